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

/** The first rows of a list, and room of nothing else. */
export function firstRows(count: number): DrawnRows {
  return {
    indexes: Array.from({ length: Math.min(count, mostDrawn) }, (_, index) => index),
    beforePx: 0,
    afterPx: 0,
  };
}
