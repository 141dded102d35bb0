import type { ReactNode } from 'react';

/** What a cell holds in an exported file; a Date is a moment, written in the report's time zone. */
export type ExportValue = string | number | boolean | Date | null | undefined;

/** One column of a list. */
export interface Column<Row> {
  /** Also the name the list is sorted by, where it is sortable. */
  id: string;
  /** Its name, in the head, in the chooser of columns and in exported files. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** What the column holds in an exported file; left out of files where there is none. */
  exportValue?: (row: Row) => ExportValue;
  isSortable?: boolean;
  /** Numbers stand to the right, under each other. */
  align?: 'left' | 'right';
  widthPx?: number;
  /** Stays on one line but on a phone, as a date. */
  isUnbroken?: boolean;
  /** Left out where there is no room; a narrow screen shows what names the row and what matters most. */
  hideBelow?: 'sm' | 'md' | 'lg' | 'xl';
  /** Shown only to those who choose it. */
  isOptional?: boolean;
}

/** The columns shown before anybody chooses. */
export function usualColumnIds<Row>(columns: readonly Column<Row>[]): string[] {
  return columns.filter(({ isOptional }) => !isOptional).map(({ id }) => id);
}

/**
 * The columns to show, in their order: those chosen, as far as they exist. The first column names the row and
 * always stays.
 */
export function shownColumnIds<Row>(columns: readonly Column<Row>[], chosen?: readonly string[]): string[] {
  if (!chosen) return usualColumnIds(columns);
  const known = chosen.filter((id) => columns.some((column) => column.id === id));
  const [first] = columns;
  return first && !known.includes(first.id) ? [first.id, ...known] : known;
}

/** The columns to show themselves, as {@link shownColumnIds} names them. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen?: readonly string[],
): readonly Column<Row>[] {
  const known = new Map(columns.map((column) => [column.id, column]));
  return shownColumnIds(columns, chosen).flatMap((id) => known.get(id) ?? []);
}
