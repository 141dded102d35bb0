import { instantiateDraft, nextComponentId } from '@vitrina/epack-model';

import type { NestingContext } from '../nesting/getNestingRefusal.ts';
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
