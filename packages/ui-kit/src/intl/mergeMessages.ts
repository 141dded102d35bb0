import type { Locale, MessageCatalogue } from './locales.ts';
import { readTexts, type ReadTexts } from './readTexts.ts';

/**
 * One flat list of texts from many packages. A text that a language lacks appears in English.
 */
export function mergeMessages(catalogues: readonly MessageCatalogue[], locale: Locale): ReadTexts {
  const english = catalogues.map((catalogue) => readTexts(catalogue.en));
  const chosen = catalogues.map((catalogue) => readTexts(catalogue[locale]));
  return Object.assign({}, ...english, ...chosen) as ReadTexts;
}
