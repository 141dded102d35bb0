import { Parser } from 'htmlparser2';

const silent = new Set(['style', 'script', 'template']);
const shownMissing = 12;

/** Returns the text of published HTML. */
export function textOf(html: string): string {
  const texts: string[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag: (name) => void (depth += silent.has(name) ? 1 : 0),
    ontext: (text) => void (depth === 0 && texts.push(text)),
    onclosetag: (name) => void (depth -= silent.has(name) ? 1 : 0),
  });
  parser.end(html);
  return texts.join(' ');
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Compares the published text with the text on a page, word by word and without their order. */
export function compareWords(
  published: string,
  shown: string,
): { sameWords: number | null; missingWords: string } {
  const expected = wordsOf(published);
  if (expected.length === 0) return { sameWords: null, missingWords: '' };
  const left = new Map<string, number>();
  for (const word of wordsOf(shown)) left.set(word, (left.get(word) ?? 0) + 1);
  const missing = expected.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  return {
    sameWords: 1 - missing.length / expected.length,
    missingWords: missing.slice(0, shownMissing).join(' '),
  };
}
