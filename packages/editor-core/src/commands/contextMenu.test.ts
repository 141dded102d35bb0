import { feature, image, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { makeTable } from '../testing/makeTable.ts';
import { listContextMenu } from './contextMenu.ts';

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

test('on the page, without a selection, there is what adds blocks', () => {
  expect(listIds()).toEqual(['paste', 'insertAfter', 'insertDesign']);
});
