import { standardCatalogue } from '@vitrina/block-catalogue';
import { block, feature, page } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { undoEdit } from '../store/edit.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { hasModelView, readModelView, setModelView } from './modelView.ts';

function find(key: string) {
  const definition = standardCatalogue.find(key);
  if (!definition) throw new Error(`There is no ${key}`);
  return definition;
}

test('only a block with a camera, a light and points has a view', () => {
  expect(hasModelView(find('ArBanner'))).toBe(true);
  expect(hasModelView(find('Image'))).toBe(false);
});

test('changes of a view are one step, and leave the rest', () => {
  const banner = find('ArBanner');
  const store = createTestStore({ page: page(feature(block('ArBanner', { model: '/files/shoe.glb' }))) });
  const read = () => readModelView(store.getState(), 2, banner);
  const before = read();
  expect(before).toMatchObject({ model: '/files/shoe.glb', cameraOrbit: '', exposure: 1, hotspots: [] });
  const hotspots = [{ position: '0 0.1 0', normal: '0 1 0', title: 'Lace', text: '' }];
  store.dispatch(setModelView(2, banner, { cameraOrbit: '30deg 75deg 2m', shadow: 0.5, hotspots }));
  expect(read()).toEqual({ ...before, cameraOrbit: '30deg 75deg 2m', shadow: 0.5, hotspots });
  expect(store.dispatch(undoEdit())).toBe(true);
  expect(read()).toEqual(before);
});
