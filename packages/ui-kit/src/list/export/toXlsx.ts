import writeXlsxFile, { type Cell } from 'write-excel-file/browser';

import type { ExportValue } from '../table/columns.ts';
import { wallClock, type ExportTable } from './exportTable.ts';

/** A format that spreadsheets display in their own language's order. */
const dateFormat = 'yyyy-mm-dd hh:mm:ss';
const widest = 60;
const narrowest = 8;
const dateWidth = 20;

function toCell(value: ExportValue, timeZone: string): Cell {
  return value instanceof Date
    ? { value: wallClock(value, timeZone), type: Date, format: dateFormat }
    : (value ?? null);
}

function widthOf(value: ExportValue): number {
  return value instanceof Date ? dateWidth : String(value ?? '').length + 2;
}

/** Returns a list as a spreadsheet, with real numbers and dates, and a fixed header. */
export function toXlsx({ head, rows }: ExportTable, timeZone: string): Promise<Blob> {
  const headRow: Cell[] = head.map((text) => ({ value: text, fontWeight: 'bold' }));
  const columns = head.map((text, index) => {
    const longest = rows.reduce((most, row) => Math.max(most, widthOf(row[index])), text.length + 2);
    return { width: Math.min(widest, Math.max(narrowest, longest)) };
  });
  const cells = rows.map((row) => row.map((value) => toCell(value, timeZone)));
  return writeXlsxFile([headRow, ...cells], { columns, stickyRowsCount: 1 }).toBlob();
}
