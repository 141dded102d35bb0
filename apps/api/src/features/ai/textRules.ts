const nbsp = '\u00a0';

/** Reduces runs of spaces, and of empty lines, to one. */
export function collapseSpaces(text: string): string {
  return text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ +([,.;:!?)»”])/g, '$1')
    .trim();
}

/** Removes a word that repeats the previous one, ignoring case. */
export function removeDoubledWords(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])([\p{L}\p{N}]+)(?:\s+\1(?![\p{L}\p{N}]))+/giu, '$1');
}

/** Converts to lower case, with a capital at the start of each sentence. */
export function capitalizeSentences(text: string): string {
  return text
    .toLocaleLowerCase('ru')
    .replace(/(^|[.!?…]\s+|\n)(\p{Ll})/gu, (_match, before: string, letter: string) => {
      return before + letter.toLocaleUpperCase('ru');
    });
}

function hasCyrillic(text: string): boolean {
  return /\p{Script=Cyrillic}/u.test(text);
}

/** Sets the quotes of the text's language, real dashes and ellipses, and non-breaking spaces. */
export function toTypographic(text: string): string {
  const [open, close] = hasCyrillic(text) ? ['«', '»'] : ['“', '”'];
  return text
    .replace(/(^|[\s([{—–-])"/g, `$1${open}`)
    .replace(/"/g, close)
    .replace(/\.{3}/g, '…')
    .replace(/(\d)\s*-\s*(?=\d)/g, '$1–')
    .replace(/(^|\s)(?:--|-)(?=\s)/g, '$1—')
    .replace(/ —/g, `${nbsp}—`)
    .replace(/(?<![\p{L}\p{N}])(\p{L}{1,2}) (?=\p{L})/gu, `$1${nbsp}`)
    .replace(/(\d) (?=\p{L})/gu, `$1${nbsp}`);
}

/**
 * Shortens a text to `max` characters: to whole sentences if any fits, otherwise to whole words with an
 * ellipsis.
 */
export function limitLength(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const sentence = /^[\s\S]*[.!?…](?=\s|$)/.exec(cut)?.[0];
  if (sentence) return sentence;
  return `${withoutLastWord(text.slice(0, Math.max(0, max - 1)))}…`;
}

/**
 * Removes the last word and the spaces before it; keeps a single word. Scans from the end letter by letter: a
 * pattern would restart at each of many spaces.
 */
function withoutLastWord(text: string): string {
  let end = text.length;
  while (end > 0 && /\S/.test(text[end - 1] ?? '')) end--;
  return end === 0 ? text : text.slice(0, end).trimEnd();
}
