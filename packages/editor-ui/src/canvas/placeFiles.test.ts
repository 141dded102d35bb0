import { standardCatalogue } from '@vitrina/block-catalogue';
import { getActivePage, undoEdit } from '@vitrina/editor-core/store';
import { createTestStore, makeAsset } from '@vitrina/editor-core/testing';
import { getChildIds, getComponent, pageKey, type ComponentId, type Page } from '@vitrina/epack-model';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { findFilesHolder, placeFiles } from './placeFiles.ts';

const key = pageKey({ locale: 'ru', template: 'master_template', page: 'index.html' });
const assets = [1, 2, 3].map((id) => makeAsset({ id, name: `${id}.png`, alt: `Image ${id}` }));

function openStore(content: Page) {
  const store = createTestStore({ page: content });
  const read = () => getActivePage(store.getState()) as Page;
  const keysIn = (id: ComponentId) =>
    getChildIds(read(), id).map((child) => getComponent(read(), child)?.componentKey);
  return { store, read, keysIn };
}

test('images become slides at the end of a slider, in one step', () => {
  const { store, read, keysIn } = openStore(page(feature(block('Slider', {}, text('First')))));
  store.dispatch(placeFiles(assets, { page: key, id: 2 }));
  expect(keysIn(2)).toEqual(['Text', 'Image', 'Image', 'Image']);
  const alts = getChildIds(read(), 2).map((id) => getComponent(read(), id)?.props['alt']?.value.desktop);
  expect(alts.slice(1)).toEqual(['Image 1', 'Image 2', 'Image 3']);
  store.dispatch(undoEdit());
  expect(keysIn(2)).toEqual(['Text']);
});

test('a slider with slides of its own kind gets those', () => {
  const { store, read, keysIn } = openStore(page(feature(block('FriendlySlider', {}))));
  store.dispatch(placeFiles(assets, { page: key, id: 2 }));
  expect(keysIn(2)).toEqual(['FriendlySlide', 'FriendlySlide', 'FriendlySlide']);
  const [first = 0] = getChildIds(read(), 2);
  expect(getComponent(read(), first)?.props['image']?.value.desktop).toMatchObject({ src: assets[0]?.url });
  expect(getComponent(read(), first)?.props['altText']?.value.desktop).toBe('Image 1');
});

test('images fill the empty cells of a table, and then new rows', () => {
  const cell = (content: string) => block('TableCell', {}, text(content));
  const table = block('Table', {}, block('TableRow', {}, cell('Name'), cell('')));
  const { store, read, keysIn } = openStore(page(feature(table)));
  store.dispatch(placeFiles(assets, { page: key, id: 2 }));
  const rows = getChildIds(read(), 2).map((row) => getChildIds(read(), row).map(keysIn));
  expect(rows).toEqual([
    [['Text'], ['Image']],
    [['Image'], ['Image']],
  ]);
  store.dispatch(undoEdit());
  expect(keysIn(2)).toEqual(['TableRow']);
});

test('images fill the empty columns of a row, and then new columns', () => {
  const row = block('Row', {}, block('Column', {}, text('Beside')), block('Column'));
  const { store, read, keysIn } = openStore(page(feature(row)));
  expect(findFilesHolder(read(), [2], 3, standardCatalogue)).toBe(2);
  store.dispatch(placeFiles(assets, { page: key, id: 2 }));
  expect(getChildIds(read(), 2).map(keysIn)).toEqual([['Text'], ['Image'], ['Image'], ['Image']]);
  expect(findFilesHolder(read(), [2], 3, standardCatalogue)).toBeUndefined();
  store.dispatch(undoEdit());
  expect(getChildIds(read(), 2).map(keysIn)).toEqual([['Text'], []]);
});

test('only a selected block takes them, also if they are dropped on what is in it', () => {
  const content = page(feature(block('Slider', {}, text('First')), text('Beside')));
  const find = (selection: number[], id: number) =>
    findFilesHolder(content, selection, id, standardCatalogue);
  expect(find([2], 3)).toBe(2);
  expect(find([3], 3)).toBeUndefined();
  expect(find([2], 4)).toBeUndefined();
});
