import type { RichText } from '@vitrina/block-catalogue';

import type { Field } from '../content/content.ts';
import { lineText, noteLostFormatting, toLines } from '../content/richText.ts';
import type { Note } from '../report/issue.ts';
import type { OzonText } from './document.ts';

type Align = 'left' | 'center' | 'right';

/** The default sizes of a title and a text in Ozon's own designer. */
const sizeOf = { title: 'size5', text: 'size2' } as const;
const keptTags: ReadonlySet<string> = new Set(['ul', 'ol', 'li']);

/** Writes a title; undefined if it is empty. */
export function writeTitle({ value }: Field<string>, align: Align = 'left'): OzonText | undefined {
  return writeLines(value.split('\n'), 'title', align);
}

/** Writes a text, with lists as marked lines; undefined if it is empty. */
export function writeText(field: Field<RichText>, note: Note, align: Align = 'left'): OzonText | undefined {
  noteLostFormatting(field, keptTags, note);
  return writeLines(toTextLines(field.value), 'text', align);
}

/** Returns a rich text as lines of plain text. */
export function toTextLines(text: RichText): string[] {
  return toLines(text).map((line) => {
    if (!line.list || line.runs.length === 0) return lineText(line);
    const mark = line.list.ordered ? `${line.list.index + 1}. ` : '• ';
    return '  '.repeat(line.list.depth) + mark + lineText(line);
  });
}

/**
 * Writes one line in `items`, as in an approved card, and several lines in `content`, the only form known to
 * keep them.
 */
function writeLines(lines: readonly string[], part: keyof typeof sizeOf, align: Align): OzonText | undefined {
  const [first = '', ...others] = lines;
  if (lines.every((line) => line.trim() === '')) return undefined;
  const look = { size: sizeOf[part], align, color: 'color1' };
  return others.length === 0
    ? { items: [{ type: 'text', content: first }], ...look }
    : { content: [...lines], ...look };
}

/** Returns a block's alignment in Ozon's terms; undefined for justified text. */
export function alignOf(align: string | undefined, place: Field<unknown>, note: Note): Align {
  if (align === 'center' || align === 'right') return align;
  if (align === 'justify') {
    const { componentId } = place;
    note({ code: 'marketplace.justifyLost', severity: 'info', componentId, prop: 'textAlign' });
  }
  return 'left';
}
