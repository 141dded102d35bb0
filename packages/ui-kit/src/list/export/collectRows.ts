import type { FetchPage } from '../listController.ts';

/** The server's maximum page size. */
const pageSize = 100;

/** The maximum number of exported rows: a larger file would be of little use and keep the server busy. */
export const mostExported = 20_000;

/** The fetched rows, and the number of matching rows. */
export interface CollectedRows<Row> {
  rows: Row[];
  total: number;
}

/**
 * Fetches all matching rows of a list, at most {@link mostExported}, page by page.
 *
 * @param onProgress - called with a number from 0 to 1 after each page
 * @throws the error of `fetchPage`, and an AbortError if `signal` aborts
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
