import { getChildIds, getComponent, walkPage } from '@vitrina/epack-model';
import { findStructureFaults, block, feature, page, type DesktopValues } from '@vitrina/epack-model/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { runHeadless } from '../commands/runHeadless.ts';
import { undoEdit } from '../store/edit.ts';
import { getActiveKey, getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { makeTable, type TestCell } from '../testing/makeTable.ts';
import { readSaved } from '../testing/readSaved.ts';
import { moveLine, resizeColumns } from './tableEdits.ts';
import { readGrid } from './tableGrid.ts';

/** Opens a page with one table, whose id is 2. */
function openTable(rows: readonly (readonly TestCell[])[], props: DesktopValues = {}) {
  const store = createTestStore({ page: page(feature(makeTable(rows, props))) });
  const active = () => {
    const current = getActivePage(store.getState());
    if (current === undefined) throw new Error('The page is loaded');
    return current;
  };
  const childrenOf = (id: number) => getChildIds(active(), id);
  const propOf = (id: number, name: string) => getComponent(active(), id)?.props[name]?.value.desktop;
  const idOf = (row: number, cell: number) => childrenOf(childrenOf(2)[row] ?? 0)[cell] ?? 0;
  /** The texts of the cells, row by row; the width of a merged cell after its text. */
  const read = () =>
    childrenOf(2).map((rowId) =>
      childrenOf(rowId)
        .map((id) => {
          const span = Number(propOf(id, 'colspan') ?? 1);
          const stored = propOf(childrenOf(id)[0] ?? 0, 'text');
          const content = typeof stored === 'string' ? stored : '';
          return span > 1 ? `${content}×${span}` : content;
        })
        .join('|'),
    );
  const selectCell = (row: number, cell: number) => store.dispatch(viewActions.selected([idOf(row, cell)]));
  const selected = () => store.getState().view.selection;
  const run = (id: string) => runHeadless(store, id);
  return { store, active, idOf, propOf, read, selectCell, selected, run, childrenOf };
}

const square = [
  ['a', 'b', 'c'],
  ['d', 'e', 'f'],
] as const;

test.each([
  ['row-before', ['a|b|c', '||', 'd|e|f']],
  ['row-after', ['a|b|c', 'd|e|f', '||']],
  ['row-moveBefore', ['d|e|f', 'a|b|c']],
  ['row-duplicate', ['a|b|c', 'd|e|f', 'd|e|f']],
  ['row-delete', ['a|b|c']],
  ['column-before', ['a||b|c', 'd||e|f']],
  ['column-after', ['a|b||c', 'd|e||f']],
  ['column-moveBefore', ['b|a|c', 'e|d|f']],
  ['column-moveAfter', ['a|c|b', 'd|f|e']],
  ['column-duplicate', ['a|b|b|c', 'd|e|e|f']],
  ['column-delete', ['a|c', 'd|f']],
])('%s changes the table around the active cell in one step, and undo returns the same page', (id, rows) => {
  const { store, read, selectCell, run } = openTable(square);
  selectCell(1, 1);
  const before = readSaved(store);
  run(id);
  expect(read()).toEqual(rows);
  store.dispatch(undoEdit());
  expect(readSaved(store)).toBe(before);
});

test('the new cell is selected, and so is the neighbor of a deleted one', () => {
  const { idOf, selectCell, selected, run } = openTable(square);
  selectCell(1, 1);
  run('row-after');
  expect(selected()).toEqual([idOf(2, 1)]);
  run('column-after');
  expect(selected()).toEqual([idOf(2, 2)]);
  run('column-delete');
  expect(selected()).toEqual([idOf(2, 2)]);
  run('row-delete');
  expect(selected()).toEqual([idOf(1, 2)]);
});

test('a merged cell grows and shrinks with the columns it covers, and stops a column that would cut it', () => {
  const rows: TestCell[][] = [
    ['a', 'b', 'c'],
    [[{ colspan: 2 }, 'wide'], 'd'],
  ];
  const { read, selectCell, run } = openTable(rows);
  selectCell(0, 0);
  run('column-after');
  expect(read()).toEqual(['a||b|c', 'wide×3|d']);
  run('column-delete');
  expect(read()).toEqual(['a|b|c', 'wide×2|d']);
  selectCell(0, 1);
  expect(() => run('column-moveAfter')).toThrow('table.merged');
  selectCell(0, 2);
  expect(() => run('column-moveBefore')).toThrow('table.merged');
  run('column-duplicate');
  expect(read()).toEqual(['a|b|c|c', 'wide×2|d|d']);
  selectCell(0, 1);
  run('column-duplicate');
  expect(read()).toEqual(['a|b|b|c|c', 'wide×3|d|d']);
  // Selected, the merged cell moves with all its columns.
  selectCell(1, 0);
  run('column-moveAfter');
  expect(read()).toEqual(['c|a|b|b|c', 'd|wide×3|d']);
  run('column-delete');
  expect(read()).toEqual(['c|c', 'd|d']);
});

test('a row beside merged cells has a cell per column', () => {
  const { read, selectCell, run } = openTable([['a', 'b', 'c'], [[{ colspan: 3 }, 'wide']]]);
  selectCell(1, 0);
  run('row-after');
  expect(read()).toEqual(['a|b|c', 'wide×3', '||']);
});

test('the last row and column stay, and the ends refuse a move', () => {
  const { selectCell, run } = openTable([['a']]);
  selectCell(0, 0);
  expect(() => run('row-delete')).toThrow('table.lastRow');
  expect(() => run('column-delete')).toThrow('table.lastColumn');
  expect(() => run('row-moveBefore')).toThrow('table.row.first');
  expect(() => run('row-moveAfter')).toThrow('table.row.last');
  expect(() => run('column-moveAfter')).toThrow('table.column.last');
});

test('several selected rows are deleted, duplicated and moved together', () => {
  const { store, childrenOf, read, run } = openTable([['a'], ['b'], ['c'], ['d']]);
  const selectRows = (...rows: number[]) =>
    store.dispatch(viewActions.selected(rows.map((row) => childrenOf(2)[row] ?? 0)));
  selectRows(1, 2);
  run('row-moveBefore');
  expect(read()).toEqual(['b', 'c', 'a', 'd']);
  run('row-duplicate');
  expect(read()).toEqual(['b', 'c', 'b', 'c', 'a', 'd']);
  selectRows(0, 1, 4);
  run('row-delete');
  expect(read()).toEqual(['b', 'c', 'd']);
});

test('a table selected as a whole grows at its end', () => {
  const { store, read, run, selected } = openTable([['a']]);
  store.dispatch(viewActions.selected([2]));
  run('row-after');
  run('column-after');
  expect(read()).toEqual(['a|', '|']);
  expect(selected()).toEqual([2]);
  expect(() => run('row-delete')).toThrow('cannot run now');
});

test('nothing changes in a locked table or around locked cells', () => {
  const { store, idOf, selectCell, run } = openTable(square);
  const key = getActiveKey(store.getState());
  store.dispatch(viewActions.lockToggled({ key, id: idOf(0, 1) }));
  const before = readSaved(store);
  selectCell(1, 1);
  expect(() => run('column-delete')).toThrow('locked');
  store.dispatch(viewActions.lockToggled({ key, id: 2 }));
  expect(() => run('row-after')).toThrow('locked');
  expect(readSaved(store)).toBe(before);
});

test('a table with rows that repeat by data says so', () => {
  const repeated = block('DynamicWrapper', {}, ...(makeTable([['a']]).children ?? []));
  const store = createTestStore({ page: page(feature(block('Table', {}, repeated))) });
  const cell = [...walkPage(getActivePage(store.getState()) ?? page())].find(
    ({ componentKey }) => componentKey === 'TableCell',
  );
  store.dispatch(viewActions.selected([cell?.id ?? 0]));
  expect(() => runHeadless(store, 'row-after')).toThrow('table.series');
});

test('the header row and column are switches', () => {
  const { store, propOf, selectCell, run } = openTable(square);
  const before = readSaved(store);
  selectCell(1, 1);
  run('header-row');
  run('header-column');
  expect([propOf(2, 'hasHeaderRow'), propOf(2, 'hasHeaderColumn')]).toEqual([false, true]);
  store.dispatch(undoEdit());
  expect([propOf(2, 'hasHeaderRow'), propOf(2, 'hasHeaderColumn')]).toEqual([false, undefined]);
  store.dispatch(undoEdit());
  expect(readSaved(store)).toBe(before);
});

test('column widths stay with their columns, and always fill the table', () => {
  const { store, propOf, selectCell, run } = openTable(square);
  const widths = () => propOf(2, 'columnWidths');
  store.dispatch(resizeColumns(2, [100, 60, 40]));
  expect(widths()).toEqual([50, 30, 20]);
  store.dispatch(moveLine(2, 'column', 2, 0));
  expect(widths()).toEqual([20, 50, 30]);
  selectCell(0, 1);
  run('column-after');
  expect(widths()).toEqual([13.33, 33.33, 33.33, 20]);
  run('column-delete');
  expect(widths()).toEqual([20, 50, 30]);
  run('resetWidths');
  expect(widths()).toBeUndefined();
});

test('whatever is done in turn, the page stays whole, and undo returns to where it began', () => {
  const commands = ['row', 'column'].flatMap((line) =>
    ['before', 'after', 'moveBefore', 'moveAfter', 'duplicate', 'delete'].map(
      (action) => `${line}-${action}`,
    ),
  );
  const action = fc.record({ command: fc.constantFrom(...commands), row: fc.nat(9), cell: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
      const { store, active, idOf, childrenOf, selectCell, run } = openTable([
        ['a', 'b', 'c'],
        [[{ colspan: 2 }, 'wide'], 'd'],
      ]);
      const before = readSaved(store);
      for (const { command, row, cell } of actions) {
        const at = row % childrenOf(2).length;
        selectCell(at, cell % childrenOf(childrenOf(2)[at] ?? 0).length);
        expect(idOf(at, 0)).toBeGreaterThan(0);
        expect(tryCommand(() => run(command))).toMatch(/^$|was refused: table\./);
        expect(findStructureFaults(active())).toEqual([]);
        const grid = readGrid(active(), 2);
        const counts = grid?.rows.map(({ cells }) => cells.reduce((sum, { span }) => sum + span, 0));
        expect(new Set(counts)).toEqual(new Set([grid?.columnCount]));
      }
      while (store.dispatch(undoEdit()));
      expect(readSaved(store)).toBe(before);
    }),
    { numRuns: 60 },
  );
});

/** Returns the message of a refused command, or an empty text. */
function tryCommand(run: () => void): string {
  try {
    run();
    return '';
  } catch (error) {
    return String(error);
  }
}
