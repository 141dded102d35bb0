import type { ComponentDraft, Json } from '@vitrina/epack-model';

import { cutText } from '../content/cutText.ts';
import type { Note } from '../report/issue.ts';
import { draft } from './drafts.ts';
import { itemsOf, lost, member, type Node, noteOthers, stringOf } from './readJson.ts';
import { type ReadPicture, readPicture } from './readPicture.ts';
import { readText, toTitle } from './readText.ts';

const cellLength = 250;
const longestRow = 12;
const mostComparisonRows = 10;
const rowsOfSpecifications = 6;
const pairsAtMost = 60;

interface ReadRow {
  readonly label: string;
  readonly values: readonly string[];
}

/** A table with images above it is a comparison; without them, a table of specifications. */
export function readTable(widget: Node, note: Note): ComponentDraft[] {
  const table = member(widget, 'table');
  noteOthers(widget, ['widgetName', 'title', 'table'], note);
  noteOthers(table, ['head', 'body', 'hideHead'], note);
  const title = readText(member(widget, 'title'), 'title', note);
  const heading = title
    ? [
        draft('OzonTitleDescription', {
          title: toTitle(title, member(widget, 'title'), note),
          text: '',
          padding: 2,
        }),
      ]
    : [];
  const head = itemsOf(member(table, 'head')).map((cell) => readHeadCell(cell, note));
  const rows = itemsOf(member(table, 'body')).map((row) => readRow(row, note));
  const isComparison = head.some(({ picture }) => picture);
  const hideHead = member(table, 'hideHead').value === true;
  const drafts = isComparison
    ? comparisonDraft(head, rows, widget, note)
    : specificationDrafts(hideHead ? undefined : head.map(({ text }) => text), rows, widget, note);
  if (hideHead && !isComparison && head.some(({ text }) => text !== '')) {
    note(lost(member(table, 'head'), { key: 'head' }));
  }
  return [...heading, ...drafts];
}

interface HeadCell {
  readonly picture: ReadPicture | undefined;
  readonly text: string;
}

function readHeadCell(cell: Node, note: Note): HeadCell {
  noteOthers(cell, ['img', 'text', 'contentAlign'], note);
  const align = stringOf(member(cell, 'contentAlign')) ?? 'left';
  if (align !== 'left') note(lost(member(cell, 'contentAlign'), { key: 'contentAlign' }));
  return { picture: readPicture(member(cell, 'img'), note), text: readLines(member(cell, 'text'), note) };
}

function readLines(cell: Node, note: Note): string {
  const lines =
    typeof cell.value === 'string' ? [cell.value] : itemsOf(cell).map((line) => stringOf(line) ?? '');
  const text = lines.join('\n');
  if (text.length <= cellLength) return text;
  const values = { length: text.length, max: cellLength };
  note({ code: 'marketplace.textCut', severity: 'error', path: cell.path, values });
  return cutText(text, cellLength);
}

function readRow(row: Node, note: Note): ReadRow {
  const [label = '', ...values] = itemsOf(row).map((cell) => readLines(cell, note));
  if (values.length > longestRow) noteCut(row, values.length, longestRow, note);
  return { label, values: values.slice(0, longestRow) };
}

function comparisonDraft(
  head: readonly HeadCell[],
  rows: readonly ReadRow[],
  widget: Node,
  note: Note,
): ComponentDraft[] {
  const products = head.slice(1).map(({ picture, text }): Json => ({
    title: text,
    ...(picture && { image: picture.desktop, altText: picture.alt }),
  }));
  if (head[0] && (head[0].picture || head[0].text !== '')) {
    note(lost(member(member(member(widget, 'table'), 'head'), '0'), { key: 'head' }));
  }
  if (products.length > longestRow) noteCut(widget, products.length, longestRow, note);
  if (rows.length > mostComparisonRows) noteCut(widget, rows.length, mostComparisonRows, note);
  for (const { picture } of head) {
    if (picture?.mobile) note(lost(member(widget, 'table'), { key: 'srcMobile' }));
  }
  return [
    draft('OzonComparisonChart', {
      products: products.slice(0, longestRow),
      rows: toJson(rows.slice(0, mostComparisonRows)),
    }),
  ];
}

function specificationDrafts(
  head: readonly string[] | undefined,
  rows: readonly ReadRow[],
  widget: Node,
  note: Note,
): ComponentDraft[] {
  const isPairs =
    !head && rows.length > rowsOfSpecifications && rows.every(({ values }) => values.length <= 1);
  if (isPairs && rows.length <= pairsAtMost) return [pairsDraft(rows)];
  const [label = '', ...values] = head ?? [];
  const header: ReadRow[] = head ? [{ label, values }] : [];
  const inTable = rowsOfSpecifications - header.length;
  const parts = Array.from({ length: Math.max(1, Math.ceil(rows.length / inTable)) }, (_, index) =>
    rows.slice(index * inTable, (index + 1) * inTable),
  );
  if (parts.length > 1)
    note({ code: 'marketplace.import.tableSplit', severity: 'warning', path: widget.path });
  return parts.map((part) =>
    draft('OzonSpecifications', { rows: toJson([...header, ...part]), hasHeader: head !== undefined }),
  );
}

function pairsDraft(rows: readonly ReadRow[]): ComponentDraft {
  const specifications = rows.map(({ label, values }) => ({ label, description: values[0] ?? '' }));
  return draft('FriendlySpecifications', { specifications });
}

function toJson(rows: readonly ReadRow[]): Json {
  return rows.map(({ label, values }) => ({ label, values: [...values] }));
}

function noteCut({ path }: Node, count: number, max: number, note: Note): void {
  note({ code: 'marketplace.import.tableCut', severity: 'error', path, values: { count, max } });
}
