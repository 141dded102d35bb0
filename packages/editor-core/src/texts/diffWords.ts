import { diffArrays } from 'diff';

/** A part of two texts: in both, or in only one. */
export interface TextDifference {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * Compares two texts by words in any language; spaces and punctuation count. A run of changed words is one
 * difference, since alternating single words would be hard to read.
 */
export function diffWords(before: string, after: string): readonly TextDifference[] {
  const parts = diffArrays(listWords(before), listWords(after));
  const differences: TextDifference[] = [];
  let removed = '';
  let added = '';
  const endPhrase = () => {
    if (removed !== '') differences.push({ kind: 'removed', text: removed });
    if (added !== '') differences.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  parts.forEach((part, at) => {
    const text = part.value.join('');
    const isGap = text.trim() === '' && at > 0 && at < parts.length - 1;
    if (part.removed || (!part.added && isGap)) removed += text;
    if (part.added || (!part.removed && isGap)) added += text;
    if (part.removed || part.added || isGap) return;
    endPhrase();
    differences.push({ kind: 'same', text });
  });
  endPhrase();
  return differences;
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

function listWords(text: string): string[] {
  return [...words.segment(text)].map(({ segment }) => segment);
}
