import { PassThrough, type Readable } from 'node:stream';
import exceljs from 'exceljs';

import type { Cell, Table } from './table.ts';
import { createWallClock } from './wallClock.ts';

const bold = { bold: true };
/** Formats that spreadsheets display in their own language's order. */
const momentFormat = 'yyyy-mm-dd hh:mm:ss';
const dayFormats = { day: 'yyyy-mm-dd', month: 'yyyy-mm', year: 'yyyy' };

interface Written {
  value: string | number | Date | null;
  format?: string;
}

/** Text stays text: only cells marked as formulas are formulas. Days and times are real dates. */
function toWritten(cell: Cell, wallClock: (moment: Date) => Date): Written {
  if (cell instanceof Date) return { value: wallClock(cell), format: momentFormat };
  if (typeof cell !== 'object' || cell === null) return { value: cell };
  return { value: new Date(cell.day), format: dayFormats[cell.span ?? 'day'] };
}

/** Adds a row. */
function addRow(
  sheet: exceljs.Worksheet,
  cells: readonly Cell[],
  wallClock: (moment: Date) => Date,
): exceljs.Row {
  const written = cells.map((cell) => toWritten(cell, wallClock));
  const row = sheet.addRow(written.map(({ value }) => value));
  for (const [index, { format }] of written.entries()) if (format) row.getCell(index + 1).numFmt = format;
  return row;
}

async function writeBook(table: Table, stream: PassThrough): Promise<void> {
  const book = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const wallClock = createWallClock(table.timeZone);
  const sheet = book.addWorksheet(table.sheet, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = table.columns.map(({ width }) => ({ width }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: table.columns.length } };
  const titles = table.columns.map(({ title }) => title);
  const header = addRow(sheet, titles, wallClock);
  header.font = bold;
  // By default, date headers would be aligned right, unlike the others.
  header.alignment = { horizontal: 'left' };
  header.commit();
  for await (const cells of table.rows()) addRow(sheet, cells, wallClock).commit();
  sheet.commit();
  const about = book.addWorksheet(table.about.sheet);
  about.columns = [{ width: 28 }, { width: 80 }];
  for (const fact of table.about.facts) {
    const row = addRow(about, fact, wallClock);
    row.getCell(1).font = bold;
    row.commit();
  }
  about.commit();
  await book.commit();
}

/** Writes a table as an Excel workbook while it is sent, with a sheet of facts about the table. */
export function writeXlsx(table: Table): Readable {
  const stream = new PassThrough();
  writeBook(table, stream).catch((error: unknown) =>
    stream.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return stream;
}
