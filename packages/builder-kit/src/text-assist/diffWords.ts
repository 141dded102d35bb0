import { diffArrays } from 'diff';

/** A piece of two texts: in both, or in one of them only. */
export interface TextDifference {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** What differs between two texts, by words of any language; spaces and punctuation count. */
export function diffWords(before: string, after: string): readonly TextDifference[] {
  const parts = diffArrays(listWords(before), listWords(after));
  return parts.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

function listWords(text: string): string[] {
  return [...words.segment(text)].map(({ segment }) => segment);
}
