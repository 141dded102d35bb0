import { describe, expect, it } from 'vitest';

import { getDisplayChildIds } from '../dynamic-data/dynamicWrapper.ts';
import { listDynamicDataPairs } from '../dynamic-data/listDynamicDataPairs.ts';
import { getChildIds, getComponent, nextComponentId, type Page } from '../page/page.ts';
import { planAddTableRow } from '../planning/planAddTableRow.ts';
import { planMakeDynamic } from '../planning/planMakeDynamic.ts';
import { rootId, type Component } from '../schemas/component.ts';
import { block, column, expectChange, feature, image, page, row, testRules, text } from '../testing/index.ts';
import { applyPageChange } from './applyPageChange.ts';
import type { PageChange } from './pageChange.ts';

function applied(before: Page, change: PageChange) {
  const result = applyPageChange(before, change);
  if (!result.ok) throw new Error(result.code);
  return result;
}

function codeOf(before: Page, change: PageChange) {
  const result = applyPageChange(before, change);
  return result.ok ? 'ok' : result.code;
}

function component(id: number, parentId: number, componentKey = 'Text'): Component {
  return { id, parentId, name: 'a', displayName: 'a', componentKey, type: 'component', props: {} };
}

const threeTexts = page(feature(text('a'), text('b'), text('c')));

describe('addComponents', () => {
  it('adds subtrees at a place', () => {
    const change: PageChange = {
      type: 'addComponents',
      parentId: 1,
      index: 1,
      components: [component(7, 1, 'Row'), component(8, 7), component(9, 1)],
    };
    const { page: after } = applied(threeTexts, change);
    expect(getChildIds(after, 1)).toEqual([2, 7, 9, 3, 4]);
    expect(getChildIds(after, 7)).toEqual([8]);
    expectChange(threeTexts, change, after);
  });

  it('refuses what does not fit', () => {
    const add = (parentId: number, index: number, ...components: Component[]) =>
      codeOf(threeTexts, { type: 'addComponents', parentId, index, components });
    expect(add(99, 0, component(7, 99))).toBe('model.change.parentMissing');
    expect(add(1, 4, component(7, 1))).toBe('model.change.indexOutOfRange');
    expect(add(1, -1, component(7, 1))).toBe('model.change.indexOutOfRange');
    expect(add(1, 0, component(2, 1))).toBe('model.change.idTaken');
    expect(add(1, 0, component(-2, 1))).toBe('model.change.idInvalid');
    expect(add(1, 0, component(7.5, 1))).toBe('model.change.idInvalid');
    expect(add(1, 0, component(7, 2))).toBe('model.change.notOneTree');
  });
});

describe('moveComponent', () => {
  it('reorders; the index counts without the moved component', () => {
    const change: PageChange = { type: 'moveComponent', id: 2, parentId: 1, index: 2 };
    const { page: after, touched } = applied(threeTexts, change);
    expect(getChildIds(after, 1)).toEqual([3, 4, 2]);
    expect(touched).toEqual([1]);
    expectChange(threeTexts, change, after);
  });

  it('moves a subtree to another parent, the root too', () => {
    const before = page(feature(row(text('a')), column()));
    const inner = applied(before, { type: 'moveComponent', id: 2, parentId: 4, index: 0 }).page;
    expect(getChildIds(inner, 4)).toEqual([2]);
    expect(getComponent(inner, 2)?.parentId).toBe(4);
    expect(getComponent(inner, 3)).toBe(getComponent(before, 3));
    const outer = applied(before, { type: 'moveComponent', id: 2, parentId: rootId, index: 1 }).page;
    expect(getChildIds(outer, rootId)).toEqual([1, 2]);
  });

  it('refuses to move a component into itself or out of range', () => {
    const before = page(feature(row(column())));
    expect(codeOf(before, { type: 'moveComponent', id: 2, parentId: 3, index: 0 })).toBe(
      'model.change.moveIntoItself',
    );
    expect(codeOf(before, { type: 'moveComponent', id: 2, parentId: 2, index: 0 })).toBe(
      'model.change.moveIntoItself',
    );
    expect(codeOf(before, { type: 'moveComponent', id: 2, parentId: 1, index: 1 })).toBe(
      'model.change.indexOutOfRange',
    );
    expect(codeOf(before, { type: 'moveComponent', id: 9, parentId: 1, index: 0 })).toBe(
      'model.change.componentMissing',
    );
  });

  it('keeps long lists right, whatever is moved where', () => {
    let long = page(...Array.from({ length: 500 }, () => feature()));
    const expected = [...getChildIds(long, rootId)];
    for (let i = 0; i < 2000; i++) {
      const from = (i * 7919) % 500;
      const to = (i * 104_729) % 500;
      const [id = 0] = expected.splice(from, 1);
      expected.splice(to, 0, id);
      long = applied(long, { type: 'moveComponent', id, parentId: rootId, index: to }).page;
    }
    expect(getChildIds(long, rootId)).toEqual(expected);
  });
});

describe('updateProperty', () => {
  it('sets one size and leaves the others', () => {
    const change: PageChange = { type: 'updateProperty', id: 2, name: 'text', size: 'mobile', value: 'm' };
    const { page: after, inverse } = applied(threeTexts, change);
    expect(getComponent(after, 2)?.props.text?.value).toEqual({ desktop: 'a', mobile: 'm' });
    expect(inverse).toEqual({ type: 'updateProperty', id: 2, name: 'text', size: 'mobile' });
    expectChange(threeTexts, change, after);
  });

  it('creates a property and takes it away again', () => {
    const change: PageChange = {
      type: 'updateProperty',
      id: 2,
      name: 'constructor',
      size: 'desktop',
      value: 1,
    };
    const { page: after } = applied(threeTexts, change);
    expect(getComponent(after, 2)?.props.constructor).toEqual({ name: 'constructor', value: { desktop: 1 } });
    expectChange(threeTexts, change, after);
  });

  it('refuses the name that would reach the prototype', () => {
    const update = { type: 'updateProperty', id: 2, name: '__proto__', size: 'desktop', value: 1 } as const;
    expect(codeOf(threeTexts, update)).toBe('model.change.nameInvalid');
    expect(codeOf(threeTexts, { type: 'replaceProperty', id: 2, name: '__proto__' })).toBe(
      'model.change.nameInvalid',
    );
  });
});

describe('other changes', () => {
  it('removes a subtree and frees its highest id', () => {
    const before = page(feature(row(text('a'))), feature());
    const change: PageChange = { type: 'removeComponent', id: 2 };
    const { page: after, touched } = applied(before, change);
    expect(getComponent(after, 3)).toBeUndefined();
    expect(touched).toEqual([1, 2, 3]);
    expect(nextComponentId(applied(before, { type: 'removeComponent', id: 4 }).page)).toBe(4);
    expectChange(before, change, after);
  });

  it('replaces and removes a property', () => {
    const prop = { name: 'text', value: { desktop: 'x', tablet: 'y' }, defaultValue: 'z' };
    for (const change of [
      { type: 'replaceProperty', id: 2, name: 'text', prop },
      { type: 'replaceProperty', id: 2, name: 'text' },
    ] as const) {
      const { page: after } = applied(threeTexts, change);
      expect(getComponent(after, 2)?.props.text).toEqual('prop' in change ? prop : undefined);
      expectChange(threeTexts, change, after);
    }
  });

  it('renames, and back to the name of the block', () => {
    const change: PageChange = { type: 'renameComponent', id: 2, customName: 'Lead' };
    const { page: after, inverse } = applied(threeTexts, change);
    expect(getComponent(after, 2)?.customName).toBe('Lead');
    expect(inverse).toEqual({ type: 'renameComponent', id: 2 });
    expectChange(threeTexts, change, after);
  });

  it('notes what a component was copied from, and that it stands for itself', () => {
    const copiedFrom = { locale: 'ru', template: 'master_template', page: 'index.html', id: 7, props: {} };
    const change: PageChange = { type: 'setCopiedFrom', id: 2, copiedFrom };
    const { page: after } = applied(threeTexts, change);
    expect(getComponent(after, 2)?.copiedFrom).toEqual(copiedFrom);
    expectChange(threeTexts, change, after);
    expectChange(after, { type: 'setCopiedFrom', id: 2 }, threeTexts);
  });

  it('applies all of a batch or none of it', () => {
    const good: PageChange = {
      type: 'batch',
      changes: [
        { type: 'removeComponent', id: 2 },
        { type: 'removeComponent', id: 3 },
      ],
    };
    const { page: after } = applied(threeTexts, good);
    expect(getChildIds(after, 1)).toEqual([4]);
    expectChange(threeTexts, good, after);
    const bad: PageChange = {
      type: 'batch',
      changes: [
        { type: 'removeComponent', id: 2 },
        { type: 'removeComponent', id: 2 },
      ],
    };
    expect(codeOf(threeTexts, bad)).toBe('model.change.componentMissing');
  });

  it('answers an unknown change with a failure', () => {
    expect(codeOf(threeTexts, { type: 'dance' } as unknown as PageChange)).toBe('model.change.unknownType');
  });
});

describe('addTableRow', () => {
  it('adds an empty row shaped like the last', () => {
    const cell = block('TableCell', {}, text('filled'));
    const before = page(feature(block('Table', {}, block('TableRow', {}, cell, cell))));
    const change = planAddTableRow(before, 2, testRules);
    const { page: after } = applied(before, change ?? { type: 'batch', changes: [] });
    const rowIds = getChildIds(after, 2);
    expect(rowIds).toHaveLength(2);
    const [cellId = 0, ...others] = getChildIds(after, rowIds[1] ?? 0);
    expect(others).toHaveLength(1);
    const [textId = 0] = getChildIds(after, cellId);
    expect(getComponent(after, textId)).toMatchObject({ componentKey: 'Text', props: {} });
    if (change) expectChange(before, change, after);
    expect(planAddTableRow(before, 1, testRules, 99)).toBeUndefined();
  });
});

describe('dynamic data', () => {
  const before = page(feature(text('a'), image()), feature());
  const change = planMakeDynamic(before, 2, 0, 3);
  const series = applied(before, change ?? { type: 'batch', changes: [] });

  it('wraps the component and its copies, which are shown in its place', () => {
    expect(getChildIds(series.page, 1)).toEqual([5, 3]);
    expect(getDisplayChildIds(series.page, 1)).toEqual([2, 6, 7, 3]);
    expect([2, 6, 7].map((id) => getComponent(series.page, id)?.dynamicIndex)).toEqual([0, 1, 2]);
    expect(listDynamicDataPairs(series.page)).toEqual([
      { componentId: 2, dynamicComponent: { id: 5, parentId: 1, order: 1 } },
    ]);
    if (change) expectChange(before, change, series.page);
  });

  it('gives the original back to the place of the series, active', () => {
    const moved = applied(series.page, { type: 'moveComponent', id: 5, parentId: 4, index: 0 }).page;
    const end: PageChange = { type: 'removeDynamicWrapper', id: 5 };
    const { page: after, activeId } = applied(moved, end);
    expect(getChildIds(after, 4)).toEqual([2]);
    expect(activeId).toBe(2);
    expect(getComponent(after, 2)).toEqual({ ...getComponent(before, 2), parentId: 4 });
    expectChange(moved, end, after);
  });

  it('refuses to make a series of a series member, or to end none', () => {
    const again = planMakeDynamic(series.page, 6, 0, 2);
    expect(again && codeOf(series.page, again)).toBe('model.change.alreadyDynamic');
    expect(codeOf(series.page, { type: 'removeDynamicWrapper', id: 3 })).toBe('model.change.notDynamic');
  });
});
