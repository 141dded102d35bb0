/** A day of the calendar as `YYYY-MM-DD`, or the month or year it begins. Files tell it as a date, not as a text. */
export interface CalendarDay {
  day: string;
  /** A day unless said. */
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

/** A table to be taken along as a file, its rows one after the other. */
export interface Table {
  /** Of the file, without an ending. */
  name: string;
  sheet: string;
  /** IANA name of the zone whose clocks tell the moments. */
  timeZone: string;
  columns: readonly TableColumn[];
  rows(): AsyncIterable<readonly Cell[]>;
  /** The table's title, and facts about it; a workbook shows them on a separate sheet. */
  about: { sheet: string; facts: readonly (readonly [title: string, value: Cell])[] };
}
