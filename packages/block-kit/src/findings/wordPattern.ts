/** Marks that readers don't see, and that would hide a word from the search. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

/** Returns a text as words are looked for in it. */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replace(invisible, '');
}

/**
 * Returns the source of a pattern that finds a word or phrase as a whole: any case, any white space between its words,
 * `ё` for `е`. `*` at an end of a word stands for any letters.
 */
export function wordSource(word: string): string {
  const parts = normalizeText(word).trim().split(/\s+/u).map(partSource);
  return String.raw`(?<![\p{L}\p{N}_])${parts.join(String.raw`\s+`)}(?![\p{L}\p{N}_])`;
}

function partSource(part: string): string {
  const isOpenAtStart = part.startsWith('*');
  const isOpenAtEnd = part.length > 1 && part.endsWith('*');
  const core = part.slice(isOpenAtStart ? 1 : 0, isOpenAtEnd ? -1 : undefined);
  const letters = core.replaceAll(special, String.raw`\$&`).replaceAll(/[её]/giu, '[её]');
  return `${isOpenAtStart ? anyLetters : ''}${letters}${isOpenAtEnd ? anyLetters : ''}`;
}

/** Characters with a meaning in a pattern. */
const special = /[$()*+./?[\\\]^{|}]/gu;

const anyLetters = String.raw`[\p{L}\p{N}]*`;

/** Returns a pattern that finds any of some words as a whole, or undefined if there are none. */
export function wordPattern(words: readonly string[], flags = 'iu'): RegExp | undefined {
  const sources = words
    .filter((word) => normalizeText(word).replaceAll('*', '').trim() !== '')
    .map(wordSource);
  return sources.length === 0 ? undefined : new RegExp(sources.join('|'), flags);
}
