import { type ComponentDraft, getComponent, walkPage } from '@vitrina/epack-model';
import { feature, page } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { pasteComponents } from '../clipboard/pasteComponents.ts';
import { getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { duplicateSelected, insertDraft } from '../edits/blockEdits.ts';

const draft = (componentKey: string, props: ComponentDraft['props'] = {}): ComponentDraft => ({
  componentKey,
  type: 'component',
  props,
});
const open = { openByDefault: { name: 'openByDefault', value: { desktop: true } } };

function openTabs() {
  const store = createTestStore({ page: page(feature()) });
  const place = { parentId: 1, index: 0 };
  for (const added of [draft('TabButton'), draft('TabContent', open), draft('TabButton')]) {
    store.dispatch(insertDraft(added, place));
  }
  const components = () => [...walkPage(getActivePage(store.getState()) ?? page())];
  const values = (key: string) =>
    components()
      .filter(({ componentKey }) => componentKey === key)
      .map(({ id, props }) => [
        id,
        ...['tabGroup', 'tabId', 'openByDefault'].map((name) => props[name]?.value.desktop),
      ]);
  return { store, components, values };
}

test('tabs are numbered as they are added, and no content is open by default', () => {
  const { values } = openTabs();
  expect(values('TabButton').map(([, , tabId]) => tabId)).toEqual([2, 1]);
  expect(values('TabContent').map(([, , ...rest]) => rest)).toEqual([[1, false]]);
});

test('a duplicate goes on counting in its group', () => {
  const { store, values } = openTabs();
  const [[first] = []] = values('TabButton');
  store.dispatch(viewActions.selected([Number(first)]));
  store.dispatch(duplicateSelected());
  expect(values('TabButton').map(([, , tabId]) => tabId)).toEqual([2, 3, 1]);
});

test('pasted tabs with their contents are a group of their own', () => {
  const { store, components, values } = openTabs();
  const current = getActivePage(store.getState());
  const copied = components().map((component, index) => ({ ...component, order: index + 1 }));
  expect(current && getComponent(current, 1)).toBeDefined();
  store.dispatch(pasteComponents({ components: copied }));
  expect(values('TabButton').map(([, group]) => group)).toEqual([undefined, undefined, 2, 2]);
  expect(values('TabContent').map(([, group]) => group)).toEqual([undefined, 2]);
});
