import { getChildIds, getSubtree, type Component, type ComponentId, type Page } from '@vitrina/epack-model';
import type { Catalogue } from '@vitrina/block-catalogue';

import { editText } from '../edits/editText.ts';
import type { Refusal } from '../nesting/getNestingRefusal.ts';
import { findEditableProp } from '../props/findEditableProp.ts';
import { applyChange } from '../store/edit.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { getActivePage } from '../store/selectors.ts';
import { viewActions, type Caret } from '../store/viewSlice.ts';
import { planAddRow } from './planRows.ts';
import {
  cellKey,
  endOf,
  findInGrid,
  findTablePlace,
  readGrid,
  type GridCell,
  type TableGrid,
} from './tableGrid.ts';

/** Where keys lead from a cell: through all cells row by row, or beside it. */
export type CellStep = 'next' | 'previous' | 'left' | 'right' | 'up' | 'down';

/** Result of a step: whether it led to another cell, or why it was refused. */
type StepAnswer = Refusal | 'moved' | 'end';

/** Returns the cell that a step leads to from a component in a table; undefined at the table's edge. */
export function findCellBeside(page: Page, id: ComponentId, step: CellStep): ComponentId | undefined {
  const place = findTablePlace(page, id);
  const grid = place && readGrid(page, place.tableId);
  const found = grid && place.cellId !== undefined && findInGrid(grid, place.cellId);
  if (!found) return undefined;
  const { row, cell } = found;
  switch (step) {
    case 'next':
    case 'previous': {
      const cells = grid.rows.flatMap((each) => each.cells);
      return cells[cells.indexOf(cell) + (step === 'next' ? 1 : -1)]?.id;
    }
    case 'left':
      return grid.rows[row]?.cells.findLast((each) => each.column < cell.column)?.id;
    case 'right':
      return grid.rows[row]?.cells.find((each) => each.column > cell.column)?.id;
    case 'up':
    case 'down':
      return findCovering(grid, row + (step === 'down' ? 1 : -1), cell)?.id;
  }
}

function findCovering(grid: TableGrid, row: number, { column }: GridCell): GridCell | undefined {
  const cells = grid.rows[row]?.cells ?? [];
  return cells.find((cell) => cell.column <= column && endOf(cell) > column) ?? cells.at(-1);
}

/** Returns the texts of a cell that can be edited on the page, in order. */
export function listCellTexts(page: Page, cellId: ComponentId, catalogue: Catalogue): ComponentId[] {
  return getSubtree(page, cellId)
    .filter((component) => findEditableProp(component, catalogue) !== undefined)
    .map(({ id }) => id)
    .filter((id) => findTablePlace(page, id)?.cellId === cellId);
}

/**
 * Edits the text that a step leads to from a component in a cell, or selects the cell if it has no text. An
 * arrow leads through all texts of a cell. With `addsRow`, a step after the last cell adds a row.
 */
export function editBeside(
  id: ComponentId,
  step: CellStep,
  { addsRow = false }: { readonly addsRow?: boolean } = {},
): EditorThunk<StepAnswer> {
  return (dispatch, getState, { catalogue }) => {
    const page = getActivePage(getState());
    if (page === undefined) return 'end';
    const isBack = step === 'previous' || step === 'left' || step === 'up';
    const caret = isBack || step === 'next' ? 'end' : 'start';
    const within =
      step === 'next' || step === 'previous' ? undefined : findTextBeside(page, id, isBack, catalogue);
    const cellId = findCellBeside(page, id, step);
    if (within !== undefined) return dispatch(enterText(within, caret));
    if (cellId !== undefined) return dispatch(enterCell(cellId, caret, isBack && step !== 'previous'));
    return step === 'next' && addsRow ? dispatch(enterNewRow(id)) : 'end';
  };
}

function findTextBeside(page: Page, id: ComponentId, isBack: boolean, catalogue: Catalogue) {
  const cellId = findTablePlace(page, id)?.cellId;
  const texts = cellId === undefined ? [] : listCellTexts(page, cellId, catalogue);
  return texts[texts.indexOf(id) + (isBack ? -1 : 1)];
}

/** Returns whether a component is a cell of a table. */
export function isCell({ componentKey }: Component): boolean {
  return componentKey === cellKey;
}

/** Edits a text of a cell, or selects the cell if it has none. */
export function enterCell(cellId: ComponentId, caret: Caret, isLast = false): EditorThunk<StepAnswer> {
  return (dispatch, getState, { catalogue }) => {
    const page = getActivePage(getState());
    const textId = page && listCellTexts(page, cellId, catalogue).at(isLast ? -1 : 0);
    if (textId !== undefined) return dispatch(enterText(textId, caret));
    dispatch(viewActions.selected([cellId]));
    return 'moved';
  };
}

function enterText(id: ComponentId, caret: Caret): EditorThunk<StepAnswer> {
  return (dispatch) => {
    const answer = dispatch(editText(id, caret));
    return answer === undefined || answer === 'noText' ? 'moved' : answer;
  };
}

/** Adds a row after the one around a component and edits its first text. */
function enterNewRow(id: ComponentId): EditorThunk<StepAnswer> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    const tableId = context && findTablePlace(context.page, id)?.tableId;
    const grid = context && tableId !== undefined ? readGrid(context.page, tableId) : undefined;
    if (context === undefined || grid === undefined) return 'end';
    const planned = planAddRow(context, grid, grid.rows.length - 1, 'after');
    if ('refusal' in planned) return planned.refusal;
    dispatch(applyChange(planned.change));
    const page = getActivePage(getState());
    const rowId = page && getChildIds(page, grid.id).at(-1);
    const cellId = page && rowId !== undefined ? getChildIds(page, rowId)[0] : undefined;
    return cellId === undefined ? 'end' : dispatch(enterCell(cellId, 'end'));
  };
}

/**
 * Returns the component that Escape leads to: from the contents of a cell to the cell, from there to the
 * table; undefined outside tables and for the table itself.
 */
export function findOuter(page: Page, id: ComponentId): ComponentId | undefined {
  const place = findTablePlace(page, id);
  if (place === undefined || place.tableId === id) return undefined;
  const isInCell = place.cellId !== undefined && place.cellId !== id;
  return isInCell ? place.cellId : place.tableId;
}
