/** The details of an error for the user and for support. */
export interface ErrorFacts {
  /** The error's code; also the suffix of its message id. */
  code?: string;
  /** Identifies the failed request in the server's log. */
  requestId?: string;
  /** The missing permission, if the server named it. */
  permission?: string;
}

function textAt(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Reads the details of an error. Accepts any value, since anything can be thrown. */
export function readErrorFacts(error: unknown): ErrorFacts {
  if (typeof error !== 'object' || error === null) return {};
  return {
    code: textAt(error, 'code'),
    requestId: textAt(error, 'requestId'),
    permission: textAt(Reflect.get(error, 'data'), 'permission'),
  };
}

/** Checks whether the server refused because of a missing permission. */
export function isForbidden(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'status') === 403;
}

/** Checks whether the server could not parse the address: no id has that form, so nothing exists there. */
function isOfNoAddress(error: object): boolean {
  const issues: unknown = Reflect.get(error, 'errors');
  return (
    Array.isArray(issues) &&
    issues.length > 0 &&
    issues.every((issue) => textAt(issue, 'path')?.startsWith('params.') === true)
  );
}

/** Checks whether the requested thing does not exist, or no longer exists. */
export function isGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return readErrorFacts(error).code === 'notFound' || isOfNoAddress(error);
}

/** Checks whether the server, or a service it needs, is unavailable. */
export function isAway(error: unknown): boolean {
  return readErrorFacts(error).code === 'serviceUnavailable';
}
