import type { RichText, RichTextNode } from '@vitrina/block-catalogue';

import type { Note } from '../report/issue.ts';
import type { Field } from './content.ts';

/** A part of a line: text with the tags around it, outermost first. */
export interface Run {
  readonly text: string;
  readonly tags: readonly string[];
}

/** A line of text in a paragraph, or in a list item at a depth from 0. */
export interface Line {
  readonly runs: readonly Run[];
  readonly list?: {
    readonly ordered: boolean;
    readonly depth: number;
    readonly index: number;
    readonly key: number;
  };
  /** Lines of one paragraph or item have the same number. */
  readonly block: number;
}

interface Walk {
  readonly lines: { runs: Run[]; list?: Line['list']; block: number }[];
  blocks: number;
  lists: number;
}

/** Splits a rich text into lines. Keeps empty lines in the middle; drops white space at both ends. */
export function toLines(text: RichText): Line[] {
  const walk: Walk = { lines: [], blocks: 0, lists: 0 };
  openLine(walk, undefined);
  collect(walk, text, [], undefined);
  return withoutEmptyEnds(walk.lines);
}

function openLine(walk: Walk, list: Line['list'], isNewBlock = true): void {
  const last = walk.lines.at(-1);
  if (isNewBlock) walk.blocks += 1;
  const line = { runs: [], ...(list && { list }), block: walk.blocks };
  if (isNewBlock && last?.runs.length === 0) walk.lines[walk.lines.length - 1] = line;
  else walk.lines.push(line);
}

function collect(walk: Walk, nodes: RichText, tags: readonly string[], list: Line['list']): void {
  for (const node of nodes) {
    if (typeof node === 'string') addText(walk, node, tags);
    else addElement(walk, node, tags, list);
  }
}

function addText(walk: Walk, text: string, tags: readonly string[]): void {
  const line = walk.lines.at(-1);
  if (!line || text === '' || (line.runs.length === 0 && text.trim() === '')) return;
  line.runs.push({ text, tags });
}

function addElement(
  walk: Walk,
  node: Exclude<RichTextNode, string>,
  tags: readonly string[],
  list: Line['list'],
): void {
  const { tag, children } = node;
  if (tag === 'br') openLine(walk, list, false);
  else if (tag === 'ul' || tag === 'ol') addList(walk, node, tags, list);
  else if (tag === 'p' || tag === 'li') {
    openLine(walk, list);
    collect(walk, children, tags, list);
    openLine(walk, undefined);
  } else collect(walk, children, [...tags, tag], list);
}

function addList(
  walk: Walk,
  { tag, children }: Exclude<RichTextNode, string>,
  tags: readonly string[],
  outer: Line['list'],
): void {
  const key = ++walk.lists;
  const depth = outer ? outer.depth + 1 : 0;
  let index = 0;
  for (const child of children) {
    if (typeof child === 'string' && child.trim() === '') continue;
    const item = { ordered: tag === 'ol', depth, index: index++, key };
    openLine(walk, item);
    collect(
      walk,
      typeof child === 'string' ? [child] : child.tag === 'li' ? child.children : [child],
      tags,
      item,
    );
  }
  openLine(walk, undefined);
}

function withoutEmptyEnds(lines: readonly Line[]): Line[] {
  const first = lines.findIndex(({ runs }) => runs.length > 0);
  const last = lines.findLastIndex(({ runs }) => runs.length > 0);
  return first < 0 ? [] : lines.slice(first, last + 1);
}

/** The words of a line. */
export function lineText({ runs }: Line): string {
  return runs.map(({ text }) => text).join('');
}

/** Notes links and formatting that are not exported. */
export function noteLostFormatting(
  { value, componentId, prop }: Field<RichText>,
  kept: ReadonlySet<string>,
  note: Note,
): void {
  const tags = new Set(listTags(value));
  if (tags.delete('a')) note({ code: 'marketplace.textLinkLost', severity: 'warning', componentId, prop });
  const lost = [...tags].filter((tag) => !kept.has(tag) && tag !== 'br' && tag !== 'p');
  if (lost.length > 0) note({ code: 'marketplace.formattingLost', severity: 'info', componentId, prop });
}

function* listTags(text: RichText): Generator<string> {
  for (const node of text) {
    if (typeof node === 'string') continue;
    yield node.tag;
    yield* listTags(node.children);
  }
}
