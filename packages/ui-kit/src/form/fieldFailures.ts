/** Message ids of the server's field errors, by field. */
export type FieldFailures = Readonly<Record<string, string>>;

interface FieldFailure {
  path: string;
  code: string;
}

function isFieldFailure(value: unknown): value is FieldFailure {
  if (typeof value !== 'object' || value === null) return false;
  return typeof Reflect.get(value, 'path') === 'string' && typeof Reflect.get(value, 'code') === 'string';
}

/**
 * Returns the fields a failed call is about: those named in the error (`body.email`), and the field of its
 * code.
 *
 * @param fieldOfCode - the field of each error code that is about one, such as `usernameTaken`
 */
export function readFieldFailures(
  failure: unknown,
  fieldOfCode: Readonly<Record<string, string>> = {},
): FieldFailures {
  if (typeof failure !== 'object' || failure === null) return {};
  const code: unknown = Reflect.get(failure, 'code');
  const errors: unknown = Reflect.get(failure, 'errors');
  const named = (Array.isArray(errors) ? errors : []).filter(isFieldFailure);
  const field = typeof code === 'string' ? fieldOfCode[code] : undefined;
  return {
    ...Object.fromEntries(
      named
        .filter(({ path }) => path.startsWith('body.'))
        .map((one) => [one.path.slice('body.'.length), `api.field.${one.code}`]),
    ),
    ...(field === undefined ? {} : { [field]: `api.error.${String(code)}` }),
  };
}
