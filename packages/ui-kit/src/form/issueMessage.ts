/** The fields of a zod issue that determine its text. */
interface Issue {
  code?: string;
  origin?: string;
  format?: string;
  minimum?: number | bigint;
  input?: unknown;
}

function isAbsent(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

/** Returns the message id for a schema's issue with a field. */
export function issueMessageId(issue: Issue): string {
  const { code, origin, format, input } = issue;
  if (isAbsent(input)) return 'ui.form.required';
  if (code === 'invalid_format') return format === 'email' ? 'ui.form.email' : 'ui.form.wrongFormat';
  const isLength = origin === 'string' || origin === 'array';
  if (code === 'too_small') return isLength ? 'ui.form.tooShort' : 'ui.form.tooSmall';
  if (code === 'too_big') return isLength ? 'ui.form.tooLong' : 'ui.form.tooBig';
  return 'ui.form.invalid';
}
