import type { ListRequest } from './listQuery.ts';

type Cell = string | number | null;

/** A list with all its rows in memory, not from a query. */
interface RowSource<Row, Column extends string> {
  rows: readonly Row[];
  /** The value of each sortable column. */
  columns: Record<Column, (row: Row) => Cell>;
  /** The values that a search looks in. */
  searched: readonly ((row: Row) => string)[];
  /** The default order, also used for equal rows. */
  defaultSort: ListRequest<Column>['sort'];
}

/** Dictionary order for both alphabets, like the database's `und-x-icu`. */
const { compare } = new Intl.Collator('und');

function compareCells(a: Cell, b: Cell): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compare(String(a), String(b));
}

/** Sorts rows in a list's order; empty values are last in either direction. */
export function sortRows<Row, Column extends string>(
  { rows, columns, defaultSort }: Omit<RowSource<Row, Column>, 'searched'>,
  asked: ListRequest<Column>['sort'],
): Row[] {
  const sort = [...asked, ...defaultSort];
  return rows.toSorted((a, b) => {
    for (const { column, isDescending } of sort) {
      const [first, second] = [columns[column](a), columns[column](b)];
      if (first === second) continue;
      if (first === null || second === null) return first === null ? 1 : -1;
      const order = compareCells(first, second);
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  });
}

/** Returns a page of such a list, and the total number of rows. */
export function pageInMemory<Row, Column extends string>(
  source: RowSource<Row, Column>,
  request: ListRequest<Column> & { search?: string | undefined },
): { items: Row[]; total: number } {
  const wanted = request.search?.trim().toLowerCase() ?? '';
  const isFound = (row: Row) => source.searched.some((text) => text(row).toLowerCase().includes(wanted));
  const rows = wanted === '' ? source.rows : source.rows.filter(isFound);
  const sorted = sortRows({ ...source, rows }, request.sort);
  return { items: sorted.slice(request.offset, request.offset + request.limit), total: rows.length };
}
