import type { FetchPage } from '../listController.ts';

/** As many rows as a page of the server can have. */
const pageSize = 100;

/** More rows than this make a file nobody reads, and a server busy. */
export const mostExported = 20_000;

/** The rows that were collected, and how many match. */
export interface CollectedRows<Row> {
  rows: Row[];
  total: number;
}

/**
 * All rows of a list that match, at most {@link mostExported}, page by page.
 *
 * @param onProgress - told a number from 0 to 1 after each page
 * @throws what `fetchPage` throws, and an AbortError once `signal` says so
 */
export async function collectRows<Row>(
  fetchPage: FetchPage<Row>,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<CollectedRows<Row>> {
  const rows: Row[] = [];
  for (;;) {
    const { items, total } = await fetchPage(rows.length, pageSize);
    signal.throwIfAborted();
    rows.push(...items);
    const wanted = Math.min(total, mostExported);
    onProgress(wanted === 0 ? 1 : rows.length / wanted);
    if (items.length === 0 || rows.length >= wanted) return { rows: rows.slice(0, mostExported), total };
  }
}
