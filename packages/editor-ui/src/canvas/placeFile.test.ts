import { getChildIds, getComponent, pageKey, type ComponentId, type Page } from '@vitrina/epack-model';
import { feature, image, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { documentAction, undoEdit, viewActions } from '@vitrina/editor-core/store';
import { createTestStore, makeAsset } from '@vitrina/editor-core/testing';

import { placeFile, type FileSpot } from './placeFile.ts';

const grill = makeAsset({ id: 3, name: 'grill.png', alt: 'A grill' });
const address = { locale: 'ru', template: 'master_template', page: 'index.html' };
const spot: FileSpot = { page: pageKey(address), size: 'desktop', id: 2, isInside: true };

function openStore(content: Page) {
  const store = createTestStore({ page: content });
  const read = () => store.getState().document.epack.pages[spot.page] as Page;
  const sourceOf = (id: ComponentId) => getComponent(read(), id)?.props['src']?.value;
  return { store, read, sourceOf };
}

/** 1 feature: 2 image, 3 text. */
const content = page(feature(image(''), text('One')));
const stored = expect.objectContaining({ src: grill.url });

test('a picture goes into the block it was dropped on, at the size that was in view then', () => {
  const { store, sourceOf } = openStore(content);
  store.dispatch(viewActions.sizeChosen('mobile'));
  store.dispatch(placeFile(grill, spot, true));
  expect(sourceOf(2)).toMatchObject({ desktop: stored });
  expect(sourceOf(2)).not.toHaveProperty('mobile');
});

test('a picture for a page that is not in view makes its block there, and selects nothing here', () => {
  const { store, read, sourceOf } = openStore(content);
  const details = { ...address, page: 'details.html' };
  store.dispatch(documentAction('activated', details, 'all'));
  store.dispatch(viewActions.selected([]));
  expect(store.dispatch(placeFile(grill, { ...spot, id: 3 }, true))).toEqual({ id: 4 });
  expect(getChildIds(read(), 1)).toEqual([2, 3, 4]);
  expect(sourceOf(4)).toMatchObject({ desktop: stored });
  expect(store.getState().view.selection).toEqual([]);
  expect(Object.keys(store.getState().document.updatedPages)).toEqual([spot.page]);
  store.dispatch(documentAction('activated', address, 'all'));
  store.dispatch(undoEdit());
  expect(getChildIds(read(), 1)).toEqual([2, 3]);
});

test('what came with another picture stands after it; whoever does not wait for it keeps their selection', () => {
  const { store, read } = openStore(content);
  store.dispatch(viewActions.selected([3]));
  store.dispatch(placeFile(grill, { ...spot, isInside: false }, false));
  expect(getChildIds(read(), 1)).toEqual([2, 4, 3]);
  expect(store.getState().view.selection).toEqual([3]);
  store.dispatch(placeFile(grill, { ...spot, isInside: false }, true));
  expect(store.getState().view.selection).toEqual([5]);
});
