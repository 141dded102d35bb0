import { standardCatalogue } from '@vitrina/block-catalogue';
import { amazonTemplate, getChildIds, pageKey, rootId, walkPage } from '@vitrina/epack-model';
import { column, feature, page, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { readClipboard, writeClipboard } from './clipboardText.ts';
import { pasteComponents } from './pasteComponents.ts';

/** 1 feature: 2 row: 3 column: 4 text. */
const source = page(feature(row(column(text('a')))));

function copied(...ids: number[]) {
  return readClipboard(writeClipboard(source, ids, standardCatalogue.rules) ?? '') ?? { components: [] };
}

function listKeys(store: ReturnType<typeof createTestStore>): string[] {
  const current = getActivePage(store.getState());
  return current ? [...walkPage(current)].map(({ componentKey }) => componentKey) : [];
}

test('blocks can be pasted on another page, with new ids and a container where they need one', () => {
  const store = createTestStore();
  expect(store.dispatch(pasteComponents(copied(2)))).toBeUndefined();
  expect(listKeys(store)).toEqual(['Feature', 'Row', 'Column', 'Text']);
  expect(store.getState().view.selection).toHaveLength(1);
});

test('pasting goes beside the active block where that holds none', () => {
  const store = createTestStore({ page: source });
  store.dispatch(viewActions.selected([4]));
  store.dispatch(pasteComponents(copied(4)));
  const current = getActivePage(store.getState());
  expect(current && getChildIds(current, 3)).toHaveLength(2);
});

test('pasting goes inside the active block, or after it where that is chosen', () => {
  for (const [position, counts] of [
    ['inside', [1, 2]],
    ['after', [2, 1]],
  ] as const) {
    const store = createTestStore({ page: page(feature(row(column(text('a'))))) });
    store.dispatch(viewActions.selected([3]));
    store.dispatch(pasteComponents(copied(4), position));
    const current = getActivePage(store.getState());
    // A row takes any block.
    expect(current && [2, 3].map((id) => getChildIds(current, id).length)).toEqual(counts);
  }
});

test('what may not stand there is refused by its name, and nothing changes', () => {
  const store = createTestStore({ page: page(feature(text('a'))) });
  expect(store.dispatch(pasteComponents(copied(3)))).toEqual({
    code: 'model.nesting.childRefuses',
    blockKey: 'Column',
    parentId: rootId,
  });
  expect(listKeys(store)).toEqual(['Feature', 'Text']);
});

test('a block that may not stand in the one pasted with it is named with it', () => {
  const broken = page(feature(row(column(column(text('a'))))));
  const copy = readClipboard(writeClipboard(broken, [2], standardCatalogue.rules) ?? '');
  const store = createTestStore();
  expect(copy && store.dispatch(pasteComponents(copy))).toMatchObject({
    code: 'model.nesting.childRefuses',
    blockKey: 'Column',
    parentKey: 'Column',
  });
});

test('an Amazon page takes no more than it has room for', () => {
  const two = page(feature(text('a')), feature(text('b')));
  const { components = [] } = readClipboard(writeClipboard(two, [1, 3], standardCatalogue.rules) ?? '') ?? {};
  const store = createTestStore({ page: page(feature(), feature(), feature(), feature()) });
  const { document } = store.getState();
  const active = { ...document.active, template: amazonTemplate };
  const pages = Object.fromEntries(
    Object.values(document.epack.pages).map((each) => [pageKey(active), each]),
  );
  const full = createTestStore({ opened: { active, epack: { ...document.epack, pages } } });
  expect(full.dispatch(pasteComponents({ components }))).toEqual({
    code: 'model.nesting.amazonLimit',
  });
  expect(full.dispatch(pasteComponents({ components: components.slice(0, 2) }))).toBeUndefined();
});

test('any other text is not taken for blocks', () => {
  expect(readClipboard('hello')).toBeUndefined();
  expect(readClipboard('{"format":"vitrina/components"')).toBeUndefined();
});
