import { sizes } from '../../theme/tokens.ts';

/** The rows to render, and the space of those before and after them, in CSS pixels. */
export interface DrawnRows {
  indexes: readonly number[];
  beforePx: number;
  afterPx: number;
  /** Called with each row's element, to measure its height. */
  measure?: (row: HTMLElement | null) => void;
  /** Scrolls to a row that is not rendered. */
  reveal?: (index: number) => void;
}

/** Lists up to this length render all rows, so that the browser's search finds their text. */
export const mostDrawn = 50;

/**
 * The number of rows of a long list to render before the visible ones are known: a window's height, and a
 * little more.
 */
const firstDrawn = 24;

/** Returns all rows of a short list, or the first visible rows of a long one. */
export function firstRows(count: number): DrawnRows {
  const drawn = count > mostDrawn ? firstDrawn : count;
  return {
    indexes: Array.from({ length: drawn }, (_, index) => index),
    beforePx: 0,
    afterPx: (count - drawn) * sizes.tableRowPx,
  };
}

/** Returns the first few of the rows to render, and the space of the others. */
export function beginningOf(rows: DrawnRows, count: number): DrawnRows {
  const left = Math.max(0, rows.indexes.length - count);
  return {
    ...rows,
    indexes: rows.indexes.slice(0, count),
    afterPx: rows.afterPx + left * sizes.tableRowPx,
  };
}
