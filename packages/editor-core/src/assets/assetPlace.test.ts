import { getComponent, pageKey, type Json, type Page } from '@vitrina/epack-model';
import { block, feature, image, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { removeSelected } from '../edits/blockEdits.ts';
import { documentAction } from '../store/documentActions.ts';
import { undoEdit } from '../store/edit.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { findPlaced, putAsset, putTurn, type AssetPlace } from './assetPlace.ts';
import { makeAsset } from '../testing/makeAsset.ts';

const grill = makeAsset({ id: 3, name: 'grill.png', alt: 'A grill' });
const stored = { src: grill.url, widthPx: 800, heightPx: 600, variants: [] };
const address = { locale: 'ru', template: 'master_template', page: 'index.html' };
const place: AssetPlace = {
  page: pageKey(address),
  id: 2,
  componentKey: 'Image',
  name: 'src',
  size: 'desktop',
  path: [],
  altName: 'alt',
};

function openStore(content: Page) {
  const store = createTestStore({ page: content });
  const read = (name: string): Json | undefined => {
    const current = store.getState().document.epack.pages[place.page];
    return current ? getComponent(current, 2)?.props[name]?.value.desktop : undefined;
  };
  return { store, read };
}

test('a picture arrives with its description on a page that is not in view, and can be undone there', () => {
  const { store, read } = openStore(page(feature(image(''))));
  store.dispatch(documentAction('activated', { ...address, page: 'details.html' }, 'all'));
  store.dispatch(putAsset(place, grill));
  expect(read('src')).toEqual(stored);
  expect(read('alt')).toBe('A grill');
  expect(store.getState().document.updatedPages).toHaveProperty([place.page]);
  expect(store.getState().view.selection).toEqual([]);
  store.dispatch(documentAction('activated', address, 'all'));
  expect(store.dispatch(undoEdit())).toBe(true);
  expect(read('src')).toBe('');
  expect(read('alt')).not.toBe('A grill');
});

test('a description that was written meanwhile stays', () => {
  const { store, read } = openStore(page(feature(image('', { alt: 'Mine' }))));
  store.dispatch(putAsset(place, grill));
  expect(read('alt')).toBe('Mine');
});

test('a member of a group and an item of a list take it beside what was changed meanwhile', () => {
  const background = { color: '#fff' };
  const { store, read } = openStore(page(feature(text('a', { backgroundOptions: background }))));
  store.dispatch(
    putAsset({ ...place, componentKey: 'Text', name: 'backgroundOptions', path: ['image'] }, grill),
  );
  expect(read('backgroundOptions')).toMatchObject({ ...background, image: stored });

  const frames = openStore(page(feature(block('Viewer360', { frames: ['/1.png', null, '/3.png'] }))));
  const second = { ...place, componentKey: 'Viewer360', name: 'frames', path: [1], altName: undefined };
  frames.store.dispatch(putAsset(second, grill));
  expect(frames.read('frames')).toEqual(['/1.png', stored, '/3.png']);
  expect(findPlaced(frames.store.getState(), { ...second, path: [3] })).toBeUndefined();
});

test('nothing is put where the block is gone, or where another kind stands by its number', () => {
  const { store } = openStore(page(feature(image(''))));
  expect(findPlaced(store.getState(), { ...place, componentKey: 'Video' })).toBeUndefined();
  store.dispatch(viewActions.selected([2]));
  store.dispatch(removeSelected());
  const before = store.getState().document;
  store.dispatch(putAsset(place, grill));
  expect(store.getState().document).toBe(before);
});

test('a turn replaces the frames and their rows in one step', () => {
  const { store, read } = openStore(page(feature(block('Viewer360', { frames: ['/old.webp'], rows: 1 }))));
  const turn = [1, 2, 3, 4].map((id) => makeAsset({ id, name: `${id}.webp` }));
  store.dispatch(putTurn({ ...place, componentKey: 'Viewer360', name: 'frames' }, turn, 2));
  expect(read('frames')).toMatchObject(turn.map(({ url }) => ({ src: url })));
  expect(read('rows')).toBe(2);
  expect(store.dispatch(undoEdit())).toBe(true);
  expect(read('frames')).toEqual(['/old.webp']);
  expect(read('rows')).toBe(1);
});
