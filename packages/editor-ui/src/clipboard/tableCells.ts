import { type PastedCells, readDelimited } from '@vitrina/editor-core/tables';

import { cleanPastedHtml } from './cleanPastedHtml.ts';

/** Most rows and columns that are read, so that a claimed span of thousands costs no time. */
const maxSpan = 1001;

/**
 * Returns the cells of HTML that is one table and nothing else, as spreadsheets copy it; undefined for any
 * other. A cell that spans several is the first of them; the others are empty.
 */
export function readHtmlCells(html: string): PastedCells | undefined {
  const { body } = new DOMParser().parseFromString(cleanPastedHtml(html), 'text/html');
  const [table, ...others] = body.querySelectorAll('table');
  if (table === undefined || others.length > 0) return undefined;
  if (body.textContent.trim() !== table.textContent.trim()) return undefined;
  const rows: string[][] = [...table.rows].map(() => []);
  for (const [rowAt, { cells }] of [...table.rows].entries()) {
    let column = 0;
    for (const cell of cells) {
      // Skips the cells that one of an earlier row spans.
      while (rows[rowAt]?.[column] !== undefined) column++;
      for (let row = rowAt; row < Math.min(rowAt + cell.rowSpan, rows.length); row++) {
        for (let at = column; at < column + Math.min(cell.colSpan, maxSpan); at++)
          rows[row]?.splice(at, 1, row === rowAt && at === column ? toRichText(cell).trim() : '');
      }
    }
  }
  return withoutEmptyEnd(rows);
}

/** Returns the cells of plain text with tabs, or of a CSV file; undefined for any other text. */
export function readTextCells(text: string): PastedCells | undefined {
  return readDelimited(text)?.map((cells) => cells.map((cell) => escapeText(cell).replaceAll('\n', '<br>')));
}

/** Spreadsheets can end the copied part with an empty row. */
function withoutEmptyEnd(rows: readonly (readonly string[])[]): PastedCells | undefined {
  const end = rows.findLastIndex((cells) => cells.some((cell) => cell !== '')) + 1;
  return end === 0 ? undefined : rows.slice(0, end);
}

const marks = new Set(['b', 'strong', 'i', 'em']);

/** Returns the content of a cell with its bold, italic, links and lines, and nothing else. */
function toRichText(element: Element): string {
  let text = '';
  for (const node of element.childNodes) {
    if (node instanceof Text) text += escapeText(node.data.replaceAll(/[\t\n\r ]+/g, ' '));
    else if (node instanceof HTMLBRElement) text = `${text.trimEnd()}<br>`;
    else if (node instanceof HTMLElement) text += toMarkup(node, toRichText(node), text !== '');
  }
  return text.replaceAll(/<br>\s+/g, '<br>');
}

function toMarkup(element: HTMLElement, content: string, isAfterText: boolean): string {
  const { localName } = element;
  if (content.trim() === '') return content;
  if (marks.has(localName)) return `<${localName}>${content}</${localName}>`;
  if (element instanceof HTMLAnchorElement && /^(?:https?|mailto|tel):/i.test(element.href))
    return `<a href="${escapeText(element.href).replaceAll('"', '&quot;')}">${content}</a>`;
  const isLine = /^(?:p|div|li|h[1-6])$/.test(localName);
  return isLine && isAfterText ? `<br>${content.trim()}` : content;
}

function escapeText(text: string): string {
  const box = document.createElement('span');
  box.textContent = text;
  return box.innerHTML;
}
