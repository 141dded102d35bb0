import type { Locale, MessageCatalogue, Messages } from './locales.ts';

/** Merges the catalogs of several packages. A missing message falls back to English. */
export function mergeMessages(catalogues: readonly MessageCatalogue[], locale: Locale): Messages {
  // If only one language was loaded, both are the same.
  const messages = new Set([...catalogues.map(({ en }) => en), ...catalogues.map((each) => each[locale])]);
  return Object.assign({}, ...messages) as Messages;
}
