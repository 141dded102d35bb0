import { getChildIds, getComponent, type Page, rootId } from '@vitrina/epack-model';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { undoEdit } from '../store/edit.ts';
import { getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { insertSections } from './insertSections.ts';

const twoSections = [feature(text('New one')), feature(text('New two'))];

function open() {
  const store = createTestStore({ page: page(feature(text('First')), feature(text('Last'))) });
  const read = () => getActivePage(store.getState()) as Page;
  /** The first text of each section. */
  const readSections = () =>
    getChildIds(read(), rootId).map((id) => {
      const [first = 0] = getChildIds(read(), id);
      return getComponent(read(), first)?.props['text']?.value.desktop;
    });
  return { store, readSections };
}

test('sections are added at the end of the page', () => {
  const { store, readSections } = open();
  expect(store.dispatch(insertSections(twoSections))).toBeUndefined();
  expect(readSections()).toEqual(['First', 'Last', 'New one', 'New two']);
});

test('sections are added after the one that holds the active block, and one undo takes all back', () => {
  const { store, readSections } = open();
  store.dispatch(viewActions.selected([2]));
  store.dispatch(insertSections(twoSections));
  expect(readSections()).toEqual(['First', 'New one', 'New two', 'Last']);
  expect(store.getState().view.selection).toHaveLength(1);
  store.dispatch(undoEdit());
  expect(readSections()).toEqual(['First', 'Last']);
});

test('if one of them cannot be there, none is added', () => {
  const { store, readSections } = open();
  expect(store.dispatch(insertSections([...twoSections, block('TableCell')]))).toBeDefined();
  expect(readSections()).toEqual(['First', 'Last']);
});
