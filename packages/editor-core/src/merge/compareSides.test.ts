import { standardCatalogue } from '@vitrina/block-catalogue';
import { applyPageChange, getComponent, walkPage, type Page, type PageChange } from '@vitrina/epack-model';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { compareSides, type Sides } from './compareSides.ts';
import { planMerge } from './planMerge.ts';

const base = page(feature(text('a'), text('b'), text('c')));

function change(from: Page, ...changes: readonly PageChange[]): Page {
  return changes.reduce((before, each) => {
    const result = applyPageChange(before, each);
    if (!result.ok) throw new Error(result.code);
    return result.page;
  }, from);
}

const setText = (id: number, value: string) =>
  ({ type: 'updateProperty', id, name: 'text', size: 'desktop', value }) as const;

const addText = (value: string, index: number): PageChange => {
  const added = getComponent(page(feature(text('a'), text('b'), text('c'), text(value))), 5);
  if (!added) throw new Error('No text');
  return { type: 'addComponents', parentId: 1, index, components: [added] };
};

const told = (sides: Sides) =>
  compareSides(sides).map(({ key, by, preferred }) => `${key} ${by} ${preferred}`);

/** The merged page without any choices. */
function joinPages(sides: Sides): Page {
  const differences = compareSides(sides);
  return change(
    sides.mine,
    planMerge(sides, differences, ({ preferred }) => preferred, standardCatalogue.rules),
  );
}

/** The contents of the merged page. */
function join(sides: Sides): readonly unknown[] {
  return [...walkPage(joinPages(sides))].flatMap(({ props }) => props.text?.value.desktop ?? []);
}

test('what one side only changed is taken from that side; where both did, mine stands', () => {
  const sides = {
    base,
    mine: change(base, setText(3, 'mine'), setText(4, 'mine too')),
    theirs: change(base, setText(2, 'theirs'), setText(4, 'theirs too')),
  };
  expect(told(sides)).toEqual(['changed 2 theirs theirs', 'changed 3 mine mine', 'changed 4 both mine']);
  expect(join(sides)).toEqual(['theirs', 'mine', 'mine too']);
});

test('blocks that both added stand beside each other, though both counted up to the same number', () => {
  const sides = { base, mine: change(base, addText('mine', 3)), theirs: change(base, addText('theirs', 0)) };
  expect(told(sides)).toEqual(['onlyMine 5 mine mine', 'onlyTheirs 5 theirs theirs']);
  expect(join(sides)).toEqual(['theirs', 'a', 'b', 'c', 'mine']);
});

test('a form of theirs shows the text that came with it, and not one of mine that has its number', () => {
  const before = page(feature(block('Form', { showOnSuccess: [3] }), text('b'), text('c')));
  const show = (...ids: number[]) => ({ ...setText(2, ''), name: 'showOnSuccess', value: ids });
  const joined = joinPages({
    base: before,
    mine: change(before, addText('mine', 3)),
    theirs: change(before, addText('Thanks', 3), show(5, 3)),
  });
  const thanks = [...walkPage(joined)].find(({ props }) => props.text?.value.desktop === 'Thanks');
  expect(thanks?.id).toBe(6);
  expect(getComponent(joined, 2)?.props.showOnSuccess?.value.desktop).toEqual([6, 3]);
});

test('what one side removed goes, unless the other changed it', () => {
  const remove = (id: number) => ({ type: 'removeComponent', id }) as const;
  const mine = change(base, remove(2), setText(4, 'mine'));
  const theirs = change(base, remove(3), remove(4));
  expect(told({ base, mine, theirs })).toEqual([
    'onlyMine 3 theirs theirs',
    'onlyMine 4 both mine',
    'onlyTheirs 2 mine mine',
  ]);
  expect(join({ base, mine, theirs })).toEqual(['mine']);
  const changed = change(base, setText(2, 'theirs'));
  expect(join({ base, mine: change(base, remove(2)), theirs: changed })).toEqual(['theirs', 'b', 'c']);
});

test('a removed block of which the other side changed a part comes with that part', () => {
  const nested = page(feature(block('Row', {}, block('Column', {}, text('a'))), text('b')));
  const mine = change(nested, setText(4, 'mine'));
  const theirs = change(nested, { type: 'removeComponent', id: 2 });
  expect(told({ base: nested, mine, theirs })).toEqual(['onlyMine 2 both mine']);
  expect(join({ base: nested, mine, theirs })).toEqual(['mine', 'b']);
});

test('another order is a difference, and is taken with changes of the other side in it', () => {
  const sides = {
    base,
    mine: change(base, setText(2, 'mine'), addText('new', 1)),
    theirs: change(base, { type: 'moveComponent', id: 4, parentId: 1, index: 0 }),
  };
  expect(told(sides)).toEqual(['changed 2 mine mine', 'onlyMine 5 mine mine', 'order 1 theirs theirs']);
  expect(join(sides)).toEqual(['c', 'new', 'mine', 'b']);
});

test('where nobody knows how the page was before, mine stands', () => {
  const sides = {
    mine: change(base, setText(3, 'mine')),
    theirs: change(base, setText(2, 'theirs'), addText('new', 3)),
  };
  expect(told(sides)).toEqual([
    'changed 2 undefined mine',
    'changed 3 undefined mine',
    'onlyTheirs 5 undefined mine',
  ]);
  expect(join(sides)).toEqual(['a', 'mine', 'c']);
});

test('properties that come in another order are the same', () => {
  const values = page(feature(text('a', { color: '#fff' })));
  const prop = getComponent(values, 2)?.props.text;
  const reordered = change(
    values,
    { type: 'replaceProperty', id: 2, name: 'text' },
    { type: 'replaceProperty', id: 2, name: 'text', ...(prop && { prop }) },
  );
  expect(Object.keys(getComponent(reordered, 2)?.props ?? {})).toEqual(['color', 'text']);
  expect(compareSides({ mine: values, theirs: reordered })).toEqual([]);
});

test('a block that one side replaced by another kind under its number stays replaced, with what the other side changed', () => {
  const quote = getComponent(page(feature(text('a'), block('Quote', { text: 'said' }))), 3);
  if (!quote) throw new Error('No quote');
  const replaced = change(
    base,
    { type: 'removeComponent', id: 3 },
    { type: 'addComponents', parentId: 1, index: 1, components: [quote] },
  );
  const edited = change(base, setText(2, 'edited'));
  for (const sides of [
    { base, mine: replaced, theirs: edited },
    { base, mine: edited, theirs: replaced },
  ]) {
    const joined = joinPages(sides);
    expect(join(sides)).toEqual(['edited', 'said', 'c']);
    expect(getComponent(joined, 3)?.componentKey).toBe('Quote');
  }
});
