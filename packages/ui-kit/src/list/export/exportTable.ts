import type { Column, ExportValue } from '../table/columns.ts';

/** A list's content for a file. */
export interface ExportTable {
  head: readonly string[];
  rows: readonly (readonly ExportValue[])[];
}

/** Returns the columns with a value for files, for all rows. */
export function toExportTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ExportTable {
  const exported = columns.flatMap(({ header, exportValue }) =>
    exportValue ? [{ header, exportValue }] : [],
  );
  return {
    head: exported.map(({ header }) => header),
    rows: rows.map((row) => exported.map(({ exportValue }) => exportValue(row))),
  };
}

/** Returns the local date and time in a zone as if it were UTC, as in spreadsheets. */
export function wallClock(moment: Date, timeZone: string): Date {
  // Swedish writes dates as ISO does.
  const text = moment.toLocaleString('sv-SE', { timeZone });
  return new Date(`${text.replace(' ', 'T')}Z`);
}
