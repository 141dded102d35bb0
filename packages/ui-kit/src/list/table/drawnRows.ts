import { sizes } from '../../theme/tokens.ts';

/** The rows to draw, and the room that those before and after them take, in CSS pixels. */
export interface DrawnRows {
  indexes: readonly number[];
  beforePx: number;
  afterPx: number;
  /** Told each row's element: some are higher than others. */
  measure?: (row: HTMLElement | null) => void;
  /** Scrolls to a row that is not drawn. */
  reveal?: (index: number) => void;
}

/** Up to here all rows are drawn: they are few enough, and the browser finds text in them. */
export const mostDrawn = 50;

/** As many of a long list are drawn before it is known which are in sight: what a window shows, and a little more. */
const firstDrawn = 24;

/** The first rows of a list that is to be drawn whole, or of a long one those in sight at its beginning. */
export function firstRows(count: number): DrawnRows {
  const drawn = count > mostDrawn ? firstDrawn : count;
  return {
    indexes: Array.from({ length: drawn }, (_, index) => index),
    beforePx: 0,
    afterPx: (count - drawn) * sizes.tableRowPx,
  };
}

/** The first few of the rows to draw, and the room of the others. */
export function beginningOf(rows: DrawnRows, count: number): DrawnRows {
  const left = Math.max(0, rows.indexes.length - count);
  return {
    ...rows,
    indexes: rows.indexes.slice(0, count),
    afterPx: rows.afterPx + left * sizes.tableRowPx,
  };
}
