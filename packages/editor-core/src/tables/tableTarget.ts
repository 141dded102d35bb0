import { getComponent, type ComponentId, type Page } from '@vitrina/epack-model';

import {
  cellKey,
  endOf,
  findInGrid,
  findTablePlace,
  readGrid,
  rowKey,
  tableKey,
  type TableGrid,
} from './tableGrid.ts';

/** The part of a table that is selected, and that stays selected as its rows and columns change. */
export type TargetShape = 'table' | 'rows' | 'columns' | 'cells';

/** The rows and columns that the selection covers. */
export interface TableTarget {
  readonly grid: TableGrid;
  /** Indexes in order; empty if the table as a whole is selected. */
  readonly rows: readonly number[];
  /** Indexes in order; empty if rows or the table as a whole are selected. */
  readonly columns: readonly number[];
  readonly shape: TargetShape;
}

/**
 * Returns what the selection covers of the table around the active component; undefined outside tables, and
 * for a table that contains a series.
 */
export function findTarget(page: Page, selection: readonly ComponentId[]): TableTarget | undefined {
  const places = selection.flatMap((id) => findTablePlace(page, id) ?? []);
  const tableId = places.at(-1)?.tableId;
  const grid = tableId === undefined ? undefined : readGrid(page, tableId);
  if (grid === undefined) return undefined;
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (const place of places) {
    if (place.tableId !== tableId) continue;
    const row = grid.rows.findIndex(({ id }) => id === place.rowId);
    if (row >= 0) rows.add(row);
    const found = place.cellId === undefined ? undefined : findInGrid(grid, place.cellId);
    for (let column = found?.cell.column ?? 0; column < endOf(found?.cell); column++) columns.add(column);
  }
  const key = getComponent(page, selection.at(-1) ?? 0)?.componentKey;
  const areWhole = key === cellKey && rows.size === grid.rows.length && rows.size > 1;
  const shape = key === tableKey ? 'table' : key === rowKey ? 'rows' : areWhole ? 'columns' : 'cells';
  return { grid, rows: inOrder(rows), columns: shape === 'rows' ? [] : inOrder(columns), shape };
}

/** Returns the components to select for a row and column, in the shape of an earlier selection. */
export function listTargetIds(
  { id, rows }: TableGrid,
  shape: TargetShape,
  row: number,
  column: number,
): readonly ComponentId[] {
  const cellOf = (at: number) => {
    const cells = rows[at]?.cells ?? [];
    return (cells.find((cell) => cell.column <= column && column < endOf(cell)) ?? cells.at(-1))?.id ?? [];
  };
  const rowId = rows[row]?.id;
  if (shape === 'table' || rowId === undefined) return [id];
  if (shape === 'rows') return [rowId];
  // The first one is the active one.
  if (shape === 'columns') return rows.flatMap((_row, at) => cellOf(at)).toReversed();
  return [cellOf(row)].flat();
}

function inOrder(indexes: ReadonlySet<number>): readonly number[] {
  return [...indexes].toSorted((one, other) => one - other);
}
