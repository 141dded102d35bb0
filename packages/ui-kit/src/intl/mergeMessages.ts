import type { Locale, MessageCatalogue } from './locales.ts';
import { readTexts, type ReadTexts } from './readTexts.ts';

/**
 * One flat list of texts from many packages. A text that a language lacks appears in English.
 */
export function mergeMessages(catalogues: readonly MessageCatalogue[], locale: Locale): ReadTexts {
  // Where one language alone was fetched, both are the same.
  const texts = new Set([...catalogues.map(({ en }) => en), ...catalogues.map((each) => each[locale])]);
  return Object.assign({}, ...[...texts].map(readTexts)) as ReadTexts;
}
