/** Steps between the numbers of a ruler, in pixels of the page. */
const steps = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** Smallest distance between two numbers, in pixels of the window. */
const apartPx = 56;

/** Lists the numbers of a ruler from 0 to a length, in pixels of the page, at a zoom that leaves room between them. */
export function listTicks(lengthPx: number, scale: number): readonly number[] {
  const step = steps.find((each) => each * scale >= apartPx) ?? 10_000;
  return Array.from({ length: Math.floor(Math.max(lengthPx, 0) / step) + 1 }, (_, at) => at * step);
}
