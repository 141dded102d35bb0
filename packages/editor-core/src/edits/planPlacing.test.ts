import { standardCatalogue } from '@vitrina/block-catalogue';
import { type ComponentId, getChildIds, getComponent, rootId, savePage } from '@vitrina/epack-model';
import { block, column, feature, page, row, text } from '@vitrina/epack-model/testing';
import { beforeEach, expect, test } from 'vitest';

import { runHeadless } from '../commands/runHeadless.ts';
import type { EditorStore } from '../store/createEditorStore.ts';
import { undoEdit } from '../store/edit.ts';
import { getActiveId, getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { insertDraft } from './blockEdits.ts';
import { planPlacing } from './planPlacing.ts';

const image = { componentKey: 'Image', type: 'component' } as const;
let store: EditorStore;

/** 1 feature: 2 slider: 3 column: 4 text; 5 row: 6 column; 7 text. */
beforeEach(() => {
  store = createTestStore({
    page: page(feature(block('Slider', {}, column(text('a'))), row(column()), text('b'))),
  });
});

const select = (id: ComponentId) => store.dispatch(viewActions.selected([id]));
const plan = (key = 'Image') =>
  planPlacing(store.getState(), standardCatalogue, { componentKey: key, type: 'component' });
const shown = () => {
  const active = getActivePage(store.getState());
  if (!active) throw new Error('no page');
  return active;
};
const keysIn = (id: ComponentId) =>
  getChildIds(shown(), id).map((childId) => getComponent(shown(), childId)?.componentKey);

test('a block is placed after the active component, or inside it once that is chosen', () => {
  select(2);
  expect(plan()).toEqual({
    place: { parentId: 1, index: 1 },
    containerId: 1,
    afterId: 2,
    isInsideActive: false,
  });
  store.dispatch(viewActions.insertPositionChosen('inside'));
  expect(plan()).toEqual({
    place: { parentId: 2, index: 1 },
    containerId: 2,
    afterId: 3,
    isInsideActive: true,
  });
});

test('ten blocks after a slider are below each other, and undone to the same bytes', () => {
  const written = () => JSON.stringify(savePage(shown(), standardCatalogue.rules).components);
  const before = written();
  select(2);
  for (let count = 0; count < 10; count += 1) store.dispatch(insertDraft(image));
  expect(keysIn(2)).toEqual(['Column']);
  expect(keysIn(1)).toEqual(['Slider', ...Array.from({ length: 10 }, () => 'Image'), 'Row', 'Text']);
  for (let count = 0; count < 10; count += 1) store.dispatch(undoEdit());
  expect(written()).toBe(before);
});

test('an empty container takes the block inside, and says so', () => {
  select(6);
  expect(plan()).toMatchObject({ containerId: 6, afterId: undefined, isInsideActive: true });
  store.dispatch(insertDraft(image));
  expect(keysIn(6)).toEqual(['Image']);
});

test('the plan is the place that the block then has', () => {
  for (const position of ['inside', 'after'] as const) {
    for (const id of [1, 2, 3, 4, 5, 6, 7]) {
      for (const key of ['Image', 'Column', 'Row']) {
        select(id);
        store.dispatch(viewActions.insertPositionChosen(position));
        const planned = plan(key);
        const refusal = store.dispatch(insertDraft({ componentKey: key, type: 'component' }));
        expect(refusal === undefined).toBe(planned !== undefined);
        if (!planned) continue;
        const added = getActiveId(store.getState()) ?? 0;
        const { parentId } = getComponent(shown(), added) ?? {};
        const siblings = getChildIds(shown(), planned.containerId);
        expect(siblings[planned.place.index]).toBe(planned.containerId === rootId ? parentId : added);
        store.dispatch(undoEdit());
      }
    }
  }
});

test('without a selection a block is placed at the end of the page, in a section of its own', () => {
  store.dispatch(viewActions.selected([]));
  expect(plan()).toEqual({
    place: { parentId: rootId, index: 1 },
    containerId: rootId,
    afterId: 1,
    isInsideActive: false,
  });
});

test('the position is chosen while a component is selected, and stays', () => {
  select(2);
  expect(() => runHeadless(store, 'insertPosition-after')).toThrow('cannot run now');
  runHeadless(store, 'insertPosition-inside');
  select(5);
  expect(plan()).toMatchObject({ containerId: 5, isInsideActive: true });
  runHeadless(store, 'insertPosition-after');
  expect(plan()).toMatchObject({ isInsideActive: false });
});
