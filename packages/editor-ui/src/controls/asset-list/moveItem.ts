/** Returns the list with an item at another position, limited to the list. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (!(from in items)) return items;
  const others = items.toSpliced(from, 1);
  return others.toSpliced(clampIndex(to, items.length), 0, ...items.slice(from, from + 1));
}

/** Returns the nearest index of a list with this many items. */
export function clampIndex(index: number, length: number): number {
  return Math.max(0, Math.min(length - 1, index));
}
