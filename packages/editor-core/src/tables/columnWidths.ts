import { getComponent, type ComponentId, type Page, type SinglePageChange } from '@vitrina/epack-model';

import type { TableGrid } from './tableGrid.ts';

const widthsName = 'columnWidths';

/** Narrowest column that a drag makes, in percent of the table. */
const minWidthPercent = 4;

/** Returns the widths of a table's columns in percent; undefined if they follow the content. */
export function readWidths(page: Page, { id, columnCount }: TableGrid): readonly number[] | undefined {
  const stored = getComponent(page, id)?.props[widthsName]?.value.desktop;
  const widths = Array.isArray(stored) ? stored.filter((width): width is number => Number(width) > 0) : [];
  return widths.length === columnCount && columnCount > 0 ? widths : undefined;
}

/** Returns the change that sets the widths of a table's columns. */
export function setWidths(id: ComponentId, widths: readonly number[]): SinglePageChange {
  return { type: 'updateProperty', id, name: widthsName, size: 'desktop', value: [...widths] };
}

/** Returns the widths with a new column, as wide as its neighbor before they all shrink to fit. */
export function withColumn(widths: readonly number[], column: number, neighbor: number): readonly number[] {
  return fitted(widths.toSpliced(column, 0, widths[neighbor] ?? 100 / widths.length));
}

/** Returns the widths without a column, after the others grew to fit. */
export function withoutColumn(widths: readonly number[], column: number): readonly number[] {
  return fitted(widths.toSpliced(column, 1));
}

/** Returns the widths after the border behind a column moved. The other columns keep theirs. */
export function moveBorder(widths: readonly number[], column: number, byPercent: number): readonly number[] {
  const [before, after] = [widths[column], widths[column + 1]];
  if (before === undefined || after === undefined) return widths;
  const room = before + after;
  const least = Math.min(minWidthPercent, room / 2);
  const moved = Math.min(Math.max(before + byPercent, least), room - least);
  return widths.with(column, round(moved)).with(column + 1, round(room - moved));
}

/** Returns widths in the proportions of these, in percent. */
export function fitted(widths: readonly number[]): readonly number[] {
  const sum = widths.reduce((total, width) => total + width, 0);
  return widths.map((width) => round((width / sum) * 100));
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
