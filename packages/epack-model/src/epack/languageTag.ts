const scriptLength = 4;

/**
 * Returns the BCP 47 tag of an epack's locale. Locales are a language (`ru`), country and language (`il_he`), or a
 * language with its country or script (`pt-BR`, `zh-Hant`).
 *
 * @public
 */
export function languageTag(locale: string): string {
  const parts = locale.split(/[_-]/);
  const [first = '', second] = parts;
  if (second === undefined) return first.toLowerCase();
  if (second.length === scriptLength) return parts.join('-');
  const isLanguageFirst = second === second.toUpperCase();
  const [language, country] = isLanguageFirst ? [first, second] : [second, first];
  return `${language.toLowerCase()}-${country.toUpperCase()}`;
}
