import { standardCatalogue } from '@vitrina/block-catalogue';
import { feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { readClipboard, writeClipboard } from '../clipboard/clipboardText.ts';
import { pasteComponents } from '../clipboard/pasteComponents.ts';
import { duplicateSelected, insertDraft, removeSelected, stepSelected } from '../edits/blockEdits.ts';
import { applyChange } from '../store/edit.ts';
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
    return step && describeStep(step, getActivePage(state));
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
  expect(describeLast()).toMatchObject({ type: 'updateProperty', component: { id: 2 }, propName: 'color' });
  store.dispatch(viewActions.selected([3]));
  store.dispatch(removeSelected());
  expect(describeLast()).toMatchObject({ type: 'removeComponent', component: { componentKey: 'Text' } });
});

test('several blocks pasted at once are counted', () => {
  const { store, describeLast } = openThree();
  const copied = readClipboard(writeClipboard(page(feature(text('x'), text('y'))), [2, 3], rules) ?? '');
  store.dispatch(viewActions.selected([4]));
  if (copied) store.dispatch(pasteComponents(copied));
  expect(describeLast()).toEqual({ type: 'addRawComponents', count: 2 });
  const one = readClipboard(writeClipboard(page(feature(text('x'))), [1], rules) ?? '');
  if (one) store.dispatch(pasteComponents(one));
  expect(describeLast()).toMatchObject({ component: { componentKey: 'Text' } });
});

test('a block that got a section of its own is named, not its section', () => {
  const store = createTestStore({ page: page() });
  store.dispatch(insertDraft({ componentKey: 'Text', type: 'component' }));
  const state = store.getState();
  const [step] = state.document.history[getHistoryKey(state)]?.steps ?? [];
  expect(step && describeStep(step, getActivePage(state))).toMatchObject({
    type: 'addComponents',
    component: { componentKey: 'Text' },
  });
});
