import { standardCatalogue } from '@vitrina/block-catalogue';
import { amazonTemplate, applyPageChange, getChildIds, type Page } from '@vitrina/epack-model';
import { column, feature, page, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { planDuplicates, planSteps, type PlannedEdit } from './planSeveral.ts';
import type { NestingContext } from './whyNotInside.ts';

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
    refusal: { code: 'nowhere.up', keys: ['Text'] },
  });
});

test('several go into the block above and out again in their order', () => {
  /** 1 feature: 2 row: 3 column; 4 column: 5, 6 texts. */
  const nested = page(feature(row(column(), column(text('a'), text('b')))));
  expect(childrenAfter(nested, planSteps(contextOf(nested), [5, 6], 'out'), 2)).toEqual([3, 4, 5, 6]);
  expect(planSteps(contextOf(nested), [3, 4], 'out')).toMatchObject({ refusal: { code: 'notInside' } });
  /** 1 feature; 2 feature: 3, 4 texts. */
  const top = page(feature(), feature(text('a'), text('b')));
  const out = planSteps(contextOf(top), [3, 4], 'out');
  // Each gets a container of its own at the top of the page.
  const tops = childrenAfter(top, out, 0);
  expect(tops.slice(0, 2)).toEqual([1, 2]);
  expect(tops.slice(2).map((id) => childrenAfter(top, out, id))).toEqual([[3], [4]]);
});

test('one that may not move holds all back', () => {
  expect(planSteps(contextOf(four, { lockedIds: [4] }), [3, 4], 'down')).toEqual({
    refusal: { code: 'locked', keys: ['Text'] },
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
    refusal: { code: 'amazonLimit' },
  });
});
