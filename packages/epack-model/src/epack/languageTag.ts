/**
 * Returns the BCP 47 tag of an epack's locale. Locales are a language (`ru`), or country and language
 * (`il_he`).
 *
 * @public
 */
export function languageTag(locale: string): string {
  const [first = '', second] = locale.split(/[_-]/);
  if (second === undefined) return first.toLowerCase();
  const isLanguageFirst = second === second.toUpperCase();
  const [language, country] = isLanguageFirst ? [first, second] : [second, first];
  return `${language.toLowerCase()}-${country.toUpperCase()}`;
}
