import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

import type { Language } from '../http/language.ts';
import type { CalendarDay, Table } from './table.ts';
import { createWallClock } from './wallClock.ts';

const dayLengths = { day: 10, month: 7, year: 4 };

/** Formats a day, month or year as ISO 8601. */
function writeDay({ day, span = 'day' }: CalendarDay): string {
  return day.slice(0, dayLengths[span]);
}

/** The marks by which spreadsheets of a language recognize columns and numbers. */
const dialects: Record<Language, { delimiter: string; decimalMark: string }> = {
  en: { delimiter: ',', decimalMark: '.' },
  ru: { delimiter: ';', decimalMark: ',' },
};

/**
 * Writes a table as CSV for the spreadsheets of its language: a byte order mark, in English commas and decimal
 * points, in Russian semicolons and decimal commas, CRLF, times as `2026-03-05 00:30:15`. Text that looks like a
 * formula gets an apostrophe in front, so that a shop's product name cannot run as a formula in Excel.
 */
export function writeCsv({ columns, rows, timeZone, language }: Table): Readable {
  const wallClock = createWallClock(timeZone);
  const { delimiter, decimalMark } = dialects[language];
  const lines = stringify({
    bom: true,
    delimiter,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: {
      date: (moment) => wallClock(moment).toISOString().slice(0, 19).replace('T', ' '),
      object: (value) => writeDay(value as unknown as CalendarDay),
      number: (value) => String(value).replace('.', decimalMark),
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
