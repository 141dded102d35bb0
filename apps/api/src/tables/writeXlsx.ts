import { PassThrough, type Readable } from 'node:stream';
import exceljs from 'exceljs';

import type { Cell, Table } from './table.ts';
import { createWallClock } from './wallClock.ts';

const bold = { bold: true };
/** A format that spreadsheets write in the order their own language has. */
const momentFormat = 'yyyy-mm-dd hh:mm:ss';

/** Adds a row, its moments as real dates. */
function addRow(
  sheet: exceljs.Worksheet,
  cells: readonly Cell[],
  wallClock: (moment: Date) => Date,
): exceljs.Row {
  // Text stays text: a cell is a formula only where it is said to be one.
  const row = sheet.addRow(cells.map((cell) => (cell instanceof Date ? wallClock(cell) : cell)));
  for (const [index, cell] of cells.entries())
    if (cell instanceof Date) row.getCell(index + 1).numFmt = momentFormat;
  return row;
}

async function writeBook(table: Table, stream: PassThrough): Promise<void> {
  const book = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const wallClock = createWallClock(table.timeZone);
  const sheet = book.addWorksheet(table.sheet, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = table.columns.map(({ title, width }) => ({ header: title, width }));
  const header = sheet.getRow(1);
  header.font = bold;
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

/** A table as an Excel workbook, written while it is sent, with a sheet that tells what it is of. */
export function writeXlsx(table: Table): Readable {
  const stream = new PassThrough();
  writeBook(table, stream).catch((error: unknown) =>
    stream.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return stream;
}
