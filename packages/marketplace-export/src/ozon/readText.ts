import { fitText } from '../content/cutText.ts';
import type { Note } from '../report/issue.ts';
import { itemsOf, lost, member, membersOf, type Node, noteOthers, stringOf } from './readJson.ts';

/** A text of the document. */
export interface ReadText {
  readonly lines: readonly string[];
  readonly align: 'left' | 'center' | 'right';
}

const usual = { title: ['size4', 'size5'], text: ['size2'] } as const;

/** Reads a title or text in either form: `content`, one line each, or `items`. Undefined if it is empty. */
export function readText(node: Node, part: keyof typeof usual, note: Note): ReadText | undefined {
  if (node.value === undefined || node.value === null) return undefined;
  const lines = typeof node.value === 'string' ? node.value.split('\n') : linesOf(node, note);
  noteOthers(node, ['content', 'items', 'size', 'align', 'color'], note);
  noteLook(node, part, note);
  const align = stringOf(member(node, 'align'));
  if (lines.every((line) => line.trim() === '')) return undefined;
  return { lines, align: align === 'center' || align === 'right' ? align : 'left' };
}

function linesOf(node: Node, note: Note): string[] {
  const content = member(node, 'content');
  if (Array.isArray(content.value))
    return itemsOf(content).map((line) => stringOf(line) ?? unread(line, note));
  if (typeof content.value === 'string') return content.value.split('\n');
  const lines = [''];
  for (const item of itemsOf(member(node, 'items'))) {
    const type = stringOf(member(item, 'type'));
    const text = stringOf(member(item, 'content'));
    if (type === 'br') lines.push('');
    else if (text === undefined) unread(item, note);
    else lines.splice(-1, 1, ...((lines.at(-1) ?? '') + text).split('\n'));
  }
  return lines;
}

function unread(node: Node, note: Note): string {
  note(lost(node, { key: node.path.split('/').at(-1) ?? '' }));
  return '';
}

/** Notes other sizes and colors: our blocks use their own. */
function noteLook(node: Node, part: keyof typeof usual, note: Note): void {
  const { size, color } = membersOf(node);
  if (typeof size === 'string' && !(usual[part] as readonly string[]).includes(size)) {
    note(lost(member(node, 'size'), { key: 'size' }));
  }
  if (typeof color === 'string' && color !== 'color1') note(lost(member(node, 'color'), { key: 'color' }));
}

/** Returns a title in the form our blocks store. */
export function toTitle(text: ReadText | undefined, { path }: Node, note: Note): string {
  const title = text?.lines.join('\n') ?? '';
  return fitText(title, 200, { componentId: 0, prop: 'title' }, ({ code, severity, values }) =>
    note({ code, severity, path, ...(values && { values }) }),
  );
}

/** Returns a text as rich text; keeps its lines. */
export function toHtml(text: ReadText | undefined): string {
  return text?.lines.map(escape).join('<br>') ?? '';
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
