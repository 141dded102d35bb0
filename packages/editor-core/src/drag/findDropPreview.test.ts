import { standardCatalogue } from '@vitrina/block-catalogue';
import { rootId, type ComponentId } from '@vitrina/epack-model';
import { column, feature, page, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import type { PlacingContext } from '../store/nestingContext.ts';
import type { DragItem } from './dragItem.ts';
import type { Box } from './dropGeometry.ts';
import { findDropPreview, type PageBoxes } from './findDropPreview.ts';

/** 1 feature: 2 row: 3 column: 4 text; 5 column. */
const context: PlacingContext = {
  page: page(feature(row(column(text('a')), column()))),
  rules: standardCatalogue.rules,
  template: 'master_template',
  holdsBlocks: (key) => standardCatalogue.find(key)?.nesting.allowedChildren !== 'none',
};

const boxesById: Readonly<Record<ComponentId, Box>> = {
  [rootId]: { left: 0, top: 0, right: 400, bottom: 300 },
  1: { left: 0, top: 0, right: 400, bottom: 120 },
  2: { left: 0, top: 10, right: 400, bottom: 110 },
  3: { left: 0, top: 10, right: 200, bottom: 110 },
  4: { left: 0, top: 10, right: 200, bottom: 60 },
  5: { left: 200, top: 10, right: 400, bottom: 110 },
};

const boxes: PageBoxes = {
  getBox: (id) => boxesById[id],
  findIdAt: (x, y) => {
    const isAt = ({ left, top, right, bottom }: Box) => x >= left && x < right && y >= top && y < bottom;
    return [4, 5, 3, 2, 1].find((id) => isAt(boxesById[id] as Box));
  },
};

const dragged = (componentKey: string): DragItem => ({
  kind: 'new',
  draft: { componentKey, type: 'component' },
});

const drop = (item: DragItem, x: number, y: number) => findDropPreview(context, boxes, item, { x, y });

test('a block lands in the innermost container under the pointer that takes it', () => {
  expect(drop(dragged('Text'), 300, 60)).toMatchObject({ isAllowed: true, place: { parentId: 5, index: 0 } });
  expect(drop(dragged('Text'), 100, 55)).toMatchObject({ isAllowed: true, place: { parentId: 3, index: 1 } });
});

test('a container that does not take the block passes it on to the one around', () => {
  expect(drop(dragged('Column'), 300, 60)).toMatchObject({ isAllowed: true, place: { parentId: 2 } });
});

test('near its upper edge a container means beside, not in', () => {
  expect(drop(dragged('Text'), 300, 12)).toMatchObject({ place: { parentId: 1, index: 0 } });
});

test('where nothing takes the block, the innermost container says why', () => {
  expect(drop(dragged('Column'), 100, 250)).toMatchObject({
    isAllowed: false,
    refusal: { code: 'model.nesting.childRefuses' },
  });
});

test('a block dragged over itself goes nowhere inside itself', () => {
  const preview = drop({ kind: 'existing', ids: [3] }, 100, 80);
  expect(preview).toMatchObject({ isAllowed: true, place: { parentId: 2 } });
});
