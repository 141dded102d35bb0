import {
  getAncestorIds,
  getChildIds,
  getComponent,
  type Component,
  type ComponentId,
  type Page,
} from '@vitrina/epack-model';

/** Keys of the blocks of a table. */
export const tableKey = 'Table';
export const rowKey = 'TableRow';
export const cellKey = 'TableCell';

/** A cell and the columns it covers. */
export interface GridCell {
  readonly id: ComponentId;
  /** Index of the first column that the cell covers. */
  readonly column: number;
  /** Number of columns that the cell covers. */
  readonly span: number;
}

/** A row and its cells, in order. */
export interface GridRow {
  readonly id: ComponentId;
  readonly cells: readonly GridCell[];
}

/** The cells of a table by row and column. */
export interface TableGrid {
  readonly id: ComponentId;
  readonly rows: readonly GridRow[];
  /** Number of columns of the widest row. */
  readonly columnCount: number;
}

/** Returns the grid of a table; undefined for any other component, and for a table that contains a series. */
export function readGrid(page: Page, tableId: ComponentId): TableGrid | undefined {
  if (getComponent(page, tableId)?.componentKey !== tableKey) return undefined;
  const rows: GridRow[] = [];
  for (const rowId of getChildIds(page, tableId)) {
    const cells = readCells(page, rowId);
    if (cells === undefined) return undefined;
    rows.push({ id: rowId, cells });
  }
  return { id: tableId, rows, columnCount: Math.max(0, ...rows.map(({ cells }) => endOf(cells.at(-1)))) };
}

function readCells(page: Page, rowId: ComponentId): readonly GridCell[] | undefined {
  if (getComponent(page, rowId)?.componentKey !== rowKey) return undefined;
  const cells: GridCell[] = [];
  for (const id of getChildIds(page, rowId)) {
    const component = getComponent(page, id);
    if (component?.componentKey !== cellKey) return undefined;
    cells.push({ id, column: endOf(cells.at(-1)), span: readSpan(component) });
  }
  return cells;
}

/** Returns the index of the column after a cell; 0 without a cell. */
export function endOf(cell: GridCell | undefined): number {
  return cell === undefined ? 0 : cell.column + cell.span;
}

/** Largest number of columns that a cell covers. */
export const maxSpan = 50;

/** Returns the number of columns that a cell covers, as the block renders it. */
export function readSpan({ props }: Component): number {
  const span = props.colspan?.value.desktop;
  return typeof span === 'number' && Number.isInteger(span) && span >= 1 && span <= maxSpan ? span : 1;
}

/** The place of a component in the nearest table around it. */
export interface TablePlace {
  readonly tableId: ComponentId;
  /** The row that is or contains the component; undefined for the table itself. */
  readonly rowId?: ComponentId;
  /** The cell that is or contains the component; undefined for the table itself and its rows. */
  readonly cellId?: ComponentId;
}

/** Returns the place of a component in the nearest table; undefined outside tables. */
export function findTablePlace(page: Page, id: ComponentId | undefined): TablePlace | undefined {
  let rowId: ComponentId | undefined;
  let cellId: ComponentId | undefined;
  for (const at of id === undefined ? [] : [id, ...getAncestorIds(page, id)]) {
    const key = getComponent(page, at)?.componentKey;
    if (key === cellKey) cellId ??= at;
    if (key === rowKey) rowId ??= at;
    if (key === tableKey)
      return { tableId: at, ...(rowId !== undefined && { rowId }), ...(cellId !== undefined && { cellId }) };
  }
  return undefined;
}

/** The index of a cell's row and the cell; undefined if the grid doesn't have the cell. */
export function findInGrid(
  { rows }: TableGrid,
  cellId: ComponentId,
): { readonly row: number; readonly cell: GridCell } | undefined {
  for (const [row, { cells }] of rows.entries()) {
    const cell = cells.find(({ id }) => id === cellId);
    if (cell) return { row, cell };
  }
  return undefined;
}

/** Largest number of cells of a table that the editor creates; each cell is at least two components. */
export const maxCells = 1000;

/** Returns whether a component is a table or in its first row, above which the handles of the columns are. */
export function isAtTop(page: Page, id: ComponentId): boolean {
  const place = findTablePlace(page, id);
  if (place?.rowId === undefined) return place !== undefined;
  return getChildIds(page, place.tableId)[0] === place.rowId;
}

/** Returns the indexes of the row and the first column of the cell around a component of a table. */
export function findCellPlace(
  page: Page,
  tableId: ComponentId,
  id: ComponentId,
): { readonly row: number; readonly column: number } | undefined {
  const place = findTablePlace(page, id);
  if (place?.cellId === undefined || place.tableId !== tableId) return undefined;
  const grid = readGrid(page, tableId);
  const found = grid && findInGrid(grid, place.cellId);
  return found && { row: found.row, column: found.cell.column };
}
