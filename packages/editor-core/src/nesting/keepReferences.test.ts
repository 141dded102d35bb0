import { standardCatalogue } from '@vitrina/block-catalogue';
import { getComponent, walkPage, type Component } from '@vitrina/epack-model';
import { block, column, feature, page, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { readClipboard, writeClipboard } from '../clipboard/clipboardText.ts';
import { pasteComponents } from '../clipboard/pasteComponents.ts';
import { duplicateSelected, insertDrafts } from '../edits/blockEdits.ts';
import { makeActiveDynamic } from '../dynamic-data/dynamicEdits.ts';
import { applyDataChange } from '../store/editData.ts';
import { getActivePage, getPageName } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { toDraft } from './subtrees.ts';

/** 1 feature: 2 form, which shows 3 and hides 5; 3 "Thanks". 4 feature: 5 "Elsewhere". */
const source = page(
  feature(block('Form', { showOnSuccess: [3], hideOnSuccess: [5] }), text('Thanks')),
  feature(text('Elsewhere')),
);

function open(content = source) {
  const store = createTestStore({ page: content });
  const list = (key: string): readonly Component[] => {
    const shown = getActivePage(store.getState());
    const all = shown ? [...walkPage(shown)].map(({ id }) => getComponent(shown, id)) : [];
    return all.flatMap((component) => (component?.componentKey === key ? [component] : []));
  };
  return {
    store,
    /** The texts of the blocks that each form references; nothing if a block isn't on the page. */
    listNamed: () =>
      list('Form').map(({ props }) =>
        ['showOnSuccess', 'hideOnSuccess'].map((name) => {
          const ids = props[name]?.value.desktop;
          return Array.isArray(ids) ? ids : [];
        }),
      ),
    idsOf: (content: string) =>
      list('Text').flatMap(({ id, props }) => (props.text?.value.desktop === content ? [id] : [])),
  };
}

const { rules } = standardCatalogue;

test('a copied section’s form shows the text that was copied with it, and hides what it hid', () => {
  const { store, listNamed, idsOf } = open();
  store.dispatch(viewActions.selected([1]));
  expect(store.dispatch(duplicateSelected())).toBeUndefined();
  const [, copy] = idsOf('Thanks');
  expect(copy).toBeDefined();
  expect(listNamed()).toEqual([
    [[3], [5]],
    [[copy], [5]],
  ]);
});

test('a form and its text that are copied side by side belong together', () => {
  const { store, listNamed, idsOf } = open();
  store.dispatch(viewActions.selected([3, 2]));
  expect(store.dispatch(duplicateSelected())).toBeUndefined();
  expect(listNamed()[1]).toEqual([[idsOf('Thanks')[1]], [5]]);
});

test('pasted on its own page a form still names what is there; on another page no block that has the number by chance', () => {
  const { store, listNamed, idsOf } = open();
  const copied = readClipboard(writeClipboard(source, [1], rules, getPageName(store.getState())) ?? '');
  if (!copied) throw new Error('nothing copied');
  store.dispatch(pasteComponents(copied));
  expect(listNamed()[1]).toEqual([[idsOf('Thanks')[1]], [5]]);
  const other = open(page(feature(text('a'), text('b'), text('c'), text('d'), text('e'))));
  other.store.dispatch(pasteComponents(copied));
  expect(other.listNamed()).toEqual([[other.idsOf('Thanks'), []]]);
});

test('so it is with what was saved and is dragged onto a page', () => {
  const { store, listNamed, idsOf } = open(page(feature(text('a'), text('b'), text('c'), text('d'))));
  expect(
    store.dispatch(insertDrafts([toDraft(source, 2), toDraft(source, 3)], { parentId: 1, index: 0 })),
  ).toBe(undefined);
  expect(listNamed()).toEqual([[idsOf('Thanks'), []]]);
});

test('each member of a series has a form that shows its own text', () => {
  const form = block('Form', { showOnSuccess: [6] });
  const provider = block('DynamicDataProvider', { dataSource: 'models' }, row(column(form, text('Thanks'))));
  const { store, listNamed, idsOf } = open(page(feature(provider)));
  const items = ['Grill', 'Kettle'].map((name, index) => ({ id: index + 1, data: { name } }));
  store.dispatch(applyDataChange({ type: 'updateDataSources', dataSources: [{ id: 'models', items }] }));
  store.dispatch(viewActions.selected([3]));
  expect(store.dispatch(makeActiveDynamic())).toBeUndefined();
  expect(listNamed()).toEqual(idsOf('Thanks').map((id) => [[id], []]));
  expect(listNamed()).toHaveLength(2);
});
