import type { Note } from '../report/issue.ts';
import type { Place } from './content.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text of at most so many UTF-16 code units: cut between what readers see as characters. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text.slice(0, maxLength + 64))) {
    if (index + segment.length > maxLength) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd();
}

/** A text that fits; where it had to be cut, that is noted. */
export function fitText(text: string, maxLength: number, { componentId, prop }: Place, note: Note): string {
  if (text.length <= maxLength) return text;
  const values = { length: text.length, max: maxLength };
  note({ code: 'marketplace.textCut', severity: 'error', componentId, prop, values });
  return cutText(text, maxLength);
}
