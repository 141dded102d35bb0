import { describe, expect, it } from 'vitest';

import type { PageChange } from '../changes/pageChange.ts';
import { instantiateDraft, type ComponentDraft } from '../draft.ts';
import { applyPageChange } from '../changes/applyPageChange.ts';
import { getChildIds, getComponent, nextComponentId, type Page } from '../page/page.ts';
import { placeForNew } from '../planning/placeForNew.ts';
import { planAddComponent } from '../planning/planAddComponent.ts';
import { planAddRawComponents } from '../planning/planAddRawComponents.ts';
import { planMakeDynamic } from '../planning/planMakeDynamic.ts';
import { rootId } from '../schemas/component.ts';
import { block, column, feature, image, page, row, testRules, text } from '../testing/index.ts';
import { checkAddition } from './checkAddition.ts';
import { checkMove } from './checkMove.ts';
import { checkPage } from './checkPage.ts';
import { checkPageChange } from './checkPageChange.ts';
import { checkRemoval } from './checkRemoval.ts';

const context = { rules: testRules, template: 'master_template' };
const amazon = { rules: testRules, template: 'amazon_template' };

function addition(before: Page, parentId: number, draft: ComponentDraft): PageChange {
  const components = instantiateDraft(draft, nextComponentId(before), parentId);
  return { type: 'addComponents', parentId, index: 0, components };
}

function refusal(before: Page, change: PageChange, where = context) {
  return checkPageChange(before, change, where)?.code;
}

describe('checkPageChange', () => {
  const table = block('Table', {}, block('TableRow', {}, block('TableCell')));
  const before = page(feature(text('a'), table, block('Footer'), column()));

  it('holds the rules of parent and child, within what is added too', () => {
    expect(refusal(before, addition(before, 2, text()))).toBe('model.nesting.parentRefuses');
    expect(refusal(before, addition(before, 1, block('TableCell')))).toBe('model.nesting.childRefuses');
    expect(refusal(before, addition(before, 1, row(text('b', {}), block('TableRow'))))).toBe(
      'model.nesting.childRefuses',
    );
    expect(refusal(before, addition(before, 7, row(text())))).toBeUndefined();
    expect(refusal(before, { type: 'moveComponent', id: 7, parentId: 2, index: 0 })).toBe(
      'model.nesting.parentRefuses',
    );
    expect(refusal(before, { type: 'moveComponent', id: 2, parentId: 7, index: 0 })).toBeUndefined();
  });

  it('keeps fixed structures and blocks that stay', () => {
    expect(refusal(before, addition(before, 3, block('TableRow')))).toBe('model.nesting.fixedStructure');
    expect(refusal(before, { type: 'removeComponent', id: 4 })).toBe('model.nesting.fixedStructure');
    expect(refusal(before, { type: 'removeComponent', id: 6 })).toBe('model.nesting.notRemovable');
    expect(refusal(before, { type: 'removeComponent', id: 3 })).toBeUndefined();
    expect(refusal(before, { type: 'batch', changes: [{ type: 'removeComponent', id: 6 }] })).toBe(
      'model.nesting.notRemovable',
    );
  });

  it('says what it refuses and where', () => {
    const change = addition(before, 1, block('TableCell'));
    expect(checkPageChange(before, change, context)).toEqual({
      code: 'model.nesting.childRefuses',
      componentId: nextComponentId(before),
      blockKey: 'TableCell',
      parentId: 1,
      parentKey: 'Feature',
    });
    expect(checkPageChange(before, { type: 'removeComponent', id: 4 }, context)).toEqual({
      code: 'model.nesting.fixedStructure',
      componentId: 3,
      blockKey: 'Table',
    });
    expect(checkPageChange(before, { type: 'moveComponent', id: 3, parentId: 4, index: 0 }, context)).toEqual(
      {
        code: 'model.change.moveIntoItself',
        componentId: 3,
        blockKey: 'Table',
      },
    );
  });

  it('answers for a block and a place what it answers for the change', () => {
    expect(checkAddition(before, 'TableCell', rootId, context)).toEqual({
      code: 'model.nesting.childRefuses',
      blockKey: 'TableCell',
      parentId: rootId,
    });
    expect(checkAddition(before, 'TableRow', 3, context)?.code).toBe('model.nesting.fixedStructure');
    expect(checkAddition(before, 'Text', 7, context)).toBeUndefined();
    expect(checkMove(before, 7, 2, context)).toMatchObject({
      componentId: 7,
      parentId: 2,
      parentKey: 'Text',
    });
    expect(checkMove(before, 2, 7, context)).toBeUndefined();
    expect(checkRemoval(before, 6, context)).toMatchObject({ componentId: 6, blockKey: 'Footer' });
  });

  it('checks each change of a batch where those before it lead', () => {
    const four = page(...Array.from({ length: 4 }, () => feature()));
    const more = [20, 21].map((id) => ({
      type: 'addComponents' as const,
      parentId: rootId,
      index: 4,
      components: instantiateDraft(feature(), id, rootId),
    }));
    expect(refusal(four, { type: 'batch', changes: more }, amazon)).toBe('model.nesting.amazonLimit');
    const exchange = [{ type: 'removeComponent' as const, id: 1 }, ...more];
    expect(refusal(four, { type: 'batch', changes: exchange }, amazon)).toBeUndefined();
    const within = [
      {
        type: 'addComponents' as const,
        parentId: 1,
        index: 0,
        components: instantiateDraft(block('Table'), 20, 1),
      },
      { type: 'moveComponent' as const, id: 2, parentId: 20, index: 0 },
    ];
    expect(refusal(before, { type: 'batch', changes: within })).toBe('model.nesting.fixedStructure');
  });

  it('moves a series only where its members may stand, and puts nothing into one of a fixed structure', () => {
    const cells = page(feature(block('Table', {}, block('TableRow', {}, block('TableCell'))), row()));
    const made = planMakeDynamic(cells, 4, 0, 2);
    const result = made && applyPageChange(cells, made);
    const series = result?.ok ? result.page : cells;
    const wrapperId = made?.wrapper.id ?? 0;
    expect(checkAddition(series, 'TableCell', wrapperId, context)).toEqual({
      code: 'model.nesting.fixedStructure',
      componentId: 3,
      blockKey: 'TableRow',
    });
    const loose = page(feature(row(block('Text'))), feature(text()));
    const change = planMakeDynamic(loose, 3, 0, 2);
    const moved = change && applyPageChange(loose, change);
    const texts = moved?.ok ? moved.page : loose;
    expect(checkMove(texts, change?.wrapper.id ?? 0, 5, context)).toMatchObject({
      code: 'model.nesting.parentRefuses',
      componentId: 3,
      parentKey: 'Text',
    });
    expect(checkMove(texts, change?.wrapper.id ?? 0, 4, context)).toBeUndefined();
  });

  it('lets a table grow by the change made for it', () => {
    const components = instantiateDraft(block('TableRow'), 20, 3);
    expect(refusal(before, { type: 'addTableRow', id: 3, index: 1, components })).toBeUndefined();
  });

  it('allows five components at the top of an Amazon page', () => {
    const four = page(...Array.from({ length: 4 }, () => feature()));
    const five = page(...Array.from({ length: 5 }, () => feature()));
    expect(refusal(four, addition(four, rootId, feature()), amazon)).toBeUndefined();
    expect(refusal(five, addition(five, rootId, feature()), amazon)).toBe('model.nesting.amazonLimit');
    expect(refusal(five, addition(five, rootId, feature()))).toBeUndefined();
    expect(
      refusal(five, { type: 'moveComponent', id: 5, parentId: rootId, index: 0 }, amazon),
    ).toBeUndefined();
    const six = page(...Array.from({ length: 6 }, () => feature()));
    expect(checkPage(six, amazon)).toEqual([{ code: 'model.nesting.amazonLimit', severity: 'error' }]);
  });
});

describe('checkPage', () => {
  it('finds what stands where it may not, looking through wrappers of series', () => {
    expect(checkPage(page(feature(block('TableCell'))), context)).toEqual([
      {
        code: 'model.nesting.childRefuses',
        severity: 'error',
        componentId: 2,
        blockKey: 'TableCell',
        parentId: 1,
        parentKey: 'Feature',
      },
    ]);
    const cells = page(feature(block('Table', {}, block('TableRow', {}, block('TableCell')))));
    const change = planMakeDynamic(cells, 4, 0, 2);
    const series = change && applyPageChange(cells, change);
    expect(series?.ok && checkPage(series.page, context)).toEqual([]);
  });
});

describe('placeForNew', () => {
  const before = page(feature(row(text('a')), image()), feature());

  it('puts a component into the active one, or after it where that cannot be', () => {
    const place = (activeId?: number) =>
      placeForNew(before, { key: 'Image', type: 'component' }, activeId, testRules);
    expect(place(2)).toEqual({ parentId: 2, index: 1 });
    expect(place(3)).toEqual({ parentId: 2, index: 1 });
    expect(place(4)).toEqual({ parentId: 1, index: 2 });
    expect(place()).toEqual({ parentId: 0, index: 2 });
    expect(place(99)).toEqual({ parentId: 0, index: 2 });
  });

  it('puts a feature after the active item of the top', () => {
    const place = (activeId?: number) =>
      placeForNew(before, { key: 'Feature', type: 'feature' }, activeId, testRules);
    expect(place(3)).toEqual({ parentId: 0, index: 1 });
    expect(place()).toEqual({ parentId: 0, index: 2 });
  });

  it('says why there is no place', () => {
    expect(placeForNew(before, { key: 'TableCell', type: 'component' }, 2, testRules)).toBe(
      'model.nesting.childRefuses',
    );
  });
});

describe('planAddComponent', () => {
  it('numbers from the highest id and wraps what lands at the top', () => {
    const before = page(feature(text('a')));
    const plan = planAddComponent(before, image(), undefined, testRules);
    const result = plan.ok ? applyPageChange(before, plan.change) : undefined;
    expect(plan.ok && plan.id).toBe(4);
    expect(result?.ok && getComponent(result.page, 3)?.componentKey).toBe('Feature');
    expect(result?.ok && getChildIds(result.page, 3)).toEqual([4]);
  });
});

describe('planAddRawComponents', () => {
  it('repairs, gives fresh ids and leaves no Feature below a parent', () => {
    const before = page(feature(row()));
    const wire = [
      { id: 2, name: 'Text' },
      { id: 3, parentId: 77, name: 'Text' },
    ];
    const { change, issues } = planAddRawComponents(before, wire, { parentId: 2, index: 0 }, testRules);
    const result = change && applyPageChange(before, change);
    const ids = result?.ok ? getChildIds(result.page, 2) : [];
    expect(ids).toHaveLength(1);
    expect(result?.ok && getComponent(result.page, ids[0] ?? 0)?.componentKey).toBe('Text');
    expect(issues.map(({ code }) => code)).toContain('model.load.orphanDropped');
    expect(planAddRawComponents(before, 'text', { parentId: 2, index: 0 }, testRules).change).toBeUndefined();
  });
});
