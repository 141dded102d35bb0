import { expect, test } from 'vitest';

import { moveItem } from './moveItem.ts';

const items = ['a', 'b', 'c', 'd'];

test('moves an item and keeps the order of the others', () => {
  expect(moveItem(items, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveItem(items, 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moveItem(items, 1, 1)).toEqual(items);
});

test('stops at the ends, and leaves the list without such an item alone', () => {
  expect(moveItem(items, 1, 9)).toEqual(['a', 'c', 'd', 'b']);
  expect(moveItem(items, 1, -5)).toEqual(['b', 'a', 'c', 'd']);
  expect(moveItem(items, 4, 0)).toBe(items);
});
