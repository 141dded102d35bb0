import { block, feature, image, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { getActiveComponent } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { makeTable } from '../testing/makeTable.ts';
import { listContextMenu } from './contextMenu.ts';
import { runHeadless } from './runHeadless.ts';

/** Opens 1 feature: 2 text, 3 image, 4 table: 5 row: 6 cell: 7 text. */
function listIds(...selection: number[]) {
  const store = createTestStore({ page: page(feature(text('a'), image(), makeTable([['b', 'c']]))) });
  store.dispatch(viewActions.selected(selection));
  return listContextMenu(store.getState(), store.services.catalogue)
    .flat()
    .map(({ id }) => id);
}

test('a block has the commands that apply to it', () => {
  expect(listIds(2)).toEqual(
    expect.arrayContaining(['editText', 'copy', 'duplicate', 'move-up', 'toggleLock']),
  );
  expect(listIds(3)).not.toContain('editText');
  expect(listIds(2, 3)).not.toContain('rename');
  expect(listIds(2)).not.toContain('row-after');
});

test('in a cell, the row and column have theirs, and the cell itself stays where it is', () => {
  expect(listIds(7)).toEqual(expect.arrayContaining(['delete', 'row-after', 'column-delete', 'header-row']));
  const ofCell = listIds(6);
  expect(ofCell).toEqual(expect.arrayContaining(['copy', 'paste', 'row-before', 'column-moveAfter']));
  expect(ofCell).not.toContain('delete');
});

test('a comparison has the commands of the product that was pressed, or of its last one', () => {
  const chart = block('FriendlyComparisonChart', {
    products: ['A', 'B', 'C'].map((title) => ({ title })),
    rows: [{ label: 'Power', values: ['1', '2', '3'] }],
  });
  const store = createTestStore({ page: page(feature(text('a'), chart)) });
  store.dispatch(viewActions.selected([3]));
  const titles = () => {
    const products = getActiveComponent(store.getState())?.props['products']?.value.desktop;
    return JSON.stringify(products).match(/(?<="title":")[^"]*/g);
  };
  const ids = () =>
    listContextMenu(store.getState(), store.services.catalogue)
      .flat()
      .map(({ id }) => id);
  expect(ids()).toContain('product-moveBefore');
  expect(ids()).not.toContain('product-moveAfter');
  store.dispatch(viewActions.productChosen({ id: 3, index: 0 }));
  expect(ids()).toContain('product-moveAfter');
  runHeadless(store, 'product-moveAfter');
  expect(titles()).toEqual(['B', 'A', 'C']);
  runHeadless(store, 'product-delete');
  expect(titles()).toEqual(['A', 'C']);
  runHeadless(store, 'undo');
  runHeadless(store, 'undo');
  expect(titles()).toEqual(['A', 'B', 'C']);
});

test('on the page, without a selection, there is what adds blocks', () => {
  expect(listIds()).toEqual(['paste', 'insertAfter', 'insertDesign']);
});
