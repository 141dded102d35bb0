import { expect, test } from 'vitest';

import { findNeighbor } from './findNeighbor.ts';

/** Two rows: three cards, then two. */
const places = [
  { left: 0, top: 0 },
  { left: 100, top: 0 },
  { left: 200, top: 0 },
  { left: 0, top: 100 },
  { left: 100, top: 100 },
];

test.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 3],
  [4, 'ArrowRight', undefined],
  [0, 'ArrowLeft', undefined],
  [3, 'ArrowLeft', 2],
  [1, 'ArrowDown', 4],
  [2, 'ArrowDown', undefined],
  [4, 'ArrowUp', 1],
  [1, 'End', 4],
  [4, 'Home', 0],
  [4, 'a', undefined],
  [-1, 'ArrowRight', undefined],
])('from card %i %s leads to %s', (from, key, to) => {
  expect(findNeighbor(places, from, key)).toBe(to);
});
