import { instantiateDraft, nextComponentId } from '@vitrina/epack-model';

import { getHoldRefusal, type NestingContext } from '../nesting/getNestingRefusal.ts';
import { makeRow } from './emptyCell.ts';
import { checked, refuse, type PlannedTable, type Side } from './plannedTable.ts';
import { maxCells, type TableGrid } from './tableGrid.ts';

/** Plans adding an empty row beside another one, in its style. */
export function planAddRow(context: NestingContext, grid: TableGrid, at: number, side: Side): PlannedTable {
  const { page, rules } = context;
  const neighbor = grid.rows[at];
  if (neighbor === undefined || (grid.rows.length + 1) * grid.columnCount > maxCells)
    return refuse('table.full');
  const draft = makeRow(page, neighbor, grid.columnCount, rules);
  const components = instantiateDraft(draft, nextComponentId(page), grid.id);
  const index = side === 'before' ? at : at + 1;
  return checked(context, grid.id, { type: 'addTableRow', id: grid.id, index, components });
}

/** Plans removing rows. Refuses to remove all, because an empty table would have no place to add a row. */
export function planRemoveRows(
  context: NestingContext,
  grid: TableGrid,
  rows: readonly number[],
): PlannedTable {
  const ids = rows.flatMap((at) => grid.rows[at]?.id ?? []);
  if (ids.length === grid.rows.length) return refuse('table.lastRow');
  for (const id of ids) {
    const refusal = getHoldRefusal(context, id);
    if (refusal) return { refusal };
  }
  const changes = ids.map((id) => ({ type: 'removeComponent' as const, id }));
  const [only] = changes;
  return checked(context, grid.id, changes.length === 1 && only ? only : { type: 'batch', changes });
}

/** Plans moving a row to the index that it has afterward. */
export function planMoveRow(
  context: NestingContext,
  grid: TableGrid,
  from: number,
  to: number,
): PlannedTable {
  const id = grid.rows[from]?.id;
  if (id === undefined) return refuse('table.row.last');
  return checked(context, grid.id, { type: 'moveComponent', id, parentId: grid.id, index: to });
}
