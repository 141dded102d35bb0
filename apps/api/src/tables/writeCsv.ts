import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

import type { Table } from './table.ts';
import { createWallClock } from './wallClock.ts';

/**
 * A table as CSV for spreadsheets that read semicolons, which take a comma for the decimal mark: a byte order mark,
 * semicolons, CRLF, moments as `2026-03-05 00:30:15`. Text a spreadsheet would take for a formula gets an apostrophe in
 * front, so that no shop's product name runs in a colleague's Excel.
 */
export function writeCsv({ columns, rows, timeZone }: Table): Readable {
  const wallClock = createWallClock(timeZone);
  const lines = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: {
      date: (moment) => wallClock(moment).toISOString().slice(0, 19).replace('T', ' '),
      number: (value) => String(value).replace('.', ','),
    },
    header: true,
    columns: columns.map(({ title }, at) => ({ key: String(at), header: title })),
  });
  const source = Readable.from(rows());
  source.on('error', (error) => lines.destroy(error));
  return source.pipe(lines);
}
