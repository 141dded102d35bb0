/**
 * Finds the longest part of a list that keeps its old order; the other ids moved. Two swapped blocks count as
 * one move, and a block inserted before all others as none.
 *
 * @param oldIndex - returns the previous position of an id
 */
export function findStaying(ids: readonly number[], oldIndex: (id: number) => number): number[] {
  /** By length: the id with the lowest old index that ends an increasing sequence of that length. */
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const id of ids) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (oldIndex(ends[middle] ?? 0) < oldIndex(id)) low = middle + 1;
      else high = middle;
    }
    previous.set(id, ends[low - 1]);
    ends[low] = id;
  }
  const staying: number[] = [];
  for (let id = ends.at(-1); id !== undefined; id = previous.get(id)) staying.push(id);
  return staying.toReversed();
}
