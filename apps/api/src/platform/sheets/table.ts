import type { Language } from '../http/language.ts';

/**
 * A calendar day as `YYYY-MM-DD`, or the month or year that starts on it. Files contain it as a date, not as
 * a text.
 */
export interface CalendarDay {
  day: string;
  /** Default: day. */
  span?: 'day' | 'month' | 'year';
}

/** A cell's value; a Date is a point in time, null an empty cell. */
export type Cell = string | number | Date | CalendarDay | null;

/** One column. */
export interface TableColumn {
  title: string | CalendarDay;
  /** In characters. */
  width: number;
}

/** A table to export as a file, row by row. */
export interface Table {
  /** The file's name, without an extension. */
  name: string;
  sheet: string;
  /** Language of the user's spreadsheets, which decides the separators of CSV. */
  language: Language;
  /** IANA name of the time zone of all times. */
  timeZone: string;
  columns: readonly TableColumn[];
  rows(): AsyncIterable<readonly Cell[]>;
  /** The table's title, and facts about it; a workbook shows them on a separate sheet. */
  about: { sheet: string; facts: readonly (readonly [title: string, value: Cell])[] };
}
