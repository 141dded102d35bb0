import type { Locale, MessageCatalogue } from './locales.ts';
import { readTexts, type ReadTexts } from './readTexts.ts';

/**
 * One flat list of texts from many packages. A text that a language lacks appears in English.
 */
export function mergeMessages(catalogues: readonly MessageCatalogue[], locale: Locale): ReadTexts {
  const english = catalogues.map((catalogue) => catalogue.en);
  const chosen = catalogues.map((catalogue) => catalogue[locale]);
  // Where one language alone was fetched, both are the same.
  const read = [...new Set([...english, ...chosen])].map(readTexts);
  return Object.assign({}, ...read) as ReadTexts;
}
