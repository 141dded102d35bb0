/** What a person, and support, can be told about a failure. */
export interface ErrorFacts {
  /** The failure's code, which is the suffix of its message id. */
  code?: string;
  /** Names the failed request in the server's log. */
  requestId?: string;
  /** Permission that was missing, where the server said so. */
  permission?: string;
}

function textAt(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Reads what is known of a failure; anything can be thrown, so nothing is assumed. */
export function readErrorFacts(error: unknown): ErrorFacts {
  if (typeof error !== 'object' || error === null) return {};
  return {
    code: textAt(error, 'code'),
    requestId: textAt(error, 'requestId'),
    permission: textAt(Reflect.get(error, 'data'), 'permission'),
  };
}

/** Whether the server refused because a permission is missing. */
export function isForbidden(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'status') === 403;
}

/** Whether the server could not read the address itself: no id looks like that one, so that nothing can be there. */
function isOfNoAddress(error: object): boolean {
  const issues: unknown = Reflect.get(error, 'errors');
  return (
    Array.isArray(issues) &&
    issues.length > 0 &&
    issues.every((issue) => textAt(issue, 'path')?.startsWith('params.') === true)
  );
}

/** Whether what was asked for does not exist, or no longer. */
export function isGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return readErrorFacts(error).code === 'notFound' || isOfNoAddress(error);
}

/** Whether nothing answered: the server, or a service it needs, is away for now. */
export function isAway(error: unknown): boolean {
  return readErrorFacts(error).code === 'serviceUnavailable';
}
