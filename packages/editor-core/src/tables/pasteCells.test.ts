import { getChildIds, getComponent } from '@vitrina/epack-model';
import { block, feature, image, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { pasteComponents } from '../clipboard/pasteComponents.ts';
import { undoEdit } from '../store/edit.ts';
import { getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { makeTable, type TestCell } from '../testing/makeTable.ts';
import { readSaved } from '../testing/readSaved.ts';
import type { PastedCells } from './pasteCells.ts';

/** Opens a page with one table, whose id is 2, and selects a cell by its position. */
function openTable(rows: readonly (readonly TestCell[])[], row: number, cell: number) {
  const store = createTestStore({ page: page(feature(makeTable(rows))) });
  const childrenOf = (id: number) => {
    const current = getActivePage(store.getState());
    return current ? getChildIds(current, id) : [];
  };
  const read = () =>
    childrenOf(2).map((rowId) =>
      childrenOf(rowId).map((id) => {
        const current = getActivePage(store.getState());
        const content = current && getComponent(current, childrenOf(id)[0] ?? 0);
        return content?.props.text?.value.desktop ?? '';
      }),
    );
  store.dispatch(viewActions.selected([childrenOf(childrenOf(2)[row] ?? 0)[cell] ?? 0]));
  const paste = (cells: PastedCells) => store.dispatch(pasteComponents({ components: [], cells }));
  return { store, read, paste };
}

test('cells fill the table from the selected one on and add what is missing, as one step', () => {
  const { store, read, paste } = openTable(
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    1,
    1,
  );
  const before = readSaved(store);
  expect(
    paste([
      ['1', '<b>2</b>'],
      ['3', '4'],
    ]),
  ).toBeUndefined();
  expect(read()).toEqual([
    ['a', 'b', ''],
    ['c', '1', '<b>2</b>'],
    ['', '3', '4'],
  ]);
  store.dispatch(undoEdit());
  expect(readSaved(store)).toBe(before);
});

test('a value that a merged cell has no place for is refused, and nothing changes', () => {
  const { store, read, paste } = openTable([['a', 'b'], [[{ colspan: 2 }, 'wide']]], 0, 0);
  const before = readSaved(store);
  const merged = [
    ['1', '2'],
    ['3', '4'],
  ];
  expect(paste(merged)).toMatchObject({ code: 'table.merged' });
  expect(readSaved(store)).toBe(before);
  expect(
    paste([
      ['1', '2'],
      ['3', ''],
    ]),
  ).toBeUndefined();
  expect(read()).toEqual([['1', '2'], ['3']]);
});

test('more cells than a table takes are refused', () => {
  const { paste } = openTable([['a']], 0, 0);
  expect(paste([Array.from({ length: 51 }, () => 'x')])).toMatchObject({ code: 'table.full' });
  expect(paste(Array.from({ length: 1001 }, () => ['x']))).toMatchObject({ code: 'table.full' });
});

test('a cell without text gets one', () => {
  const cell = block('TableCell', {}, image());
  const store = createTestStore({ page: page(feature(block('Table', {}, block('TableRow', {}, cell)))) });
  store.dispatch(viewActions.selected([4]));
  store.dispatch(pasteComponents({ components: [], cells: [['1']] }));
  const current = getActivePage(store.getState());
  const keys = current && getChildIds(current, 4).map((id) => getComponent(current, id)?.componentKey);
  expect(keys).toEqual(['Text', 'Image']);
});

test('outside tables, cells are pasted as the components that came with them', () => {
  const store = createTestStore({ page: page(feature(text('a'))) });
  store.dispatch(viewActions.selected([2]));
  expect(store.dispatch(pasteComponents({ components: [], cells: [['1']] }))).toBeUndefined();
  const current = getActivePage(store.getState());
  expect(current && getChildIds(current, 1)).toEqual([2]);
});
