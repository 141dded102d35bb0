import { PassThrough, type Readable } from 'node:stream';
import exceljs from 'exceljs';

import type { Table } from './table.ts';

const bold = { bold: true };

async function writeBook(table: Table, stream: PassThrough): Promise<void> {
  const book = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const sheet = book.addWorksheet(table.sheet, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = table.columns.map(({ title, width }) => ({ header: title, width }));
  const header = sheet.getRow(1);
  header.font = bold;
  header.commit();
  // Text stays text: a cell is a formula only where it is said to be one.
  for await (const cells of table.rows()) sheet.addRow([...cells]).commit();
  sheet.commit();
  const about = book.addWorksheet(table.about.sheet);
  about.columns = [{ width: 28 }, { width: 80 }];
  for (const fact of table.about.facts) {
    const row = about.addRow([...fact]);
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
