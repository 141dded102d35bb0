import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { clear, createStore, keys } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { toDraft } from '@vitrina/editor-core/drafts';
import { applyChange } from '@vitrina/editor-core/store';
import { createTestStore } from '@vitrina/editor-core/testing';

import { createDraftStore } from './createDraftStore.ts';

const database = createStore('vitrina-drafts', 'drafts');
const drafts = createDraftStore();
beforeEach(() => clear(database));

const rows = Array.from({ length: 20 }, (_, at) => feature(text(`Text ${at}`), text('Below')));

function makeEdits() {
  const store = createTestStore({ page: makePage(...rows) });
  return (id: number, value: string) => {
    store.dispatch(applyChange({ type: 'updateProperty', id, name: 'text', size: 'desktop', value }));
    return toDraft(store.getState().document, store.services.catalogue.rules, 0);
  };
}

test('a draft that is written again keeps what did not change, and nothing that did', async () => {
  const edit = makeEdits();
  await drafts.write('package visit', edit(2, 'Once'));
  const before = (await keys(database)).map(String);
  const draft = edit(2, 'Twice');
  await drafts.write('package visit', draft);
  const after = (await keys(database)).map(String);
  expect(after).toHaveLength(before.length);
  expect(after.filter((key) => !before.includes(key))).toHaveLength(1);
  expect(await drafts.read('package visit')).toEqual(draft);
});

test('drafts of one package are listed, each as it was; a removed one leaves nothing behind', async () => {
  const edit = makeEdits();
  const [one, other] = [edit(2, 'One'), edit(8, 'Other')];
  await drafts.write('package first', one);
  await drafts.write('package second', other);
  await drafts.write('packages visit', one);
  const listed = await drafts.list('package');
  expect(listed).toEqual([
    { slot: 'package first', draft: one },
    { slot: 'package second', draft: other },
  ]);
  for (const slot of ['package first', 'package second', 'packages visit']) await drafts.remove(slot);
  expect(await keys(database)).toEqual([]);
  expect(await drafts.read('package first')).toBeUndefined();
});
