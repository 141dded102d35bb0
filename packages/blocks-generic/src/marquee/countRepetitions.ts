/** The widest page to fill, in pixels. */
const widestPx = 2560;
/** Least widths in pixels: of a letter in the smallest text, and of the gap and the image of an item. */
const letterPx = 6;
const itemPx = 24;

/** Returns how often items have to be repeated to fill a band on the widest page. */
export function countRepetitions(items: readonly { readonly title: string }[]): number {
  if (items.length === 0) return 0;
  const runPx = items.reduce((sum, { title }) => sum + itemPx + title.length * letterPx, 0);
  return Math.ceil(widestPx / runPx);
}
