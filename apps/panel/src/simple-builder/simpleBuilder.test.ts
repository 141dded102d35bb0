import { getChildIds, getComponent, pageKey, rootId, type PageChange } from '@vitrina/epack-model';
import { expect, it } from 'vitest';
import { applyChange, undoEdit, getActivePage, isUnsaved } from '@vitrina/editor-core/store';
import { createTestStore } from '@vitrina/editor-core/testing';

import { type MatchedGroup, matchLayout } from './layouts/matchLayout.ts';
import { findLayout } from './layouts/standardLayouts.ts';
import { findLayoutProblems } from './findLayoutProblems.ts';
import { addItem, moveItem, removeItem } from './form/itemEdits.ts';
import { startFromLayout } from './start/startFromLayout.ts';
import { takeProduct } from './takeProduct.ts';

const kettle = {
  name: 'Kettle',
  brand: 'Acme',
  ean: '4006381333931',
  mpn: 'K-1',
  categories: ['7'],
  epack: null,
};

function begin(key: string) {
  const layout = findLayout(key);
  if (layout === undefined) throw new Error(`There is no layout ${key}`);
  const store = createTestStore();
  store.dispatch(takeProduct(kettle));
  store.dispatch(startFromLayout({ layout, locale: 'en' }));
  const page = () => {
    const active = getActivePage(store.getState());
    if (active === undefined) throw new Error('There is no page');
    return active;
  };
  const parts = () => matchLayout(page(), layout);
  const partOf = (name: string) => {
    const found = parts()?.find(({ part }) => part.name === name);
    if (found === undefined) throw new Error(`There is no part ${name}`);
    return found;
  };
  return { layout, store, page, parts, partOf };
}

it('begins a new package with one page, about the product that was chosen, and unsaved', () => {
  const { store } = begin('ozonRichContent');
  const { document } = store.getState();
  expect(document.active).toEqual({ locale: 'en', template: 'ozon_template', page: 'index.html' });
  expect(Object.keys(document.epack.pages)).toEqual([pageKey(document.active)]);
  expect(document.epack.manifest).toMatchObject({
    layout: 'ozonRichContent',
    tags: ['Acme'],
    data: { en: { direction: 'ltr' } },
    productData: { productName: 'Kettle', brandName: 'Acme', EAN: kettle.ean, MPN: 'K-1', categories: [7] },
  });
  expect(isUnsaved(document)).toBe(true);
});

it('takes another layout without a step that could be undone into the one before', () => {
  const { store, layout } = begin('productStory');
  const [first = 0] = getChildIds(getActivePage(store.getState())!, rootId);
  store.dispatch(applyChange({ type: 'removeComponent', id: first }));
  store.dispatch(startFromLayout({ layout, locale: 'en' }));
  expect(store.dispatch(undoEdit())).toBe(false);
});

it('goes on fitting when texts and looks change, and no longer when blocks do', () => {
  const { store, page, parts } = begin('productStory');
  const [first = 0, second = 0] = getChildIds(page(), rootId);
  const [block = 0] = getChildIds(page(), first);
  const edit = (change: PageChange) => expect(store.dispatch(applyChange(change)).ok).toBe(true);
  edit({ type: 'updateProperty', id: block, name: 'title', size: 'desktop', value: 'Mine' });
  edit({ type: 'updateProperty', id: block, name: 'textPosition', size: 'mobile', value: 'top' });
  expect(parts()).toBeDefined();
  const structural: PageChange[] = [
    { type: 'removeComponent', id: first },
    { type: 'moveComponent', id: first, parentId: rootId, index: 1 },
    { type: 'moveComponent', id: block, parentId: second, index: 0 },
  ];
  for (const change of structural) {
    edit(change);
    expect({ change, parts: parts() }).toEqual({ change, parts: undefined });
    store.dispatch(undoEdit());
    expect(parts()).toBeDefined();
  }
});

it('adds, moves and removes repeated blocks, and the page still fits', () => {
  const { store, page, partOf } = begin('friendlyMinisite');
  const slides = (): MatchedGroup => {
    const group = partOf('slides').groups[0]?.matched[0]?.children[0];
    if (group === undefined) throw new Error('There are no slides');
    return group;
  };
  const ids = () => slides().matched.map(({ id }) => id);
  const [one, two] = ids();
  store.dispatch(addItem(slides()));
  const three = ids()[2];
  expect(ids()).toEqual([one, two, three]);
  store.dispatch(moveItem(slides(), 2, -1));
  expect(ids()).toEqual([one, three, two]);
  store.dispatch(moveItem(slides(), 0, 1));
  expect(ids()).toEqual([three, one, two]);
  store.dispatch(removeItem(slides(), 0));
  expect(ids()).toEqual([one, two]);
  expect(getComponent(page(), three ?? 0)).toBeUndefined();
});

it('names what is missing and what is still a sample, and asks nothing of parts that are left out', () => {
  const { store, page, parts, partOf } = begin('productStory');
  const problems = () =>
    findLayoutProblems(page(), parts() ?? []).map(({ code, partName, propName }) => [
      partName,
      propName,
      code,
    ]);
  expect(problems()).toEqual([
    ['opening', 'image', 'missing'],
    ['opening', 'text', 'sample'],
    ['advantages', 'items', 'sample'],
  ]);
  const hide = (name: string, value: boolean) =>
    store.dispatch(
      applyChange({ type: 'updateProperty', id: partOf(name).id, name: 'hide', size: 'desktop', value }),
    );
  hide('advantages', true);
  expect(problems().map(([name]) => name)).toEqual(['opening', 'opening']);
  hide('detail', false);
  expect(problems()).toContainEqual(['detail', 'image', 'missing']);
});
