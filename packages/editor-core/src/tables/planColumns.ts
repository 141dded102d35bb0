import type { BlockDefinition } from '@vitrina/block-kit';
import {
  instantiateDraft,
  nextComponentId,
  type ComponentDraft,
  type ComponentId,
  type SinglePageChange,
} from '@vitrina/epack-model';

import { getHoldRefusal, type NestingContext } from '../nesting/getNestingRefusal.ts';
import { keepReferences } from '../nesting/keepReferences.ts';
import { withUniqueNumbers } from '../nesting/planSeveral.ts';
import { toDraft, type CopyDraft } from '../nesting/subtrees.ts';
import { readWidths, setWidths, withColumn, withoutColumn } from './columnWidths.ts';
import { makeCell } from './emptyCell.ts';
import { checked, refuse, type PlannedTable, type Side } from './plannedTable.ts';
import { endOf, maxCells, maxSpan, type GridCell, type GridRow, type TableGrid } from './tableGrid.ts';

/**
 * Plans adding an empty column beside another one, in its style. A merged cell that reaches across the place
 * of the new column covers it too.
 */
export function planAddColumn(
  context: NestingContext,
  grid: TableGrid,
  at: number,
  side: Side,
): PlannedTable {
  const { page, rules } = context;
  const column = side === 'before' ? at : at + 1;
  return planColumn(context, grid, { column, likeColumn: at }, (row) => {
    const across = row.cells.find((cell) => cell.column < column && endOf(cell) > column);
    return across ?? makeCell(page, findNeighbor(row, at)?.id, rules);
  });
}

/** Plans adding a copy of a column after it. A merged cell over the column covers the copy too. */
export function planDuplicateColumn(
  context: NestingContext,
  grid: TableGrid,
  at: number,
  find: (key: string) => BlockDefinition | undefined,
): PlannedTable {
  const { page, rules } = context;
  const copies: CopyDraft[] = [];
  const planned = planColumn(context, grid, { column: at + 1, likeColumn: at }, (row) => {
    const cell = findCovering(row, at);
    if (cell && cell.span > 1) return cell;
    const draft = cell ? toDraft(page, cell.id) : makeCell(page, findNeighbor(row, at)?.id, rules);
    copies.push(draft);
    return draft;
  });
  if ('refusal' in planned || planned.change.type !== 'batch') return planned;
  const { changes } = planned.change;
  const added = changes.filter((change) => change.type === 'addComponents');
  const own = keepReferences(copies, withUniqueNumbers(page, added, find), rules, true);
  const others = changes.filter(({ type }) => type !== 'addComponents');
  return { change: { type: 'batch', changes: [...own, ...others] } };
}

/** Plans one more column: per row, the cell that `fill` returns, or a merged cell that becomes wider. */
function planColumn(
  context: NestingContext,
  grid: TableGrid,
  { column, likeColumn }: { readonly column: number; readonly likeColumn: number },
  fill: (row: GridRow) => ComponentDraft | GridCell,
): PlannedTable {
  const { page } = context;
  const columnCount = grid.columnCount + 1;
  if (columnCount > maxSpan || columnCount * grid.rows.length > maxCells) return refuse('table.full');
  let nextId = nextComponentId(page);
  const changes = grid.rows.map((row): SinglePageChange => {
    const filling = fill(row);
    if ('span' in filling) return setSpan(filling, filling.span + 1);
    const index = row.cells.filter((cell) => cell.column < column).length;
    const components = instantiateDraft(filling, nextId, row.id);
    nextId += components.length;
    return { type: 'addComponents', parentId: row.id, index, components };
  });
  const widths = readWidths(page, grid);
  if (widths) changes.push(setWidths(grid.id, withColumn(widths, column, likeColumn)));
  return checked(context, grid.id, { type: 'batch', changes });
}

/** Plans removing columns. A merged cell over one becomes narrower. */
export function planRemoveColumns(
  context: NestingContext,
  grid: TableGrid,
  columns: readonly number[],
): PlannedTable {
  if (columns.length >= grid.columnCount) return refuse('table.lastColumn');
  const changes: SinglePageChange[] = [];
  for (const { cells } of grid.rows) {
    for (const cell of cells) {
      const covered = columns.filter((column) => cell.column <= column && column < endOf(cell)).length;
      if (covered === 0) continue;
      if (covered < cell.span) changes.push(setSpan(cell, cell.span - covered));
      else {
        const refusal = getHoldRefusal(context, cell.id);
        if (refusal) return { refusal };
        changes.push({ type: 'removeComponent', id: cell.id });
      }
    }
  }
  const widths = readWidths(context.page, grid);
  if (widths)
    changes.push(setWidths(grid.id, columns.toSorted((a, b) => b - a).reduce(withoutColumn, widths)));
  return checked(context, grid.id, { type: 'batch', changes });
}

/**
 * Plans moving a column to the index that it has afterward. Refuses if a merged cell covers the column, or
 * would be cut in two by it.
 */
export function planMoveColumn(
  context: NestingContext,
  grid: TableGrid,
  from: number,
  to: number,
): PlannedTable {
  const border = to > from ? to + 1 : to;
  const changes: SinglePageChange[] = [];
  for (const row of grid.rows) {
    const cell = findCovering(row, from);
    const isCut = row.cells.some((each) => each.column < border && endOf(each) > border);
    if (isCut || (cell?.span ?? 1) > 1) return refuse('table.merged');
    if (cell === undefined) continue;
    const index = row.cells.filter((each) => each.id !== cell.id && endOf(each) <= border).length;
    changes.push({ type: 'moveComponent', id: cell.id, parentId: row.id, index });
  }
  const widths = readWidths(context.page, grid);
  if (widths) {
    const others = widths.toSpliced(from, 1);
    changes.push(setWidths(grid.id, others.toSpliced(to, 0, widths[from] ?? 0)));
  }
  return checked(context, grid.id, { type: 'batch', changes });
}

function findCovering({ cells }: GridRow, column: number): GridCell | undefined {
  return cells.find((cell) => cell.column <= column && column < endOf(cell));
}

/** Returns the cell of a row at a column, or the row's last one. */
function findNeighbor(row: GridRow, column: number): GridCell | undefined {
  return findCovering(row, column) ?? row.cells.at(-1);
}

function setSpan({ id }: { readonly id: ComponentId }, span: number): SinglePageChange {
  return { type: 'updateProperty', id, name: 'colspan', size: 'desktop', value: span };
}
