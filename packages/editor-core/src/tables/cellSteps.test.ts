import { getComponent, getChildIds } from '@vitrina/epack-model';
import { block, feature, image, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { runHeadless } from '../commands/runHeadless.ts';
import { undoEdit } from '../store/edit.ts';
import { getActiveKey, getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { makeTable, type TestCell } from '../testing/makeTable.ts';
import { readSaved } from '../testing/readSaved.ts';
import { editBeside, enterCell, findCellBeside, type CellStep } from './cellSteps.ts';

/** Opens a page with one table, whose id is 2. */
function openTable(...rows: readonly (readonly TestCell[])[]) {
  const store = createTestStore({ page: page(feature(makeTable(rows))) });
  const active = () => {
    const current = getActivePage(store.getState());
    if (current === undefined) throw new Error('The page is loaded');
    return current;
  };
  const idOf = (row: number, cell: number) => {
    const rowId = getChildIds(active(), 2)[row] ?? 0;
    return getChildIds(active(), rowId)[cell] ?? 0;
  };
  const textOf = (row: number, cell: number) => getChildIds(active(), idOf(row, cell))[0] ?? 0;
  const step = (row: number, cell: number, to: CellStep) => {
    store.dispatch(enterCell(idOf(row, cell), 'end'));
    const answer = store.dispatch(editBeside(textOf(row, cell), to, { addsRow: true }));
    return { answer, view: store.getState().view };
  };
  return { store, active, idOf, textOf, step };
}

test('Tab leads through all cells, row by row, and back', () => {
  const { textOf, step } = openTable(['a', 'b'], ['c', 'd']);
  expect(step(0, 0, 'next').view.editingId).toBe(textOf(0, 1));
  expect(step(0, 1, 'next').view.editingId).toBe(textOf(1, 0));
  expect(step(1, 0, 'previous').view.editingId).toBe(textOf(0, 1));
  expect(step(0, 0, 'previous')).toMatchObject({ answer: 'end', view: { editingId: textOf(0, 0) } });
});

test('Tab in the last cell adds a row of empty cells in the style of the one above; one undo removes it', () => {
  const bold = { fontWeight: '700' };
  const styled = block('TableCell', { colspan: 2, padding: '4px' }, text('d', bold));
  const table = block(
    'Table',
    {},
    makeTable([['a', 'b']]).children?.[0] ?? text(),
    block('TableRow', {}, styled),
  );
  const store = createTestStore({ page: page(feature(table)) });
  const before = getActivePage(store.getState());
  const savedBefore = readSaved(store);
  const textId = 10;
  expect(before && getComponent(before, textId)?.componentKey).toBe('Text');
  expect(store.dispatch(editBeside(textId, 'next', { addsRow: true }))).toBe('moved');

  const after = getActivePage(store.getState());
  const rowId = (after && getChildIds(after, 2).at(-1)) ?? 0;
  const cells = after ? getChildIds(after, rowId).map((id) => getComponent(after, id)) : [];
  expect(cells.map((cell) => cell?.props.padding?.value.desktop)).toEqual(['4px', '4px']);
  expect(cells.map((cell) => cell?.props.colspan?.value.desktop ?? 1)).toEqual([1, 1]);
  const added = after && getComponent(after, store.getState().view.editingId ?? 0);
  expect([added?.parentId, added?.props.text?.value.desktop ?? '']).toEqual([cells[0]?.id, '']);
  expect(added?.props.fontWeight?.value.desktop).toBe('700');

  store.dispatch(undoEdit());
  expect(readSaved(store)).toBe(savedBefore);
});

test('arrows lead to the cells beside, across merged ones, and stop at the edge', () => {
  const { active, idOf, step } = openTable(['a', 'b', 'c'], [[{ colspan: 2 }, 'wide'], 'd'], ['e', 'f', 'g']);
  const beside = (row: number, cell: number, to: CellStep) => findCellBeside(active(), idOf(row, cell), to);
  expect(beside(0, 1, 'down')).toBe(idOf(1, 0));
  expect(beside(0, 2, 'down')).toBe(idOf(1, 1));
  expect(beside(1, 1, 'down')).toBe(idOf(2, 2));
  expect(beside(1, 0, 'up')).toBe(idOf(0, 0));
  expect(beside(1, 0, 'right')).toBe(idOf(1, 1));
  expect(beside(0, 0, 'left')).toBeUndefined();
  expect(step(0, 0, 'up').answer).toBe('end');
  expect(step(0, 1, 'right').view.caret).toBe('start');
  expect(step(0, 1, 'left').view.caret).toBe('end');
});

test('arrows lead through all texts of a cell, and a cell without text is selected', () => {
  const cells = [block('TableCell', {}, text('a'), text('b')), block('TableCell', {}, image())];
  const store = createTestStore({ page: page(feature(block('Table', {}, block('TableRow', {}, ...cells)))) });
  store.dispatch(editBeside(5, 'down'));
  expect(store.getState().view.editingId).toBe(6);
  expect(store.dispatch(editBeside(6, 'right'))).toBe('moved');
  expect(store.getState().view).toMatchObject({ editingId: undefined, selection: [7] });
});

test('a locked cell is refused, and the text that is being edited stays', () => {
  const { store, idOf, textOf, step } = openTable(['a', 'b']);
  const key = getActiveKey(store.getState());
  store.dispatch(viewActions.lockToggled({ key, id: idOf(0, 1) }));
  expect(step(0, 0, 'next')).toMatchObject({
    answer: { code: 'locked', blockKey: 'TableCell' },
    view: { editingId: textOf(0, 0) },
  });
});

test('Escape leads from a text to its cell, to the table, and out', () => {
  const { store, idOf, textOf } = openTable(['a', 'b']);
  store.dispatch(viewActions.selected([textOf(0, 1)]));
  const selections = [0, 1, 2].map(() => {
    runHeadless(store, 'deselect');
    return store.getState().view.selection;
  });
  expect(selections).toEqual([[idOf(0, 1)], [2], []]);
});
