import { getComponent, pageKey } from '@vitrina/epack-model';
import { feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { getDraftSlot } from '../store/draftStore.ts';
import { applyChange } from '../store/edit.ts';
import { applyDataChange } from '../store/editData.ts';
import { getActivePage } from '../store/selectors.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { restoreDraft } from './restoreDraft.ts';
import { toDraft } from './toDraft.ts';

const epackId = '00000000-0000-4000-8000-000000000001';
const slot = `${epackId} another-visit`;
const active = { locale: 'ru', template: 'master_template', page: 'index.html' };
const second = { ...active, page: 'second.html' };

/** Creates a store with a saved package of two pages. */
function open() {
  const store = createTestStore({ page: page(feature(text('a'))) });
  const { epack } = store.getState().document;
  const pages = { ...epack.pages, [pageKey(second)]: null };
  return createTestStore({
    opened: { epackId, epack: { ...epack, pages }, revisions: { [pageKey(active)]: 3 } },
  });
}

test('a draft brings back edits, data, the revisions they were based on, and what was removed', () => {
  const store = open();
  store.dispatch(applyChange({ type: 'updateProperty', id: 2, name: 'text', size: 'desktop', value: 'new' }));
  store.dispatch(applyDataChange({ type: 'updateManifest', productData: { brandName: 'Tefal' } }));
  store.dispatch(applyDataChange({ type: 'removePage', ...second }));
  const draft = toDraft(store.getState().document, store.services.catalogue.rules, 0);

  const next = open();
  next.dispatch(restoreDraft({ slot, draft: structuredClone(draft) }));
  const { document } = next.getState();
  const restored = getActivePage(next.getState());
  expect(restored && getComponent(restored, 2)?.props.text?.value.desktop).toBe('new');
  expect(document.epack.manifest.productData.brandName).toBe('Tefal');
  expect(Object.keys(document.epack.pages)).toEqual([pageKey(active)]);
  expect(document.removedSections).toEqual([second]);
  expect(document.updatedPages).toEqual({ [pageKey(active)]: true });
  expect(document.revisions[pageKey(active)]).toBe(3);
  expect(getDraftSlot(document), 'it is gone on with where it is kept').toBe(slot);
});

test('a page that was removed and made again is the new one', () => {
  const store = open();
  store.dispatch(applyDataChange({ type: 'removePage', ...second }));
  store.dispatch(applyDataChange({ type: 'addPage', ...second }));
  const next = open();
  const draft = toDraft(store.getState().document, store.services.catalogue.rules, 0);
  next.dispatch(restoreDraft({ slot, draft }));
  expect(next.getState().document.epack.pages[pageKey(second)]).not.toBeNull();
  expect(next.getState().document.epack.pages[pageKey(second)]).toBeDefined();
});
