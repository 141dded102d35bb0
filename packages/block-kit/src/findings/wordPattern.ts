/** Marks that readers don't see, and that would hide a word from the search. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

const letters = String.raw`\p{L}\p{N}_`;

/** Returns a text as words are looked for in it. */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replace(invisible, '');
}

/**
 * Returns a pattern that finds a word or phrase as a whole: any case, any white space between its words, `ё` for `е`.
 * `*` at the end of a word stands for any letters. Undefined for a word without anything to find.
 */
export function wordPattern(word: string): RegExp | undefined {
  const parts = splitWords(word);
  if (parts.length === 0) return undefined;
  const source = parts.map(partSource).join(String.raw`\s+`);
  return new RegExp(`(?<![${letters}])${source}(?![${letters}])`, 'giu');
}

function splitWords(word: string): readonly string[] {
  return normalizeText(word)
    .split(/\s+/u)
    .filter((part) => part.replaceAll('*', '') !== '');
}

function partSource(part: string): string {
  const isOpen = part.endsWith('*');
  const core = isOpen ? part.replace(/\*+$/u, '') : part;
  const source = core.replaceAll(special, String.raw`\$&`).replaceAll(/[её]/giu, '[её]');
  return isOpen ? `${source}[${letters}]*` : source;
}

/** Characters with a meaning in a pattern. */
const special = /[$()*+./?[\\\]^{|}]/gu;

/** Finds which of many words can be in a text. */
export interface WordIndex<Word> {
  /** Returns the words whose first letters are those of a word of the text; others can't be in it. */
  candidatesIn(normalizedText: string): ReadonlySet<Word>;
}

/**
 * Indexes words by their first run of letters, so that a text is read once, however many words there are. Patterns alone
 * would try each word at each place.
 */
export function indexWords<Word>(words: readonly (readonly [text: string, word: Word])[]): WordIndex<Word> {
  const whole = new Map<string, Word[]>();
  const starts = new Map<string, Word[]>();
  const signs: Word[] = [];
  for (const [text, word] of words) {
    const { run, isWhole } = firstRun(text);
    if (run === '') {
      signs.push(word);
      continue;
    }
    const index = isWhole ? whole : starts;
    index.set(run, [...(index.get(run) ?? []), word]);
  }
  const lengths = [...new Set([...starts.keys()].map((start) => start.length))];
  return {
    candidatesIn(text) {
      const found = new Set(signs);
      for (const [run] of text.matchAll(runs)) {
        const folded = fold(run);
        for (const word of whole.get(folded) ?? []) found.add(word);
        for (const length of lengths) {
          for (const word of starts.get(folded.slice(0, length)) ?? []) found.add(word);
        }
      }
      return found;
    },
  };
}

const runs = new RegExp(`[${letters}]+`, 'gu');

function fold(run: string): string {
  return run.toLowerCase().replaceAll('ё', 'е');
}

function firstRun(text: string): { readonly run: string; readonly isWhole: boolean } {
  const [part = ''] = splitWords(text);
  const [run = ''] = part.match(runs) ?? [];
  return { run: fold(run), isWhole: !part.endsWith(`${run}*`) };
}
