import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

import type { CalendarDay, Table } from './table.ts';
import { createWallClock } from './wallClock.ts';

const dayLengths = { day: 10, month: 7, year: 4 };

/** Formats a day, month or year as ISO 8601. */
function writeDay({ day, span = 'day' }: CalendarDay): string {
  return day.slice(0, dayLengths[span]);
}

/**
 * Writes a table as CSV for spreadsheets whose decimal mark is a comma: a byte order mark, semicolons, CRLF,
 * times as `2026-03-05 00:30:15`. Text that looks like a formula gets an apostrophe in front, so that a
 * shop's product name cannot run as a formula in Excel.
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
      object: (value) => writeDay(value as unknown as CalendarDay),
      number: (value) => String(value).replace('.', ','),
    },
    header: true,
    columns: columns.map(({ title }, at) => ({
      key: String(at),
      header: typeof title === 'string' ? title : writeDay(title),
    })),
  });
  const source = Readable.from(rows());
  source.on('error', (error) => lines.destroy(error));
  return source.pipe(lines);
}
