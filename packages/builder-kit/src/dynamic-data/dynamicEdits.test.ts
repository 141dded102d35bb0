import { getChildIds, walkPage } from '@vitrina/epack-model';
import { block, feature, page, row, column } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { undoEdit } from '../store/edit.ts';
import { applyDataChange } from '../store/editData.ts';
import { getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { canMakeDynamic, canRemoveDynamic, makeActiveDynamic, removeActiveDynamic } from './dynamicEdits.ts';

/** 1 feature: 2 provider: 3 row: 4 column: 5 receiver. */
const withProvider = page(
  feature(
    block(
      'DynamicDataProvider',
      { dataSource: 'models' },
      row(column(block('DynamicDataReceiver', { field: 'name' }))),
    ),
  ),
);

function openModels() {
  const store = createTestStore({ page: withProvider });
  const items = ['Grill', 'Kettle', 'Iron'].map((name, index) => ({ id: index + 1, data: { name } }));
  store.dispatch(applyDataChange({ type: 'updateDataSources', dataSources: [{ id: 'models', items }] }));
  store.dispatch(viewActions.selected([3]));
  const countRows = () => {
    const current = getActivePage(store.getState());
    return current ? [...walkPage(current)].filter(({ componentKey }) => componentKey === 'Row').length : 0;
  };
  return { store, countRows };
}

test('a block in a provider repeats once per record, and back', () => {
  const { store, countRows } = openModels();
  expect(canMakeDynamic(store.getState())).toBe(true);
  store.dispatch(makeActiveDynamic());
  expect(countRows()).toBe(3);
  expect(canRemoveDynamic(store.getState())).toBe(true);
  store.dispatch(removeActiveDynamic());
  expect(countRows()).toBe(1);
  expect(store.getState().view.selection).toEqual([3]);
});

test('undo takes the repetition back as one step', () => {
  const { store, countRows } = openModels();
  store.dispatch(makeActiveDynamic());
  store.dispatch(undoEdit());
  expect(countRows()).toBe(1);
  const current = getActivePage(store.getState());
  expect(current && getChildIds(current, 2)).toEqual([3]);
});

test('outside a provider nothing can repeat', () => {
  const { store } = openModels();
  store.dispatch(viewActions.selected([1]));
  expect(canMakeDynamic(store.getState())).toBe(false);
});
