import type { Column, ExportValue } from '../table/columns.ts';

/** A list as a file holds it. */
export interface ExportTable {
  head: readonly string[];
  rows: readonly (readonly ExportValue[])[];
}

/** The columns of a list that have a value for files, of all its rows. */
export function toExportTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ExportTable {
  const exported = columns.flatMap(({ header, exportValue }) =>
    exportValue ? [{ header, exportValue }] : [],
  );
  return {
    head: exported.map(({ header }) => header),
    rows: rows.map((row) => exported.map(({ exportValue }) => exportValue(row))),
  };
}

/** The date and time a clock on the wall shows in a zone, as if it were UTC: what spreadsheets call a date. */
export function wallClock(moment: Date, timeZone: string): Date {
  // Swedish writes dates as ISO does.
  const text = moment.toLocaleString('sv-SE', { timeZone });
  return new Date(`${text.replace(' ', 'T')}Z`);
}
