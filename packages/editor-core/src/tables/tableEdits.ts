import type { Catalogue } from '@vitrina/block-catalogue';
import { resolveSized, getComponent, type ComponentId } from '@vitrina/epack-model';

import type { NestingContext, Refusal } from '../nesting/getNestingRefusal.ts';
import { planDuplicates } from '../nesting/planSeveral.ts';
import { applyChange, endStep } from '../store/edit.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { fitted, setWidths } from './columnWidths.ts';
import { planAddColumn, planDuplicateColumn, planMoveColumn, planRemoveColumns } from './planColumns.ts';
import { planAddRow, planMoveRow, planRemoveRows } from './planRows.ts';
import { checked, refuse, type PlannedTable, type Side } from './plannedTable.ts';
import { findTablePlace, readGrid, type TableGrid } from './tableGrid.ts';
import { findTarget, listTargetIds, type TableTarget, type TargetShape } from './tableTarget.ts';

/** Rows or columns. */
export type Line = 'row' | 'column';

/** A position in a table, in the shape of the selection there. */
interface Spot {
  readonly row: number;
  readonly column: number;
  readonly shape: TargetShape;
}

/** A planned change, the place to select after it, and the name of its history step. */
type PlannedEdit = PlannedTable & { readonly spot?: Spot; readonly type?: StepType };

type StepType = `${'add' | 'remove' | 'move'}Table${'Row' | 'Column'}` | 'resizeTable' | 'setTableHeader';

const stepNames = { row: 'TableRow', column: 'TableColumn' } as const;

/** Adds an empty row or column beside the selected ones; at the end of a table that is selected as a whole. */
export function addLine(line: Line, side: Side): EditorThunk<Refusal | undefined> {
  return editTarget((context, target) => {
    const { grid } = target;
    const lines = linesOf(target, line);
    const last = (line === 'row' ? grid.rows.length : grid.columnCount) - 1;
    const at = side === 'before' ? (lines[0] ?? 0) : (lines.at(-1) ?? last);
    const plan = line === 'row' ? planAddRow : planAddColumn;
    const spot = spotOf(target, line, side === 'before' ? at : at + 1);
    return { ...plan(context, grid, at, side), spot, type: `add${stepNames[line]}` };
  });
}

/** Adds an empty row or column at the end of a table and selects its first cell. */
export function appendLine(tableId: ComponentId, line: Line): EditorThunk<Refusal | undefined> {
  return editTable(tableId, (context, grid) => {
    const { rows, columnCount } = grid;
    const end = line === 'row' ? rows.length : columnCount;
    const plan = line === 'row' ? planAddRow : planAddColumn;
    const spot: Spot = { row: 0, column: 0, shape: 'cells', [line]: end };
    return { ...plan(context, grid, end - 1, 'after'), spot, type: `add${stepNames[line]}` };
  });
}

/** Selects a row, or all cells of a column. */
export function selectLine(tableId: ComponentId, line: Line, at: number): EditorThunk {
  return (dispatch, getState) => {
    const page = getActivePage(getState());
    const grid = page && readGrid(page, tableId);
    const shape = line === 'row' ? 'rows' : 'columns';
    if (grid) dispatch(viewActions.selected(listTargetIds(grid, shape, line === 'row' ? at : 0, at)));
  };
}

/** Removes the selected rows or columns. */
export function removeLines(line: Line): EditorThunk<Refusal | undefined> {
  return editTarget((context, target) => {
    const lines = linesOf(target, line);
    const plan = line === 'row' ? planRemoveRows : planRemoveColumns;
    const count = (line === 'row' ? target.grid.rows.length : target.grid.columnCount) - lines.length;
    const next = Math.min(lines[0] ?? 0, count - 1);
    const type = `remove${stepNames[line]}` as const;
    return { ...plan(context, target.grid, lines), spot: spotOf(target, line, next), type };
  });
}

/** Moves the selected rows or columns by one: the neighbor on that side moves to their other side. */
export function stepLines(line: Line, side: Side): EditorThunk<Refusal | undefined> {
  return editTarget((context, target) => {
    const lines = linesOf(target, line);
    const [first = 0, last = 0] = [lines[0], lines.at(-1)];
    const plan = line === 'row' ? planMoveRow : planMoveColumn;
    const count = line === 'row' ? target.grid.rows.length : target.grid.columnCount;
    if (side === 'before' ? first === 0 : last === count - 1)
      return refuse(`table.${line}.${side === 'before' ? 'first' : 'last'}`);
    const [from, to] = side === 'before' ? [first - 1, last] : [last + 1, first];
    return { ...plan(context, target.grid, from, to), type: `move${stepNames[line]}` };
  });
}

/** Adds copies of the selected rows, or a copy of the selected column, after them. */
export function duplicateLines(line: Line): EditorThunk<Refusal | undefined> {
  return editTarget((context, target, find) => {
    const lines = linesOf(target, line);
    const last = lines.at(-1) ?? 0;
    const spot = spotOf(target, line, last + 1);
    const type = `add${stepNames[line]}` as const;
    if (line === 'column') return { ...planDuplicateColumn(context, target.grid, last, find), spot, type };
    const ids = lines.flatMap((at) => target.grid.rows[at]?.id ?? []);
    const planned = planDuplicates(context, ids, find);
    return 'refusal' in planned
      ? planned
      : { ...checked(context, target.grid.id, planned.change), spot, type };
  });
}

/** Moves a row or column of a table to the index that it has afterward, as one step, and selects it. */
export function moveLine(
  tableId: ComponentId,
  line: Line,
  from: number,
  to: number,
): EditorThunk<Refusal | undefined> {
  return editTable(tableId, (context, grid) => {
    const plan = line === 'row' ? planMoveRow : planMoveColumn;
    const shape = line === 'row' ? 'rows' : 'columns';
    return {
      ...plan(context, grid, from, to),
      spot: { row: to, column: to, shape },
      type: `move${stepNames[line]}`,
    };
  });
}

/** Sets the widths of a table's columns in percent. */
export function resizeColumns(
  tableId: ComponentId,
  widths: readonly number[],
): EditorThunk<Refusal | undefined> {
  return editTable(tableId, (context) => ({
    ...checked(context, tableId, setWidths(tableId, fitted(widths))),
    type: 'resizeTable',
  }));
}

/** Lets the columns of the table around the active component follow their content again. */
export function resetWidths(): EditorThunk<Refusal | undefined> {
  return editTarget((context, { grid: { id } }) => ({
    ...checked(context, id, { type: 'replaceProperty', id, name: 'columnWidths' }),
    type: 'resizeTable',
  }));
}

const headerNames = { row: 'hasHeaderRow', column: 'hasHeaderColumn' } as const;

/** Makes the first row or column the header of the table around the active component, or no longer so. */
export function toggleHeader(line: Line): EditorThunk<Refusal | undefined> {
  return editTarget((context, { grid: { id } }, find) => {
    const value = !hasHeader(context, id, line, find);
    const name = headerNames[line];
    const change = { type: 'updateProperty', id, name, size: 'desktop', value } as const;
    return { ...checked(context, id, change), type: 'setTableHeader' };
  });
}

/** Returns whether the first row or column of a table is its header. */
export function hasHeader(
  { page }: Pick<NestingContext, 'page'>,
  id: ComponentId,
  line: Line,
  find: Catalogue['find'],
): boolean {
  const component = getComponent(page, id);
  const name = headerNames[line];
  const stored = resolveSized(component?.props[name]?.value ?? {}, 'desktop');
  return (stored ?? find(component?.componentKey ?? '')?.props[name]?.defaultValue) === true;
}

function linesOf({ rows, columns }: TableTarget, line: Line): readonly number[] {
  return line === 'row' ? rows : columns;
}

/** Returns the place to select after a change moved it to another row or column. */
function spotOf({ rows, columns, shape }: TableTarget, line: Line, at: number): Spot {
  const [row = 0, column = 0] = [rows[0], columns[0]];
  return line === 'row' ? { row: at, column, shape } : { row, column: at, shape };
}

function editTarget(
  plan: (context: NestingContext, target: TableTarget, find: Catalogue['find']) => PlannedEdit,
): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const state = getState();
    const page = getActivePage(state);
    const { selection } = state.view;
    const target = page && findTarget(page, selection);
    const place = page && findTablePlace(page, selection.at(-1));
    if (target === undefined) return place && refuse('table.series').refusal;
    return dispatch(editTable(target.grid.id, (context) => plan(context, target, catalogue.find)));
  };
}

function editTable(
  tableId: ComponentId,
  plan: (context: NestingContext, grid: TableGrid) => PlannedEdit,
): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    if (context === undefined) return undefined;
    const grid = readGrid(context.page, tableId);
    if (grid === undefined) return refuse('table.series').refusal;
    const planned = plan(context, grid);
    if ('refusal' in planned) return planned.refusal;
    const { change, spot, type } = planned;
    dispatch(endStep());
    dispatch(applyChange(change, type === undefined ? {} : { type }));
    const page = getActivePage(getState());
    const after = page && readGrid(page, tableId);
    if (after && spot)
      dispatch(viewActions.selected(listTargetIds(after, spot.shape, spot.row, spot.column)));
    return undefined;
  };
}
