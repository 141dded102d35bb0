import { standardCatalogue } from '@vitrina/block-catalogue';
import {
  amazonTemplate,
  applyPageChange,
  checkPageChange,
  getChildIds,
  planMakeDynamic,
  rootId,
  walkPage,
  type Page,
  type PageChange,
} from '@vitrina/epack-model';
import { block, column, feature, page, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { planInsert } from './planInsert.ts';
import { planMove, planStep } from './planMove.ts';
import { findNeighbor, getTopmost, toDraft } from './subtrees.ts';
import {
  getNestingRefusal,
  getMoveRefusal,
  getRemovalRefusal,
  type NestingContext,
} from './getNestingRefusal.ts';

function contextOf(current: Page, template = 'master_template'): NestingContext {
  return { page: current, rules: standardCatalogue.rules, template };
}

/** 1 feature: 2 row: 3 column: 4 text; 5 column: 6 text. */
const twoColumns = page(feature(row(column(text('a')), column(text('b')))));

test('a column stands in a row and nowhere else', () => {
  const context = contextOf(twoColumns);
  expect(getNestingRefusal(context, 'Column', 2)).toBeUndefined();
  expect(getNestingRefusal(context, 'Column', 1)).toMatchObject({
    code: 'model.nesting.childRefuses',
    blockKey: 'Column',
    parentKey: 'Feature',
  });
  expect(getNestingRefusal(context, 'Column', rootId)).toEqual({
    code: 'model.nesting.childRefuses',
    blockKey: 'Column',
    parentId: rootId,
  });
});

test('in a series a block stands where the series does', () => {
  const change = planMakeDynamic(twoColumns, 3, 0, 2);
  const made = change && applyPageChange(twoColumns, change);
  const context = contextOf(made?.ok ? made.page : twoColumns);
  const wrapperId = change?.wrapper.id ?? 0;
  expect(getNestingRefusal(context, 'Column', wrapperId)).toBeUndefined();
  expect(getNestingRefusal(context, 'Feature', wrapperId)).toMatchObject({
    blockKey: 'Feature',
    parentKey: 'Row',
  });
});

test('nothing goes inside itself', () => {
  expect(getMoveRefusal(contextOf(twoColumns), 2, 3)).toMatchObject({ code: 'model.change.moveIntoItself' });
});

test('an Amazon page takes five components at its top', () => {
  const full = page(feature(), feature(), feature(), feature(), feature());
  expect(getNestingRefusal(contextOf(full, amazonTemplate), 'Text', rootId)).toEqual({
    code: 'model.nesting.amazonLimit',
  });
  expect(getNestingRefusal(contextOf(full), 'Text', rootId)).toBeUndefined();
  expect(getNestingRefusal(contextOf(full, amazonTemplate), 'Text', 1)).toBeUndefined();
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
  expect(planStep(context, 3, 'up')).toEqual({ refusal: { code: 'nowhere.up', blockKey: 'Column' } });
  expect(planStep(context, 3, 'out')).toMatchObject({
    refusal: { code: 'model.nesting.childRefuses' },
  });
  expect(planStep(context, 5, 'in')).toMatchObject({
    refusal: { code: 'model.nesting.childRefuses' },
  });
});

test('of nested components only the outer ones count', () => {
  expect(getTopmost(twoColumns, [6, 4, 3])).toEqual([3, 6]);
});

test('after a removal the next sibling is selected, else the one before, else the parent', () => {
  const three = page(feature(text('a'), text('b'), text('c')));
  expect(findNeighbor(three, [3])).toBe(4);
  expect(findNeighbor(three, [3, 4])).toBe(2);
  expect(findNeighbor(three, [2, 3, 4])).toBe(1);
});

test('what the editor offers the model allows, and what it refuses the model refuses for the same reason', () => {
  const keys = ['Feature', 'Column', 'Text', 'TableRow', 'OzonCol2', 'Popover'];
  const rich = page(
    feature(row(column(text('a')), column())),
    feature(
      block('Table', {}, block('TableRow', {}, block('TableCell', {}, text('b')))),
      block('Popover', {}, block('PopoverTrigger', {}, text('c')), block('PopoverContent')),
    ),
    feature(),
  );
  const full = page(feature(row(column(text('a')))), feature(), feature(), feature(), feature());
  for (const context of [contextOf(rich), contextOf(full, amazonTemplate)]) {
    const ids = [...walkPage(context.page)].map(({ id }) => id);
    const checked = (change: PageChange | undefined) =>
      change && checkPageChange(context.page, change, context);
    for (const parentId of [rootId, ...ids]) {
      const index = getChildIds(context.page, parentId).length;
      for (const key of keys) {
        const draft = block(key);
        const { change } = planInsert(context, draft, { parentId, index });
        const refusal = getNestingRefusal(context, key, parentId);
        const reason = checked(change);
        expect({ key, parentId, code: reason?.code }).toEqual({ key, parentId, code: refusal?.code });
      }
      for (const id of ids) {
        const change: PageChange = { type: 'moveComponent', id, parentId, index: 0 };
        expect({ id, parentId, refusal: checked(change) }).toEqual({
          id,
          parentId,
          refusal: getMoveRefusal(context, id, parentId),
        });
      }
    }
    for (const id of ids) {
      expect(checked({ type: 'removeComponent', id })).toEqual(getRemovalRefusal(context, id));
    }
  }
});
