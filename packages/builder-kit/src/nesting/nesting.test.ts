import { standardCatalogue } from '@vitrina/block-catalogue';
import {
  amazonTemplate,
  applyPageChange,
  getChildIds,
  planMakeDynamic,
  rootId,
  type Page,
} from '@vitrina/epack-model';
import { column, feature, page, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { planInsert } from './planInsert.ts';
import { planMove, planStep } from './planMove.ts';
import { findNeighbour, getTopmost, toDraft } from './subtrees.ts';
import { whyNotInside, whyNotMoved, type NestingContext } from './whyNotInside.ts';

function contextOf(current: Page, template = 'master_template'): NestingContext {
  return { page: current, rules: standardCatalogue.rules, template };
}

/** 1 feature: 2 row: 3 column: 4 text; 5 column: 6 text. */
const twoColumns = page(feature(row(column(text('a')), column(text('b')))));

test('a column stands in a row and nowhere else', () => {
  const context = contextOf(twoColumns);
  expect(whyNotInside(context, 'Column', 2)).toBeUndefined();
  expect(whyNotInside(context, 'Column', 1)).toMatchObject({
    code: 'notInside',
    keys: ['Column', 'Feature'],
  });
  expect(whyNotInside(context, 'Column', rootId)).toMatchObject({ code: 'notInside' });
});

test('in a series a block stands where the series does', () => {
  const change = planMakeDynamic(twoColumns, 3, 0, 2);
  const made = change && applyPageChange(twoColumns, change);
  const context = contextOf(made?.ok ? made.page : twoColumns);
  const wrapperId = change?.wrapper.id ?? 0;
  expect(whyNotInside(context, 'Column', wrapperId)).toBeUndefined();
  expect(whyNotInside(context, 'Feature', wrapperId)).toMatchObject({ keys: ['Feature', 'Row'] });
});

test('nothing goes inside itself', () => {
  expect(whyNotMoved(contextOf(twoColumns), 2, 3)).toMatchObject({ code: 'insideItself' });
});

test('an Amazon page takes five components at its top', () => {
  const full = page(feature(), feature(), feature(), feature(), feature());
  expect(whyNotInside(contextOf(full, amazonTemplate), 'Text', rootId)).toEqual({ code: 'amazonLimit' });
  expect(whyNotInside(contextOf(full), 'Text', rootId)).toBeUndefined();
  expect(whyNotInside(contextOf(full, amazonTemplate), 'Text', 1)).toBeUndefined();
});

test('a loose block at the top of the page comes in a container', () => {
  const { change, id } = planInsert(contextOf(twoColumns), toDraft(twoColumns, 4), {
    parentId: rootId,
    index: 1,
  });
  expect(change.components.map(({ componentKey }) => componentKey)).toEqual(['Feature', 'Text']);
  expect(id).toBe(change.components[1]?.id);
});

test('moving within a parent counts the place with the component still there', () => {
  const three = page(feature(text('a'), text('b'), text('c')));
  const change = planMove(contextOf(three), 2, { parentId: 1, index: 2 });
  expect(change).toEqual({ type: 'moveComponent', id: 2, parentId: 1, index: 1 });
  expect(planMove(contextOf(three), 2, { parentId: 1, index: 1 })).toBeUndefined();
});

test('a block moved to the top of the page gets a container, as one step', () => {
  const change = planMove(contextOf(twoColumns), 4, { parentId: rootId, index: 0 });
  const result = applyPageChange(twoColumns, change ?? { type: 'batch', changes: [] });
  const moved = result.ok ? result.page : twoColumns;
  const [firstId = 0] = getChildIds(moved, rootId);
  expect(getChildIds(moved, firstId)).toEqual([4]);
});

test('steps go where the keyboard says, and no further', () => {
  const context = contextOf(twoColumns);
  expect(planStep(context, 5, 'up')).toEqual({
    change: { type: 'moveComponent', id: 5, parentId: 2, index: 0 },
  });
  expect(planStep(context, 3, 'up')).toEqual({ refusal: { code: 'nowhere.up', keys: ['Column'] } });
  expect(planStep(context, 3, 'out')).toMatchObject({ refusal: { code: 'notInside' } });
  expect(planStep(context, 5, 'in')).toMatchObject({ refusal: { code: 'notInside' } });
});

test('of nested components only the outer ones count', () => {
  expect(getTopmost(twoColumns, [6, 4, 3])).toEqual([3, 6]);
});

test('after a removal the next sibling is selected, else the one before, else the parent', () => {
  const three = page(feature(text('a'), text('b'), text('c')));
  expect(findNeighbour(three, [3])).toBe(4);
  expect(findNeighbour(three, [3, 4])).toBe(2);
  expect(findNeighbour(three, [2, 3, 4])).toBe(1);
});
