import type { IntlShape } from 'react-intl';

/** Formats a message that was made elsewhere, with its values. */
export function formatText(intl: Pick<IntlShape, 'formatMessage'>, { id, values }: MessageText): string {
  // `MessageText` pairs each id with its own values; the function's type sees all ids at once.
  const format = intl.formatMessage as (descriptor: { id: string }, values?: object) => string;
  return format({ id }, values);
}
