import type { Named } from '@vitrina/api-client/contract';

const pageSize = 100;
/** Maximum number of options. Longer lists need a search instead. */
const most = 2000;

/** Fetches one page of a list call. */
type FetchPage<Row> = (query: {
  offset: number;
  limit: number;
}) => Promise<{ data: { items: readonly Row[]; total: number } }>;

/** Returns all items of a list call as named options. */
export async function collectAll<Row extends { id: number }>(
  fetchPage: FetchPage<Row>,
  nameOf: (row: Row) => string,
): Promise<Named[]> {
  const found: Named[] = [];
  for (;;) {
    const { data } = await fetchPage({ offset: found.length, limit: pageSize });
    found.push(...data.items.map((row) => ({ id: row.id, name: nameOf(row) })));
    if (data.items.length === 0 || found.length >= Math.min(data.total, most)) return found;
  }
}
