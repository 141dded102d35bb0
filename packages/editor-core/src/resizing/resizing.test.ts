import { standardCatalogue as catalogue } from '@vitrina/block-catalogue';
import {
  applyPageChange,
  getComponent,
  type ComponentId,
  type SizeName,
  walkPage,
} from '@vitrina/epack-model';
import { block, column, feature, image, page, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { undoEdit } from '../store/edit.ts';
import { getActiveKey, getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { planAlignment } from './alignBlocks.ts';
import { findColumnsRow, listSharedColumns, moveShares, planShares } from './columnShares.ts';
import { listMeasures, type MeasureName } from './measure.ts';
import { planMeasure, stepMeasure, type Basis } from './planMeasure.ts';
import { resize } from './resize.ts';
import { snapLength } from './snapLength.ts';

const basis: Basis = { aroundPx: 800, fontPx: 16, pagePx: 1200 };

/** 1 feature: 2 row: 3 column: 4 text; 5 column: 6 image. 7 spacer. */
const content = page(feature(row(column(text('a')), column(image())), block('FriendlySpacer')));

function open(size: SizeName = 'desktop') {
  const store = createTestStore({ page: content });
  store.dispatch(viewActions.sizeChosen(size));
  const current = () => {
    const shown = getActivePage(store.getState());
    if (!shown) throw new Error('No page');
    return shown;
  };
  const find = (id: ComponentId, name: MeasureName) => {
    const measure = listMeasures(current(), id, catalogue, size).find((each) => each.name === name);
    if (!measure) throw new Error(`No ${name}`);
    return measure;
  };
  return {
    store,
    current,
    find,
    names: (id: ComponentId) => listMeasures(current(), id, catalogue, size).map(({ name }) => name),
    drag: (id: ComponentId, name: MeasureName, px: number, isFree = false) =>
      store.dispatch(
        resize(planMeasure(current(), find(id, name), px, { basis, isFree, size }).changes, 'drag'),
      ),
    valueOf: (id: ComponentId, prop: string) => getComponent(current(), id)?.props[prop]?.value,
    read: () => JSON.stringify([...walkPage(current())]),
  };
}

test('a block has the measures that change how it looks', () => {
  const { names } = open();
  expect(names(6)).toEqual(expect.arrayContaining(['width', 'height', 'padding-top', 'margin-left']));
  // Columns share the width of their row, and a row has a gap.
  expect(names(3)).not.toContain('width');
  expect(names(3)).not.toContain('height');
  expect(names(2)).toContain('gap');
  expect(names(4)).not.toContain('gap');
  // Sections are as wide as the page.
  expect(names(1)).not.toContain('width');
});

test.each([
  [6, 'width', 400, 'width', '50%'],
  [4, 'height', 131, 'minHeight', '132px'],
  [2, 'gap', 21, 'gap', '20px'],
  [6, 'padding-left', 9, 'padding', { left: '8px' }],
  [6, 'margin-top', -13, 'margin', { top: '-12px' }],
  [7, 'height', 50, 'space', 'large'],
] as const)(
  'block %i, dragged by its %s to %d px, has %s %j, and one undo restores every byte',
  (id, name, px, prop, value) => {
    const { drag, valueOf, read, store } = open();
    const before = read();
    expect(drag(id, name, px)).toBeUndefined();
    expect(valueOf(id, prop)?.desktop).toEqual(value);
    store.dispatch(undoEdit());
    expect(read()).toBe(before);
  },
);

test('an image keeps its file in shape when its height is set', () => {
  const { drag, valueOf, read, store } = open();
  const before = read();
  drag(6, 'height', 200);
  expect([valueOf(6, 'height')?.desktop, valueOf(6, 'objectFit')?.desktop]).toEqual(['200px', 'cover']);
  store.dispatch(undoEdit());
  expect(read()).toBe(before);
});

test('a size is set where it is edited, and the larger ones keep theirs', () => {
  const { drag, valueOf } = open('mobile');
  drag(6, 'padding-top', 16);
  expect(valueOf(6, 'padding')).toEqual({ mobile: { top: '16px' } });
});

test('a padding that follows the spacing of the kit goes on following it', () => {
  const { store, drag, valueOf } = open();
  const value = { top: 'calc(8px*var(--kit-space,1))', left: '4px' };
  store.dispatch(
    resize([{ type: 'updateProperty', id: 6, name: 'padding', size: 'desktop', value }], 'drag'),
  );
  drag(6, 'padding-top', 24);
  expect(valueOf(6, 'padding')?.desktop).toEqual({ ...value, top: 'calc(24px*var(--kit-space,1))' });
});

test('a locked block refuses, and says why', () => {
  const { store, drag, read } = open();
  const before = read();
  store.dispatch(viewActions.lockToggled({ key: getActiveKey(store.getState()), id: 6 }));
  expect(drag(6, 'width', 400)).toEqual({ code: 'locked', blockKey: 'Image' });
  expect(read()).toBe(before);
});

test('lengths snap to sensible steps, and percentages to common shares', () => {
  expect([33.1, 50.4, 66.4, 37.2].map((number) => snapLength(number, '%', false))).toEqual([
    33.33, 50, 66.67, 37,
  ]);
  expect([snapLength(13, 'px', false), snapLength(13, 'px', true)]).toEqual([12, 13]);
});

test('arrow keys move a size by a step, and a list of sizes to the next one', () => {
  const { find } = open();
  expect(stepMeasure(find(6, 'width'), 400, 1, basis)).toBe(408);
  expect(stepMeasure(find(4, 'height'), 100, -5, basis)).toBe(80);
  expect(stepMeasure(find(7, 'height'), 32, 5, basis)).toBe(64);
  expect(stepMeasure(find(7, 'height'), 8, -1, basis)).toBe(8);
});

test('columns share their row: a border changes both, and all fill it', () => {
  const { store, current, valueOf, read } = open();
  const before = read();
  const ids = listSharedColumns(current(), 2, catalogue, 'desktop');
  expect(ids).toEqual([3, 5]);
  const shares = moveShares([400, 400], 0, 130, false);
  expect(shares).toEqual([66.67, 33.33]);
  store.dispatch(resize(planShares(current(), 2, shares, 'desktop', catalogue), 'drag'));
  expect([valueOf(3, 'width')?.desktop, valueOf(5, 'width')?.desktop]).toEqual(['66.67%', '33.33%']);
  // Both were as high as the row, because they had no width.
  expect([valueOf(3, 'hasRowHeight'), valueOf(5, 'hasRowHeight')]).toEqual([
    { desktop: true },
    { desktop: true },
  ]);
  store.dispatch(undoEdit());
  expect(read()).toBe(before);
});

test('the steps of a key that moves a border are one, although the first sets heights too', () => {
  const { store, current, read } = open();
  const before = read();
  for (const share of [51, 52, 53]) {
    const changes = planShares(current(), 2, [share, 100 - share], 'desktop', catalogue);
    store.dispatch(resize(changes, 'keyboard'));
  }
  store.dispatch(undoEdit());
  expect(read()).toBe(before);
});

test('columns that are below each other on phones keep the whole width there, and set heights stay as they are', () => {
  const stacked = block('Row', {}, block('Column', { width: '40%' }), column());
  const changed = applyPageChange(page(feature(stacked)), {
    type: 'updateProperty',
    id: 2,
    name: 'direction',
    size: 'mobile',
    value: 'vertical',
  });
  if (!changed.ok) throw new Error('Not changed');
  const changes = planShares(changed.page, 2, [60, 40], 'desktop', catalogue);
  expect(
    changes.map((each) =>
      each.type === 'updateProperty' ? [each.id, each.name, each.size, each.value] : each,
    ),
  ).toEqual([
    [3, 'width', 'desktop', '60%'],
    [4, 'width', 'desktop', '40%'],
    [4, 'hasRowHeight', 'desktop', true],
    [4, 'width', 'mobile', '100%'],
  ]);
});

test('columns of a ready-made section share its width by one value of the section', () => {
  const content = page(feature(block('FriendlyCol2', {}, column(), column())));
  expect([2, 3, 1].map((id) => findColumnsRow(content, id))).toEqual([2, 2, undefined]);
  expect(listSharedColumns(content, 2, catalogue, 'desktop')).toEqual([3, 4]);
  expect(listSharedColumns(content, 2, catalogue, 'mobile')).toEqual([]);
  expect(planShares(content, 2, [30, 70], 'tablet', catalogue)).toEqual([
    { type: 'updateProperty', id: 2, name: 'columnWidths', size: 'desktop', value: [30, 70] },
  ]);
});

test('the blocks of a row are aligned by the row, unless they fill it', () => {
  const filled = page(feature(row(column(text('a')), column(text('b')))));
  expect(planAlignment(filled, 2, 'middle', 'desktop')).toBeUndefined();
  const free = page(feature(row(text('a'), text('b'))));
  expect(planAlignment(free, 3, 'middle', 'desktop')).toMatchObject({
    id: 2,
    name: 'align',
    value: 'center',
  });
  expect(planAlignment(free, 2, 'end', 'mobile')).toMatchObject({
    name: 'justify',
    size: 'mobile',
    value: 'end',
  });
  expect(planAlignment(free, 2, 'distribute', 'desktop')).toMatchObject({
    name: 'justify',
    value: 'between',
  });
  const vertical = page(feature(block('Row', { direction: 'vertical' }, text('a'))));
  expect(planAlignment(vertical, 2, 'end', 'desktop')).toMatchObject({ name: 'align', value: 'end' });
});

test('a block narrower than its container is aligned by its margins', () => {
  const content = page(feature(block('Image', { width: '50%', margin: { top: '8px' } }), text('a')));
  expect(planAlignment(content, 2, 'center', 'desktop')).toMatchObject({
    name: 'margin',
    value: { top: '8px', left: 'auto', right: 'auto' },
  });
  expect(planAlignment(content, 2, 'top', 'desktop')).toBeUndefined();
  expect(planAlignment(content, 3, 'center', 'desktop')).toBeUndefined();
});

test('columns below each other share nothing', () => {
  const { store, current } = open('mobile');
  store.dispatch(
    resize([{ type: 'updateProperty', id: 2, name: 'direction', size: 'mobile', value: 'vertical' }], 'drag'),
  );
  expect(listSharedColumns(current(), 2, catalogue, 'mobile')).toEqual([]);
  expect(listSharedColumns(current(), 2, catalogue, 'desktop')).toEqual([3, 5]);
});
