import { rootId, type ComponentId } from '@vitrina/epack-model';
import { column, feature, page, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import type { Box } from './dropGeometry.ts';
import { findPlaceLine } from './findPlaceLine.ts';

/** 1 feature: 2 row: 3 column: 4 text; 5 column; 6 text. */
const context = { page: page(feature(row(column(text('a')), column()), text('b'))) };
const boxesById: Readonly<Record<ComponentId, Box>> = {
  [rootId]: { left: 0, top: 0, right: 400, bottom: 300 },
  1: { left: 0, top: 0, right: 400, bottom: 200 },
  2: { left: 0, top: 10, right: 400, bottom: 110 },
  3: { left: 0, top: 10, right: 180, bottom: 110 },
  4: { left: 0, top: 10, right: 180, bottom: 60 },
  5: { left: 220, top: 10, right: 400, bottom: 110 },
  6: { left: 0, top: 130, right: 400, bottom: 160 },
};
const lineAt = (parentId: ComponentId, index: number, boxes = boxesById) =>
  findPlaceLine(context, { getBox: (id) => boxes[id] }, { parentId, index })?.line;

test('the line is in the middle of the gap between neighbors, below each other or side by side', () => {
  expect(lineAt(1, 1)).toEqual({ left: 0, top: 120, right: 400, bottom: 120 });
  expect(lineAt(2, 1)).toEqual({ left: 200, top: 10, right: 200, bottom: 110 });
});

test('at the ends it is at the edge of the neighbor, and in an empty container at the top', () => {
  expect(lineAt(1, 0)).toEqual({ left: 0, top: 10, right: 400, bottom: 10 });
  expect(lineAt(1, 2)).toEqual({ left: 0, top: 160, right: 400, bottom: 160 });
  expect(lineAt(5, 0)).toEqual({ left: 220, top: 11, right: 400, bottom: 11 });
});

test('a neighbor that is scrolled out of view keeps the line inside the container', () => {
  const scrolled = { ...boxesById, 5: { left: 620, top: 10, right: 800, bottom: 110 } };
  expect(lineAt(2, 2, scrolled)).toEqual({ left: 400, top: 10, right: 400, bottom: 110 });
});

test('a container that renders nothing has no line', () => {
  const { 5: _hidden, ...others } = boxesById;
  expect(lineAt(5, 0, others)).toBeUndefined();
});
