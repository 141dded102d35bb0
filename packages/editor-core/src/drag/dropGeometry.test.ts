import { expect, test } from 'vitest';

import { findInsertion, isLaidOutInRow, type Box } from './dropGeometry.ts';

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

const container = box(0, 0, 200, 100);

test('an empty container takes the block at its upper edge', () => {
  expect(findInsertion({ x: 50, y: 50 }, container, [])).toEqual({
    index: 0,
    line: { left: 0, right: 200, top: 1, bottom: 1 },
  });
});

test('below the middle of a box means after it, in the middle of the gap', () => {
  const siblings = [box(0, 0, 200, 40), box(0, 60, 200, 40)];
  expect(findInsertion({ x: 10, y: 30 }, container, siblings)).toEqual({
    index: 1,
    line: { left: 0, right: 200, top: 50, bottom: 50 },
  });
  expect(findInsertion({ x: 10, y: 70 }, container, siblings).index).toBe(1);
  expect(findInsertion({ x: 10, y: 90 }, container, siblings).index).toBe(2);
});

test('boxes side by side get an upright line', () => {
  const siblings = [box(0, 0, 80, 100), box(100, 0, 80, 100)];
  expect(isLaidOutInRow(siblings)).toBe(true);
  expect(findInsertion({ x: 70, y: 50 }, container, siblings)).toEqual({
    index: 1,
    line: { left: 90, right: 90, top: 0, bottom: 100 },
  });
});

test('in a wrapped row the line stays on the row under the pointer', () => {
  const siblings = [box(0, 0, 80, 40), box(100, 0, 80, 40), box(0, 50, 80, 40)];
  expect(findInsertion({ x: 10, y: 70 }, container, siblings)).toEqual({
    index: 2,
    line: { left: 0, right: 0, top: 50, bottom: 90 },
  });
});
