import {
  applyPageChange,
  checkFixedParts,
  getComponent,
  instantiateDraft,
  nextComponentId,
  type ComponentId,
  type Page,
  type SinglePageChange,
} from '@vitrina/epack-model';
import type { Catalogue } from '@vitrina/block-catalogue';

import { getLockRefusal, type NestingContext, type Refusal } from '../nesting/getNestingRefusal.ts';
import { findEditableProp } from '../props/findEditableProp.ts';
import { applyChange, endStep } from '../store/edit.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { listCellTexts } from './cellSteps.ts';
import { planAddColumn } from './planColumns.ts';
import { refuse, type PlannedTable } from './plannedTable.ts';
import { planAddRow } from './planRows.ts';
import { endOf, maxCells, maxSpan, readGrid, type TableGrid } from './tableGrid.ts';
import { findTarget } from './tableTarget.ts';

/** Rows of cells from the clipboard; a cell is rich text. */
export type PastedCells = readonly (readonly string[])[];

/** Returns whether a table can take this many cells. */
export function fitsTable(rowCount: number, columnCount: number): boolean {
  return columnCount <= maxSpan && rowCount * columnCount <= maxCells;
}

/**
 * Fills a table with cells, from the first selected cell on, as one step. Adds the rows and columns that are
 * missing. Returns the refusal if one of them can't be filled; then changes nothing.
 */
export function pasteCells(cells: PastedCells): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    const target = context && findTarget(context.page, getState().view.selection);
    if (context === undefined || target === undefined) return refuse('table.series').refusal;
    const place = { row: target.rows[0] ?? 0, column: target.columns[0] ?? 0 };
    const planned = planFill(context, target.grid, place, cells, catalogue);
    if ('refusal' in planned) return planned.refusal;
    dispatch(endStep());
    const select = target.grid.rows[place.row]?.cells.filter(({ column }) => column === place.column);
    dispatch(applyChange(planned.change, { type: 'pasteCells', select: (select ?? []).map(({ id }) => id) }));
    return undefined;
  };
}

function planFill(
  context: NestingContext,
  { id, rows, columnCount }: TableGrid,
  place: { readonly row: number; readonly column: number },
  cells: PastedCells,
  catalogue: Catalogue,
): PlannedTable {
  const width = Math.max(...cells.map((line) => line.length));
  const rowCount = Math.max(rows.length, place.row + cells.length);
  const neededColumns = Math.max(columnCount, place.column + width);
  if (!fitsTable(rowCount, neededColumns)) return refuse('table.full');
  const draft = createDraftPage(context.page);
  for (let at = columnCount; at < neededColumns; at++) {
    const refusal = draft.add((page, grid) => planAddColumn({ ...context, page }, grid, at - 1, 'after'), id);
    if (refusal) return { refusal };
  }
  for (let at = rows.length; at < rowCount; at++) {
    const refusal = draft.add((page, grid) => planAddRow({ ...context, page }, grid, at - 1, 'after'), id);
    if (refusal) return { refusal };
  }
  const grid = readGrid(draft.page(), id);
  for (const [rowAt, line] of cells.entries()) {
    for (const [columnAt, value] of line.entries()) {
      const column = place.column + columnAt;
      const cell = grid?.rows[place.row + rowAt]?.cells.find(
        (each) => each.column <= column && column < endOf(each),
      );
      // The cells that a merged one covers have no place for a value of their own.
      if (cell === undefined || (cell.column !== column && value !== '')) return refuse('table.merged');
      if (cell.column !== column) continue;
      const refusal = getLockRefusal(context, cell.id);
      if (refusal) return { refusal };
      draft.apply(fillCell(draft.page(), cell.id, value, catalogue));
    }
  }
  const change = { type: 'batch' as const, changes: draft.changes() };
  const refusal = getLockRefusal(context, id) ?? checkFixedParts(context.page, change);
  return refusal ? { refusal } : { change };
}

/** Sets the text of a cell; a cell without one gets it as its first block. */
function fillCell(page: Page, cellId: ComponentId, value: string, catalogue: Catalogue): SinglePageChange {
  const textId = listCellTexts(page, cellId, catalogue)[0];
  const component = textId === undefined ? undefined : getComponent(page, textId);
  const name = component && findEditableProp(component, catalogue);
  if (component && name !== undefined)
    return { type: 'updateProperty', id: component.id, name, size: 'desktop', value };
  const text = catalogue.rules.find('Text')?.createSubtree();
  const draft = { ...(text ?? { componentKey: 'Text', type: 'component' as const }) };
  const props = { ...draft.props, text: { name: 'text', value: { desktop: value } } };
  const components = instantiateDraft({ ...draft, props }, nextComponentId(page), cellId);
  return { type: 'addComponents', parentId: cellId, index: 0, components };
}

/** A page that takes changes in turn, and the list of them. */
function createDraftPage(start: Page) {
  let current = start;
  const applied: SinglePageChange[] = [];
  const apply = (change: SinglePageChange) => {
    const result = applyPageChange(current, change);
    if (!result.ok) throw new Error(`A planned change does not fit: ${result.code}`);
    current = result.page;
    applied.push(change);
  };
  return {
    page: () => current,
    changes: () => applied,
    apply,
    /** Applies a change of the table's rows or columns. Returns the refusal, if any. */
    add(plan: (page: Page, grid: TableGrid) => PlannedTable, tableId: ComponentId): Refusal | undefined {
      const grid = readGrid(current, tableId);
      const planned = grid ? plan(current, grid) : refuse('table.series');
      if ('refusal' in planned) return planned.refusal;
      const { change } = planned;
      for (const single of change.type === 'batch' ? change.changes : [change]) apply(single);
      return undefined;
    },
  };
}
