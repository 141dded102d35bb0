import type { Locale } from '../../intl/locales.ts';
import type { ExportValue } from '../table/columns.ts';
import { wallClock, type ExportTable } from './exportTable.ts';

/** The CSV dialect of a language's spreadsheets, so that they recognize numbers and dates. */
const dialects: Record<Locale, { separator: string; decimalMark: string; yes: string; no: string }> = {
  en: { separator: ',', decimalMark: '.', yes: 'TRUE', no: 'FALSE' },
  ru: { separator: ';', decimalMark: ',', yes: 'ИСТИНА', no: 'ЛОЖЬ' },
};

/** Without it, spreadsheets misread Cyrillic. */
const byteOrderMark = '\uFEFF';

function dateText(moment: Date, locale: Locale, timeZone: string): string {
  const [day = '', time = ''] = wallClock(moment, timeZone).toISOString().slice(0, 19).split('T');
  const written = locale === 'ru' ? day.split('-').reverse().join('.') : day;
  return `${written} ${time}`;
}

/** Spreadsheets evaluate a text that starts like a formula; an apostrophe prevents that. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Returns a list as CSV for the spreadsheets of a language. */
export function toCsv({ head, rows }: ExportTable, locale: Locale, timeZone: string): string {
  const { separator, decimalMark, yes, no } = dialects[locale];
  const quote = (text: string) =>
    /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
  const cell = (value: ExportValue): string => {
    if (value === null || value === undefined) return '';
    if (value instanceof Date) return dateText(value, locale, timeZone);
    if (typeof value === 'number') return quote(String(value).replace('.', decimalMark));
    if (typeof value === 'boolean') return value ? yes : no;
    return quote(harmless(value));
  };
  return byteOrderMark + [head, ...rows].map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}
