import { IntlMessageFormat } from 'intl-messageformat';

import type { Language } from '../http/language.ts';

const formats = new Map<string, IntlMessageFormat>();

/** Fills the placeholders of a message, with plurals and numbers as its language has them. */
export function formatMessage(
  message: string,
  values: Readonly<Record<string, string | number>> | undefined,
  language: Language,
): string {
  const key = `${language} ${message}`;
  let format = formats.get(key);
  if (!format) {
    format = new IntlMessageFormat(message, language);
    formats.set(key, format);
  }
  return String(format.format(values));
}
