import type { Note } from '../report/issue.ts';
import type { Place } from './content.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Cuts a text to a maximum of UTF-16 code units, between user-perceived characters. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text.slice(0, maxLength + 64))) {
    if (index + segment.length > maxLength) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd();
}

/**
 * Returns a text that fits; notes if it had to be cut. A field of a template's settings is of no component.
 */
export function fitText(
  text: string,
  maxLength: number,
  { componentId, prop }: Pick<Place, 'prop'> & Partial<Place>,
  note: Note,
): string {
  if (text.length <= maxLength) return text;
  const values = { length: text.length, max: maxLength };
  note({ code: 'marketplace.textCut', severity: 'error', componentId, prop, values });
  return cutText(text, maxLength);
}
