const pageSize = 100;

/** Reads all pages of a list. */
export async function readAll<Item>(
  read: (paging: { offset: number; limit: number }) => Promise<{ items: readonly Item[]; total: number }>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    const { items, total } = await read({ offset: all.length, limit: pageSize });
    all.push(...items);
    if (all.length >= total || items.length === 0) return all;
  }
}

/** Sums numbers of items. */
export function sumOf<Item>(items: Iterable<Item>, valueOf: (item: Item) => number): number {
  return [...items].reduce((sum, item) => sum + valueOf(item), 0);
}
