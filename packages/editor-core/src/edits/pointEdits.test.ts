import { standardCatalogue } from '@vitrina/block-catalogue';
import { getComponent, type Component, type Json } from '@vitrina/epack-model';
import { block, feature, page } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { getActivePage } from '../store/selectors.ts';
import { undoEdit } from '../store/edit.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import {
  addNextPoint,
  addPoint,
  canAddPoint,
  dropPoint,
  findPointsProp,
  movePoint,
  removePoint,
  withPointAt,
} from './pointEdits.ts';

const bubbles = [
  { x: 30, y: 40, title: 'Handle', text: '' },
  { x: 65, y: 60, title: '', text: '' },
];
const definition = standardCatalogue.find('Bubbles');

function openStore(stored: Json = bubbles) {
  const store = createTestStore({ page: page(feature(block('Bubbles', { bubbles: stored }))) });
  const read = () => {
    const active = getActivePage(store.getState());
    return active && (getComponent(active, 2) as Component);
  };
  const readPlaces = () => {
    const list = read()?.props['bubbles']?.value.desktop;
    return (Array.isArray(list) ? list : []).map((item) => {
      const { x, y } = item as { x: number; y: number };
      return [x, y];
    });
  };
  return { store, read, readPlaces };
}

test('only lists of percents are points', () => {
  const withPoints = standardCatalogue.definitions.filter((each) => findPointsProp(each) !== undefined);
  expect(withPoints.map(({ key }) => key)).toEqual(['Bubbles']);
});

test('a moved point stays on the block and keeps its texts', () => {
  const { store, read, readPlaces } = openStore();
  store.dispatch(movePoint(2, 0, { x: -4, y: 140.4 }));
  expect(readPlaces()).toEqual([
    [0, 100],
    [65, 60],
  ]);
  expect(read()?.props['bubbles']?.value.desktop).toMatchObject([{ title: 'Handle' }, {}]);
  store.dispatch(movePoint(2, 7, { x: 1, y: 1 }));
  expect(readPlaces()).toHaveLength(2);
});

test('two drags are two steps, and so are what is added and removed', () => {
  const { store, readPlaces } = openStore();
  const steps = [readPlaces()];
  const edits = [
    dropPoint(2, 0, { x: 10, y: 10 }),
    dropPoint(2, 0, { x: 20, y: 20 }),
    addPoint(2, { x: 5, y: 6 }),
    removePoint(2, 0),
  ];
  for (const edit of edits) {
    store.dispatch(edit);
    steps.push(readPlaces());
  }
  expect(steps.at(-1)).toEqual([
    [65, 60],
    [5, 6],
  ]);
  for (const step of steps.slice(0, -1).toReversed()) {
    store.dispatch(undoEdit());
    expect(readPlaces()).toEqual(step);
  }
});

test('a point without a position is near the middle, not on another; the list has an end', () => {
  const { store, read, readPlaces } = openStore([{ x: 50, y: 50 }]);
  store.dispatch(addPoint(2));
  expect(readPlaces()).toEqual([
    [50, 50],
    [56, 56],
  ]);
  for (let count = 2; count < 32; count += 1) store.dispatch(addPoint(2, { x: count, y: 0 }));
  expect(readPlaces()).toHaveLength(30);
  expect(canAddPoint(read() as Component, definition, 'desktop')).toBe(false);
});

test('a preview changes the position only in the copy', () => {
  const { read } = openStore();
  const before = read() as Component;
  if (!definition) throw new Error('Bubbles are missing');
  const after = withPointAt(before, definition, 'desktop', { index: 1, x: 1, y: 2 });
  expect(after.props['bubbles']?.value.desktop).toMatchObject([{ x: 30 }, { x: 1, y: 2 }]);
  expect(before.props['bubbles']?.value.desktop).toEqual(bubbles);
});

test('the next point says its number; a block without points and one that is full take none', () => {
  const { store, readPlaces } = openStore();
  expect(store.dispatch(addNextPoint(2))).toBe(3);
  expect(readPlaces()).toHaveLength(3);
  expect(store.dispatch(addNextPoint(1))).toBeUndefined();
  const full = openStore(Array.from({ length: 30 }, () => ({ x: 1, y: 1, title: '', text: '' })));
  expect(full.store.dispatch(addNextPoint(2))).toBeUndefined();
  expect(full.readPlaces()).toHaveLength(30);
});
