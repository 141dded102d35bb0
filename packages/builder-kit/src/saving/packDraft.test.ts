import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { toDraft } from '../draft/toDraft.ts';
import { applyChange } from '../store/edit.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { packDraft, unpackDraft } from './packDraft.ts';

function makeDraft() {
  const store = createTestStore({ page: makePage(feature(text('One')), feature(text('Two'))) });
  const change = { type: 'updateProperty', id: 2, name: 'text', size: 'desktop', value: 'Changed' } as const;
  store.dispatch(applyChange(change));
  return toDraft(store.getState().document, store.services.catalogue.rules, 0);
}

test('what is kept is a copy of texts, and comes back as it was', () => {
  const draft = makeDraft();
  const kept = structuredClone(packDraft(draft));
  expect(Object.values(kept.pageTexts).join('')).toContain('Changed');
  expect(JSON.stringify(kept.structure)).not.toContain('Changed');
  expect(unpackDraft(kept)).toEqual(draft);
});

test('a draft of an older version holds its pages itself', () => {
  const draft = makeDraft();
  expect(unpackDraft(draft)).toBe(draft);
});
