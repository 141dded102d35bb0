import type { Locale, MessageCatalogue } from './locales.ts';

/**
 * One flat list of texts from many packages. A text that a language lacks appears in English.
 */
export function mergeMessages(
  catalogues: readonly MessageCatalogue[],
  locale: Locale,
): Record<string, string> {
  const english = Object.assign({}, ...catalogues.map((catalogue) => catalogue.en)) as Record<string, string>;
  return Object.assign(english, ...catalogues.map((catalogue) => catalogue[locale])) as Record<
    string,
    string
  >;
}
