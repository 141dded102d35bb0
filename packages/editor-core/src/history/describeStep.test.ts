import { standardCatalogue } from '@vitrina/block-catalogue';
import type { Json } from '@vitrina/epack-model';
import { feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { readClipboard, writeClipboard } from '../clipboard/clipboardText.ts';
import { pasteComponents } from '../clipboard/pasteComponents.ts';
import { duplicateSelected, insertDraft, removeSelected, stepSelected } from '../edits/blockEdits.ts';
import { applyChange, endStep } from '../store/edit.ts';
import { getActivePage, getHistoryKey } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { describeStep } from './describeStep.ts';

const { rules } = standardCatalogue;

function openThree() {
  const store = createTestStore({ page: page(feature(text('a'), text('b'), text('c'))) });
  const describeLast = () => {
    const state = store.getState();
    const step = state.document.history[getHistoryKey(state)]?.steps.at(-1);
    return step && describeStep(step, getActivePage(state), standardCatalogue);
  };
  return { store, describeLast };
}

test('a step on several blocks says what was done to how many', () => {
  const { store, describeLast } = openThree();
  store.dispatch(viewActions.selected([3, 4]));
  store.dispatch(stepSelected('up'));
  expect(describeLast()).toMatchObject({ type: 'moveComponent', count: 2 });
  store.dispatch(duplicateSelected());
  expect(describeLast()).toMatchObject({ type: 'addComponents', count: 2 });
});

test('a step on one names the block, also one that is gone, and the property it set', () => {
  const { store, describeLast } = openThree();
  store.dispatch(
    applyChange({ type: 'updateProperty', id: 2, name: 'color', size: 'desktop', value: '#fff' }),
  );
  expect(describeLast()).toEqual({
    type: 'updateProperty',
    componentKey: 'Text',
    name: 'a',
    propName: 'color',
    size: 'desktop',
    before: null,
    after: '#fff',
  });
  store.dispatch(viewActions.selected([3]));
  store.dispatch(removeSelected());
  expect(describeLast()).toMatchObject({ type: 'removeComponent', componentKey: 'Text' });
});

test('several blocks pasted at once are counted', () => {
  const { store, describeLast } = openThree();
  const copied = readClipboard(writeClipboard(page(feature(text('x'), text('y'))), [2, 3], rules) ?? '');
  store.dispatch(viewActions.selected([4]));
  if (copied) store.dispatch(pasteComponents(copied));
  expect(describeLast()).toEqual({ type: 'addRawComponents', count: 2 });
  const one = readClipboard(writeClipboard(page(feature(text('x'))), [1], rules) ?? '');
  if (one) store.dispatch(pasteComponents(one));
  expect(describeLast()).toMatchObject({ componentKey: 'Text' });
});

test('a block that got a section of its own is named, not its section', () => {
  const store = createTestStore({ page: page() });
  store.dispatch(insertDraft({ componentKey: 'Text', type: 'component' }));
  const state = store.getState();
  const [step] = state.document.history[getHistoryKey(state)]?.steps ?? [];
  expect(step && describeStep(step, getActivePage(state), standardCatalogue)).toMatchObject({
    type: 'addComponents',
    componentKey: 'Text',
  });
});

test('of a value with several parts, only the part that changed is named', () => {
  const { store, describeLast } = openThree();
  const set = (value: Json) =>
    store.dispatch(applyChange({ type: 'updateProperty', id: 2, name: 'border', size: 'mobile', value }));
  set({ width: '1px', color: '#000' });
  store.dispatch(endStep());
  set({ width: '4px', color: '#000' });
  expect(describeLast()).toMatchObject({ member: 'width', size: 'mobile', before: '1px', after: '4px' });
});

test('a text is shown without markup, and a long one by its beginning', () => {
  const { store, describeLast } = openThree();
  const value = `<b>Bold</b> ${'and long '.repeat(50)}`;
  store.dispatch(applyChange({ type: 'updateProperty', id: 2, name: 'text', size: 'desktop', value }));
  const { before, after } = describeLast() ?? {};
  expect(before).toBe('a');
  expect(String(after)).toMatch(/^Bold and long/);
  expect(String(after).length).toBeLessThan(210);
});
