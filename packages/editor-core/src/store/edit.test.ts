import { getChildIds, getComponent, pageKey } from '@vitrina/epack-model';
import { column, feature, page, row, text } from '@vitrina/epack-model/testing';
import { expect, test, vi } from 'vitest';

import { createTestStore } from '../testing/createTestStore.ts';
import { documentAction } from './documentActions.ts';
import { applyChange, redoEdit, undoEdit } from './edit.ts';
import { applyDataChange } from './editData.ts';
import { canRedoEdit, canUndoEdit, getActivePage, isUnsaved } from './selectors.ts';
import { viewActions } from './viewSlice.ts';

const setText = (id: number, value: string) =>
  ({ type: 'updateProperty', id, name: 'text', size: 'desktop', value }) as const;

function openTexts() {
  let nowMs = 0;
  const store = createTestStore({ page: page(feature(text('a'), text('b'))), now: () => nowMs });
  return {
    store,
    wait: (ms: number) => {
      nowMs += ms;
    },
    readText: (id: number) => {
      const current = getActivePage(store.getState());
      return current && getComponent(current, id)?.props.text?.value.desktop;
    },
  };
}

test('a change notes its page as updated and can be undone and redone', () => {
  const { store, readText } = openTexts();
  store.dispatch(applyChange(setText(2, 'new')));
  const { document } = store.getState();
  expect(Object.keys(document.updatedPages)).toEqual([pageKey(document.active)]);
  expect(isUnsaved(document)).toBe(true);
  store.dispatch(undoEdit());
  expect(readText(2)).toBe('a');
  expect(canUndoEdit(store.getState())).toBe(false);
  store.dispatch(redoEdit());
  expect(readText(2)).toBe('new');
  expect(canRedoEdit(store.getState())).toBe(false);
});

test('an hour of typing into one text is kept as one change, and undone at once', () => {
  const { store, wait, readText } = openTexts();
  for (let count = 1; count <= 100; count += 1) {
    store.dispatch(applyChange(setText(2, 'x'.repeat(count))));
    wait(1000);
  }
  const { document } = store.getState();
  const steps = document.history[pageKey(document.active)]?.steps;
  expect(steps?.map(({ changes }) => changes.length)).toEqual([1]);
  store.dispatch(undoEdit());
  expect(readText(2)).toBe('a');
  store.dispatch(redoEdit());
  expect(readText(2)).toBe('x'.repeat(100));
});

test('a change that does not fit leaves everything as it was', () => {
  const { store } = openTexts();
  const before = store.getState();
  const result = store.dispatch(applyChange(setText(99, 'new')));
  expect(result).toMatchObject({ ok: false, code: 'model.change.componentMissing' });
  expect(store.getState()).toBe(before);
});

test('only the listener of the changed component is called, also by undo', () => {
  const { store } = openTexts();
  const changed = vi.fn();
  const other = vi.fn();
  store.hub.subscribe(2, changed);
  store.hub.subscribe(3, other);
  store.dispatch(applyChange(setText(2, 'new')));
  store.dispatch(undoEdit());
  expect(changed).toHaveBeenCalledTimes(2);
  expect(other).not.toHaveBeenCalled();
});

test('typing in one field undoes as one; another field, and a pause of five seconds, begin a new step', () => {
  const { store, wait, readText } = openTexts();
  store.dispatch(applyChange(setText(2, 'n')));
  wait(1000);
  store.dispatch(applyChange(setText(2, 'ne')));
  store.dispatch(applyChange(setText(3, 'x')));
  wait(6000);
  store.dispatch(applyChange(setText(3, 'xy')));
  store.dispatch(undoEdit());
  expect([readText(2), readText(3)]).toEqual(['ne', 'x']);
  store.dispatch(undoEdit());
  store.dispatch(undoEdit());
  expect([readText(2), readText(3)]).toEqual(['a', 'b']);
});

test('what undo takes away is no longer selected; what it brings back is', () => {
  const { store } = openTexts();
  store.dispatch(viewActions.selected([3]));
  store.dispatch(applyChange({ type: 'removeComponent', id: 3 }));
  expect(store.getState().view.selection).toEqual([]);
  store.dispatch(undoEdit());
  expect(store.getState().view.selection).toEqual([3]);
});

test("the data's history is its own: undo on its tab leaves the page alone", () => {
  const { store, readText } = openTexts();
  store.dispatch(applyChange(setText(2, 'new')));
  store.dispatch(viewActions.tabOpened('epack-data'));
  store.dispatch(applyDataChange({ type: 'updateManifest', productData: { brandName: 'Tefal' } }));
  expect(store.getState().document.isDataUpdated).toBe(true);
  store.dispatch(undoEdit());
  expect(store.getState().document.epack.manifest.productData.brandName).toBe('');
  expect(readText(2)).toBe('new');
});

test('a page removed goes with its history and is noted for the server', () => {
  const store = createTestStore({ page: page(feature(row(column(text('a'))))), opened: { epackId: 'one' } });
  store.dispatch(applyChange(setText(4, 'new')));
  const { locale, template } = store.getState().document.active;
  store.dispatch(applyDataChange({ type: 'addPage', locale, template, page: 'more.html' }));
  store.dispatch(applyDataChange({ type: 'removePage', locale, template, page: 'index.html' }));
  const { document } = store.getState();
  expect(document.active.page).toBe('more.html');
  expect(document.removedSections).toEqual([{ locale, template, page: 'index.html' }]);
  expect(document.history).toEqual({});
  expect(Object.keys(document.updatedPages)).toEqual([pageKey({ locale, template, page: 'more.html' })]);
});

test('another page in view tells every listener', () => {
  const { store } = openTexts();
  const listener = vi.fn();
  store.hub.subscribe(2, listener);
  const { locale, template } = store.getState().document.active;
  store.dispatch(applyDataChange({ type: 'addPage', locale, template, page: 'more.html' }));
  store.dispatch(applyDataChange({ type: 'removePage', locale, template, page: 'index.html' }));
  expect(listener).toHaveBeenCalled();
  const current = getActivePage(store.getState());
  expect(current && getChildIds(current, 0)).toEqual([]);
});

const toComponent = (name: string) => ({ name, components: [] });

test('undo of what was saved for the package takes back that alone, and redo does what still can be done', () => {
  const store = createTestStore({ page: page(feature(text('a'))) });
  const { locale, template } = store.getState().document.active;
  const go = (name: string) =>
    store.dispatch(documentAction('activated', { locale, template, page: name }, 'all'));
  const save = (name: string) =>
    store.dispatch(applyDataChange({ type: 'saveCustomComponent', customComponent: toComponent(name) }));
  const listNames = () => store.getState().document.epack.customComponents.map(({ name }) => name);
  store.dispatch(applyDataChange({ type: 'addPage', locale, template, page: 'more.html' }));
  save('Card');
  go('more.html');
  save('Banner');
  go('index.html');
  store.dispatch(undoEdit());
  expect(listNames(), 'each page has a history of its own').toEqual(['Banner']);
  go('more.html');
  save('Card');
  go('index.html');
  store.dispatch(redoEdit());
  expect(listNames()).toEqual(['Banner', 'Card']);
  store.dispatch(undoEdit());
  store.dispatch(applyDataChange({ type: 'removeCustomComponent', name: 'Banner' }));
  expect(listNames()).toEqual([]);
});

test('undo of the package data leaves a locale that was added since, and what others changed', () => {
  const store = createTestStore({ page: page(feature(text('a'))) });
  store.dispatch(viewActions.tabOpened('epack-data'));
  const setTags = (tags: string[]) =>
    store.dispatch(applyDataChange({ type: 'updateManifest', fields: { tags } }));
  setTags(['kettle', 'steel']);
  store.dispatch(applyDataChange({ type: 'addLocale', locale: 'il_he', sourceLocale: 'ru' }));
  const { epack } = store.getState().document;
  const { pages: _pages, ...data } = epack;
  const manifest = { ...epack.manifest, tags: ['kettle', 'steel', 'theirs'], version: '2' };
  const joined = { data: { ...data, manifest }, isChanged: false, base: data, revision: 2 };
  store.dispatch(documentAction('dataJoined', joined, 'all'));
  store.dispatch(undoEdit());
  expect(store.getState().document.epack.manifest).toMatchObject({
    tags: ['theirs'],
    version: '2',
    data: { il_he: { direction: 'rtl' } },
  });
  store.dispatch(redoEdit());
  expect(store.getState().document.epack.manifest.tags).toEqual(['theirs', 'kettle', 'steel']);
});
