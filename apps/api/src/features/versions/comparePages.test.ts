import { standardCatalogue } from '@vitrina/block-catalogue';
import type { WireComponentData } from '@vitrina/api-client/contract';
import { loadPage, type Page } from '@vitrina/epack-model';
import { describe, expect, it } from 'vitest';

import { comparePages } from './comparePages.ts';
import { findStaying } from './findStaying.ts';

function toPage(components: WireComponentData[]): Page {
  return loadPage(components, standardCatalogue.rules).page;
}

/** A feature (1) with texts in the given order; `[id, text]`. */
function pageOf(...texts: [id: number, text: string][]): Page {
  const children = texts.map(([id, text], index) => ({
    id,
    parentId: 1,
    order: index + 1,
    componentKey: 'Text',
    props: { text: { name: 'text', value: { desktop: text } } },
  }));
  return toPage([{ id: 1, parentId: 0, order: 1, componentKey: 'Feature', props: {} }, ...children]);
}

const three = pageOf([2, 'a'], [3, 'b'], [4, 'c']);

function kinds(before: Page, after: Page): [number, string[]][] {
  return comparePages(before, after).blocks.map(({ id, differences }) => [id, differences]);
}

describe('two states of a page', () => {
  it('that are the same have no differences', () => {
    const same = pageOf([2, 'a'], [3, 'b'], [4, 'c']);
    expect(comparePages(three, same)).toEqual({
      counts: { added: 0, removed: 0, moved: 0, changed: 0 },
      blocks: [],
    });
  });

  it('name the values that changed, by size', () => {
    const { blocks, counts } = comparePages(three, pageOf([2, 'a'], [3, 'B'], [4, 'c']));
    expect(counts.changed).toBe(1);
    expect(blocks).toMatchObject([
      {
        id: 3,
        componentKey: 'Text',
        differences: ['changed'],
        before: { parentId: 1, index: 1 },
        after: { parentId: 1, index: 1 },
        props: [{ name: 'text', before: { desktop: 'b' }, after: { desktop: 'B' } }],
      },
    ]);
  });

  it('count an inserted block as one addition: its neighbors have not moved', () => {
    expect(kinds(three, pageOf([9, 'new'], [2, 'a'], [3, 'b'], [4, 'c']))).toEqual([[9, ['added']]]);
  });

  it('count a block that went elsewhere as one move', () => {
    expect(kinds(three, pageOf([4, 'c'], [2, 'a'], [3, 'b']))).toEqual([[4, ['moved']]]);
    expect(kinds(three, pageOf([4, 'C'], [2, 'a'], [3, 'b']))).toEqual([[4, ['moved', 'changed']]]);
  });

  it('show a removed block where it was', () => {
    const { blocks } = comparePages(three, pageOf([2, 'A'], [4, 'C']));
    expect(blocks.map(({ id, differences }) => [id, differences])).toEqual([
      [2, ['changed']],
      [3, ['removed']],
      [4, ['changed']],
    ]);
    expect(blocks[1]).toMatchObject({ before: { parentId: 1, index: 1 }, after: null, props: [] });
  });

  it('notice a block in another parent', () => {
    const column = (id: number, order: number) => ({
      id,
      parentId: 1,
      order,
      componentKey: 'Row',
      props: {},
    });
    const text = (parentId: number) => ({ id: 7, parentId, order: 1, componentKey: 'Text', props: {} });
    const feature = { id: 1, parentId: 0, order: 1, componentKey: 'Feature', props: {} };
    const before = toPage([feature, column(2, 1), column(3, 2), text(2)]);
    const after = toPage([feature, column(2, 1), column(3, 2), text(3)]);
    expect(comparePages(before, after).blocks).toMatchObject([
      { id: 7, differences: ['moved'], before: { parentId: 2 }, after: { parentId: 3 } },
    ]);
  });

  it('are all additions from nothing, and all removals to nothing', () => {
    const empty = toPage([]);
    expect(comparePages(empty, three).counts).toMatchObject({ added: 4, removed: 0 });
    expect(comparePages(three, empty).counts).toMatchObject({ added: 0, removed: 4 });
  });
});

it.each([
  [[], []],
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [
    [2, 3, 1],
    [2, 3],
  ],
  [
    [3, 1, 2],
    [1, 2],
  ],
  [
    [5, 1, 6, 2, 7, 3],
    [1, 2, 3],
  ],
])('of %j in the order of numbers %j stay', (ids, staying) => {
  expect(findStaying(ids, (id) => id)).toEqual(staying);
});
