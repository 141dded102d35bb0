import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

import type { Table } from './table.ts';

/**
 * A table as CSV that Excel opens rightly in any country: a byte order mark, semicolons, CRLF. Text a spreadsheet would
 * take for a formula gets an apostrophe in front, so that no shop's product name runs in a colleague's Excel.
 */
export function writeCsv({ columns, rows }: Table): Readable {
  const lines = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    header: true,
    columns: columns.map(({ title }, at) => ({ key: String(at), header: title })),
  });
  const source = Readable.from(rows());
  source.on('error', (error) => lines.destroy(error));
  return source.pipe(lines);
}
