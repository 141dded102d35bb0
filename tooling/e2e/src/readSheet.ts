import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { unzip } from './unzip.ts';

/** The value of a workbook's cell; a date is a number with a format. */
export type SheetValue = string | number | boolean | undefined;

const textOf = (xml: string) =>
  [...xml.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)]
    .map(([, text = '']) => text)
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

function valueOf(attributes: string, content: string, shared: readonly string[]): SheetValue {
  const kind = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n';
  const raw = /<v>([^<]*)<\/v>/.exec(content)?.[1];
  if (kind === 'inlineStr') return textOf(content);
  if (raw === undefined) return undefined;
  if (kind === 's') return shared[Number(raw)];
  if (kind === 'b') return raw === '1';
  return kind === 'n' ? Number(raw) : raw;
}

/** The place of a cell by its name, as 27 of `AB3`. */
function columnOf(attributes: string): number {
  const letters = /\br="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? 'A';
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readRow(row: string, shared: readonly string[]): SheetValue[] {
  const values: SheetValue[] = [];
  // Cells that are empty may be left out.
  for (const [, attributes = '', content = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs))
    values[columnOf(attributes)] = valueOf(attributes, content, shared);
  return values;
}

/** Reads the rows of a workbook's first sheet. */
export async function readSheet(file: string): Promise<SheetValue[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-sheet-'));
  try {
    await unzip(file, folder);
    const stringsFile = join(folder, 'xl', 'sharedStrings.xml');
    const strings = existsSync(stringsFile) ? await readFile(stringsFile, 'utf8') : '';
    const shared = [...strings.matchAll(/<si>(.*?)<\/si>/gs)].map(([, xml = '']) => textOf(xml));
    const sheet = await readFile(join(folder, 'xl', 'worksheets', 'sheet1.xml'), 'utf8');
    return [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => readRow(row, shared));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The moment a spreadsheet's number stands for, as its cell shows it. */
export function sheetMoment(value: SheetValue): string {
  const dayMs = 24 * 60 * 60_000;
  const epochMs = Date.UTC(1899, 11, 30);
  return new Date(Math.round((epochMs + Number(value) * dayMs) / 1000) * 1000).toISOString().slice(0, 16);
}
