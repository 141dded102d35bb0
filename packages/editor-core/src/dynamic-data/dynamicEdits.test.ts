import { getChildIds, walkPage, type DataSource } from '@vitrina/epack-model';
import { block, feature, page, row, column, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { removeSelected } from '../edits/blockEdits.ts';
import { toggleLock } from '../commands/guardCommands.ts';
import { transact, undoEdit } from '../store/edit.ts';
import { applyDataChange } from '../store/editData.ts';
import { getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { canMakeDynamic, canRemoveDynamic, makeActiveDynamic, removeActiveDynamic } from './dynamicEdits.ts';
import { fitSeries } from './fitSeries.ts';

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

function models(...names: readonly string[]): DataSource {
  return { id: 'models', items: names.map((name, index) => ({ id: index + 1, data: { name } })) };
}

function openModels() {
  const store = createTestStore({ page: withProvider });
  const bring = (source: DataSource) =>
    store.dispatch(applyDataChange({ type: 'updateDataSources', dataSources: [source] }));
  bring(models('Grill', 'Kettle', 'Iron'));
  store.dispatch(viewActions.selected([3]));
  const countRows = () => {
    const current = getActivePage(store.getState());
    return current ? [...walkPage(current)].filter(({ componentKey }) => componentKey === 'Row').length : 0;
  };
  const refresh = (...names: readonly string[]) => {
    const take = () => {
      bring(models(...names));
      store.dispatch(fitSeries());
    };
    store.dispatch(transact(take));
  };
  return { store, countRows, refresh };
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

test('a series follows its records when the data is brought up to date, as one step with it', () => {
  const { store, countRows, refresh } = openModels();
  store.dispatch(makeActiveDynamic());
  refresh('Grill', 'Kettle', 'Iron', 'Mixer', 'Toaster');
  expect(countRows()).toBe(5);
  const current = getActivePage(store.getState());
  const indices = current && [...walkPage(current)].flatMap(({ dynamicIndex }) => dynamicIndex ?? []);
  expect(indices).toEqual([0, 1, 2, 3, 4]);
  store.dispatch(undoEdit());
  expect(countRows()).toBe(3);
  expect(store.getState().document.epack.dataSources[0]?.items).toHaveLength(3);
  refresh('Grill');
  expect(countRows()).toBe(1);
  refresh();
  expect(countRows()).toBe(1);
  expect(canRemoveDynamic(store.getState())).toBe(true);
});

test('what was taken out of a series by hand stays out, and what is locked stays', () => {
  const { store, countRows, refresh } = openModels();
  store.dispatch(makeActiveDynamic());
  const rows = () => {
    const current = getActivePage(store.getState());
    return current ? [...walkPage(current)].filter(({ componentKey }) => componentKey === 'Row') : [];
  };
  const second = rows()[1]?.id ?? 0;
  store.dispatch(viewActions.selected([second]));
  store.dispatch(removeSelected());
  refresh('Grill', 'Kettle', 'Iron', 'Mixer');
  expect(rows().map(({ dynamicIndex }) => dynamicIndex)).toEqual([0, 2, 3]);
  store.dispatch(toggleLock(rows()[2]?.id ?? 0));
  refresh('Grill');
  expect(countRows()).toBe(3);
  store.dispatch(viewActions.selected([3]));
  expect(store.dispatch(removeActiveDynamic())).toEqual({ code: 'locked', blockKey: 'Row' });
  expect(countRows()).toBe(3);
});

test('what is locked, or stands where nothing may be added, is not repeated', () => {
  const { store, countRows } = openModels();
  store.dispatch(toggleLock(3));
  expect(store.dispatch(makeActiveDynamic())).toEqual({ code: 'locked', blockKey: 'Row' });
  expect(countRows()).toBe(1);

  /** 1 feature: 2 provider: 3 popover: 4 trigger, 6 content. */
  const popover = block(
    'Popover',
    {},
    block('PopoverTrigger', {}, text('Open')),
    block('PopoverContent', {}, text('Shown')),
  );
  const fixed = createTestStore({ page: page(feature(block('DynamicDataProvider', {}, popover))) });
  fixed.dispatch(viewActions.selected([4]));
  expect(fixed.dispatch(makeActiveDynamic())).toMatchObject({ blockKey: 'Popover' });
  expect(fixed.getState().document.updatedPages).toEqual({});
});
