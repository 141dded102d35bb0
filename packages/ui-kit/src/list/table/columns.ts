import type { ReactNode } from 'react';

/** A cell's value in an exported file; a Date is written in the report's time zone. */
export type ExportValue = string | number | boolean | Date | null | undefined;

/** A column of a list. */
export interface Column<Row> {
  /** Also the name to sort by, if the column is sortable. */
  id: string;
  /** The column's name in the header, the column chooser and exported files. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Returns the value in an exported file. Without it, files leave the column out. */
  exportValue?: (row: Row) => ExportValue;
  isSortable?: boolean;
  /** Use `right` for numbers. */
  align?: 'left' | 'right';
  widthPx?: number;
  /** Keeps the value on one line except on a phone, such as a date. */
  isUnbroken?: boolean;
  /**
   * Hides the column on screens below this width. Narrow screens keep the row's name and the most important
   * values.
   */
  hideBelow?: 'sm' | 'md' | 'lg' | 'xl';
  /** Shown only if the user selects it. */
  isOptional?: boolean;
  /**
   * Returns the cell's text, so that a column with the same text in every row can be folded into one line above
   * the table. Without it, the column is never folded.
   */
  foldText?: (row: Row) => string;
}

/** Returns the ids of the default columns. */
export function usualColumnIds<Row>(columns: readonly Column<Row>[]): string[] {
  return columns.filter(({ isOptional }) => !isOptional).map(({ id }) => id);
}

/**
 * Returns the ids of the columns to show, in order: the selected ones that exist. The first column names the
 * row and is always shown.
 */
export function shownColumnIds<Row>(columns: readonly Column<Row>[], chosen?: readonly string[]): string[] {
  if (!chosen) return usualColumnIds(columns);
  const known = chosen.filter((id) => columns.some((column) => column.id === id));
  const [first] = columns;
  return first && !known.includes(first.id) ? [first.id, ...known] : known;
}

/** Returns the columns to show, see {@link shownColumnIds}. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen?: readonly string[],
): readonly Column<Row>[] {
  const known = new Map(columns.map((column) => [column.id, column]));
  return shownColumnIds(columns, chosen).flatMap((id) => known.get(id) ?? []);
}
