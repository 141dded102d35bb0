import { getComponent, pageKey, savePage, type Page } from '@vitrina/epack-model';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { applyChange, redoEdit, undoEdit } from '../store/edit.ts';
import { getActivePage, isUnsaved } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { createFakeServer, failWith } from '../testing/fakeServer.ts';
import { joinTheirPage } from './joinTheirPage.ts';
import { saveEpack } from './saveEpack.ts';

const address = { locale: 'ru', template: 'master_template', page: 'index.html' };
const key = pageKey(address);
const id = '00000000-0000-4000-8000-000000000001';
const { rules } = standardCatalogue;
const wire = (of: Page) => savePage(of, rules).components;

const setText = (block: number, value: string) =>
  ({ type: 'updateProperty', id: block, name: 'text', size: 'desktop', value }) as const;

/** A saved page: 1 feature, 2 to 4 texts. */
function open(client = createFakeServer(() => failWith(500, 'somethingWentWrong')).client) {
  const store = createTestStore({
    page: page(feature(text('a'), text('b'), text('c'))),
    opened: { epackId: id, revisions: { [key]: 1 } },
    client,
  });
  const texts = () =>
    [2, 3, 4, 5].flatMap((block) => {
      const current = getActivePage(store.getState());
      const component = current && getComponent(current, block);
      return component ? [component.props.text?.value.desktop] : [];
    });
  const join = (theirs: Page) =>
    store.dispatch(joinTheirPage({ address, theirs: wire(theirs), revision: 2 }));
  return { store, texts, join };
}

test('a page without own changes becomes theirs, and stays saved', () => {
  const { store, texts, join } = open();
  expect(join(page(feature(text('a'), text('theirs'), text('c'), text('new'))))).toBe('joined');
  expect(texts()).toEqual(['a', 'theirs', 'c', 'new']);
  expect(isUnsaved(store.getState().document)).toBe(false);
  expect(store.getState().document.revisions[key]).toBe(2);
});

test('changes of different blocks are merged; undo takes back only the own ones, to the byte', () => {
  const { store, texts, join } = open();
  store.dispatch(applyChange(setText(2, 'mine')));
  store.dispatch(viewActions.selected([2]));
  join(page(feature(text('a'), text('theirs'), text('c'))));
  expect(texts()).toEqual(['mine', 'theirs', 'c']);
  expect(store.getState().view.selection).toEqual([2]);
  const merged = getActivePage(store.getState());
  store.dispatch(undoEdit());
  expect(texts()).toEqual(['a', 'theirs', 'c']);
  store.dispatch(redoEdit());
  const again = getActivePage(store.getState());
  expect(again && merged && wire(again)).toEqual(merged && wire(merged));
});

test('undo leaves a block alone that somebody else has changed since', async () => {
  const saves = createFakeServer(() => ({
    code: 200,
    data: { id, publicId: 'p', pageIndex: [{ ...address, revision: 1 }], dataRevision: 1 },
  }));
  const { store, texts, join } = open(saves.client);
  store.dispatch(applyChange(setText(3, 'first')));
  store.dispatch(applyChange(setText(2, 'second')));
  await store.dispatch(saveEpack());
  join(page(feature(text('second'), text('theirs'), text('c'))));
  expect(store.dispatch(undoEdit())).toBe(true);
  expect(texts()).toEqual(['a', 'theirs', 'c']);
  expect(store.dispatch(undoEdit())).toBe(false);
});

test('a block that both changed is left to the save, and one in hand until its text is left', () => {
  const { store, texts, join } = open();
  store.dispatch(applyChange(setText(3, 'mine')));
  expect(join(page(feature(text('a'), text('theirs'), text('c'))))).toBe('clash');
  expect(texts()).toEqual(['a', 'mine', 'c']);
  store.dispatch(viewActions.editingStarted({ id: 4, caret: 'end' }));
  expect(join(page(feature(text('a'), text('b'), text('theirs'))))).toBe('later');
});

test('a save that meets theirs asks nothing if both changed different blocks', async () => {
  const theirs = wire(page(feature(text('a'), text('theirs'), text('c'))));
  const { client, calls } = createFakeServer(({ body }) => {
    const [sent] = (body as { revisions: { revision: number }[] }).revisions;
    if (sent?.revision === 1)
      return failWith(409, 'stale', { yours: [], theirs, revision: 2, page: address });
    return {
      code: 200,
      data: { id, publicId: 'p', pageIndex: [{ ...address, revision: 3 }], dataRevision: 1 },
    };
  });
  const { store, texts } = open(client);
  store.dispatch(applyChange(setText(2, 'mine')));
  await expect(store.dispatch(saveEpack())).resolves.toBe(true);
  expect(calls).toHaveLength(2);
  expect(store.getState().saving.status).toBe('idle');
  expect(texts()).toEqual(['mine', 'theirs', 'c']);
});
