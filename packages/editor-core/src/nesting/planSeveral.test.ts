import { standardCatalogue } from '@vitrina/block-catalogue';
import { amazonTemplate, applyPageChange, getChildIds, type Page } from '@vitrina/epack-model';
import { column, feature, page, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { planCopies, planDuplicates, planMoves, planSteps, type PlannedEdit } from './planSeveral.ts';
import type { NestingContext } from './getNestingRefusal.ts';

const contextOf = (current: Page, more: Partial<NestingContext> = {}): NestingContext => ({
  page: current,
  rules: standardCatalogue.rules,
  template: 'master_template',
  ...more,
});

/** 1 feature: 2, 3, 4, 5 texts. */
const four = page(feature(text('a'), text('b'), text('c'), text('d')));

function childrenAfter(before: Page, planned: PlannedEdit, parentId = 1): readonly number[] {
  if ('refusal' in planned) throw new Error(planned.refusal.code);
  const result = applyPageChange(before, planned.change);
  if (!result.ok) throw new Error(result.code);
  return getChildIds(result.page, parentId);
}

test('several move by a step as one and keep their order', () => {
  const context = contextOf(four);
  expect(childrenAfter(four, planSteps(context, [3, 4], 'up'))).toEqual([3, 4, 2, 5]);
  expect(childrenAfter(four, planSteps(context, [3, 4], 'down'))).toEqual([2, 5, 3, 4]);
  expect(childrenAfter(four, planSteps(context, [3, 5], 'up'))).toEqual([3, 2, 5, 4]);
});

test('who stands at the end stays, those behind close up; where all stay, it says why', () => {
  expect(childrenAfter(four, planSteps(contextOf(four), [2, 4], 'up'))).toEqual([2, 4, 3, 5]);
  expect(planSteps(contextOf(four), [2, 3], 'up')).toEqual({
    refusal: { code: 'nowhere.up', blockKey: 'Text' },
  });
});

test('several go into the block above and out again in their order', () => {
  /** 1 feature: 2 row: 3 column; 4 column: 5, 6 texts. */
  const nested = page(feature(row(column(), column(text('a'), text('b')))));
  expect(childrenAfter(nested, planSteps(contextOf(nested), [5, 6], 'out'), 2)).toEqual([3, 4, 5, 6]);
  expect(planSteps(contextOf(nested), [3, 4], 'out')).toMatchObject({
    refusal: { code: 'model.nesting.childRefuses' },
  });
  /** 1 feature; 2 feature: 3, 4 texts. */
  const top = page(feature(), feature(text('a'), text('b')));
  const out = planSteps(contextOf(top), [3, 4], 'out');
  // Each gets its own container at the top level of the page.
  const tops = childrenAfter(top, out, 0);
  expect(tops.slice(0, 2)).toEqual([1, 2]);
  expect(tops.slice(2).map((id) => childrenAfter(top, out, id))).toEqual([[3], [4]]);
});

test('one that may not move holds all back', () => {
  expect(planSteps(contextOf(four, { lockedIds: [4] }), [3, 4], 'down')).toEqual({
    refusal: { code: 'locked', blockKey: 'Text' },
  });
});

test('copies stand together after the last of their siblings', () => {
  const planned = planDuplicates(contextOf(four), [2, 4], standardCatalogue.find);
  const children = childrenAfter(four, planned);
  expect(children).toEqual([2, 3, 4, 6, 7, 5]);
  expect('ids' in planned && planned.ids).toEqual([6, 7]);
});

test('copies of siblings in several parents stay with their originals', () => {
  /** 1 feature: 2 row: 3 column: 4 text; 5 column: 6 text. */
  const two = page(feature(row(column(text('a')), column(text('b')))));
  const planned = planDuplicates(contextOf(two), [4, 6], standardCatalogue.find);
  expect(childrenAfter(two, planned, 3)).toHaveLength(2);
  expect(childrenAfter(two, planned, 5)).toHaveLength(2);
});

test('a full Amazon page takes none of them', () => {
  const three = page(feature(), feature(), feature());
  const context = contextOf(three, { template: amazonTemplate });
  expect(planDuplicates(context, [1, 2], standardCatalogue.find)).toHaveProperty('change');
  expect(planDuplicates(context, [1, 2, 3], standardCatalogue.find)).toEqual({
    refusal: { code: 'model.nesting.amazonLimit' },
  });
});

/** The result of {@link planMoves} when something moves. */
function expectMoves(...args: Parameters<typeof planMoves>): PlannedEdit {
  const planned = planMoves(...args);
  if (planned === undefined) throw new Error('Nothing moves');
  return planned;
}

test('several dragged to one place stand there together in the order of the page, wherever they were', () => {
  const context = contextOf(four);
  const to = (index: number) => ({ parentId: 1, index });
  expect(childrenAfter(four, expectMoves(context, [2, 4], to(4)))).toEqual([3, 5, 2, 4]);
  expect(childrenAfter(four, expectMoves(context, [3, 5], to(0)))).toEqual([3, 5, 2, 4]);
  expect(childrenAfter(four, expectMoves(context, [2, 5], to(2)))).toEqual([3, 2, 5, 4]);
  expect(planMoves(context, [2, 3], to(1))).toBeUndefined();
});

test('several dragged from different parents end as siblings; at the top each gets a container of its own', () => {
  /** 1 feature: 2 row: 3 column: 4, 5 texts; 6 column: 7 text. 8 feature: 9 text. */
  const nested = page(feature(row(column(text('a'), text('b')), column(text('c')))), feature(text('d')));
  const context = contextOf(nested);
  const into = expectMoves(context, [4, 9], { parentId: 6, index: 1 });
  expect(childrenAfter(nested, into, 6)).toEqual([7, 4, 9]);
  const out = expectMoves(context, [4, 7], { parentId: 0, index: 1 });
  const tops = childrenAfter(nested, out, 0);
  expect(tops).toHaveLength(4);
  expect([tops[0], tops[3]]).toEqual([1, 8]);
  expect([childrenAfter(nested, out, tops[1]), childrenAfter(nested, out, tops[2])]).toEqual([[4], [7]]);
});

test('where one of several may not go, none does: also where there is room for some', () => {
  const nested = page(feature(row(column(text('a')), column())));
  expect(planMoves(contextOf(nested), [4, 5], { parentId: 1, index: 0 })).toMatchObject({
    refusal: { code: 'model.nesting.childRefuses' },
  });
  const amazon = page(feature(), feature(), feature(), feature(text('a'), text('b')));
  const context = contextOf(amazon, { template: amazonTemplate });
  expect(planMoves(context, [5], { parentId: 0, index: 0 })).toMatchObject({ ids: [5] });
  expect(planMoves(context, [5, 6], { parentId: 0, index: 0 })).toEqual({
    refusal: { code: 'model.nesting.amazonLimit' },
  });
});

test('several are copied to one place in their order', () => {
  /** 1 row: 2 column: 3, 4 texts; 5 column: 6 text. */
  const columns = page(row(column(text('a'), text('b')), column(text('c'))));
  const planned = planCopies(contextOf(columns), [3, 4], { parentId: 5, index: 0 }, standardCatalogue.find);
  expect(childrenAfter(columns, planned, 5)).toEqual([7, 8, 6]);
  expect(childrenAfter(columns, planned, 2)).toEqual([3, 4]);
  expect(planned).toMatchObject({ ids: [7, 8] });
});

test('a container is copied into itself as it was', () => {
  /** 1 feature: 2 row: 3 column: 4 text. */
  const nested = page(feature(row(column(text('a')))));
  const planned = planCopies(contextOf(nested), [2], { parentId: 3, index: 0 }, standardCatalogue.find);
  expect(childrenAfter(nested, planned, 3)).toEqual([5, 4]);
  expect(childrenAfter(nested, planned, 6)).toEqual([7]);
});

test('one that has no room there holds all copies back', () => {
  const planned = planCopies(contextOf(four), [2, 3], { parentId: 2, index: 0 }, standardCatalogue.find);
  expect(planned).toMatchObject({ refusal: { code: 'model.nesting.parentRefuses' } });
});
