import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { toDraft } from './toDraft.ts';
import { applyChange } from '../store/edit.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { listPieceIds, packDraft, unpackDraft, type DraftPiece } from './packDraft.ts';

const rows = Array.from({ length: 100 }, (_, at) => feature(text(`Text ${at}`), text('Below')));

/** Creates a draft with a long page, and the same draft with one changed component. */
function makeDrafts() {
  const store = createTestStore({ page: makePage(...rows) });
  const edit = (id: number, value: string) => {
    store.dispatch(applyChange({ type: 'updateProperty', id, name: 'text', size: 'desktop', value }));
    return toDraft(store.getState().document, store.services.catalogue.rules, 0);
  };
  return [edit(2, 'Changed'), edit(8, 'Changed too')] as const;
}

const textsOf = (pieces: readonly DraftPiece[]) => new Map(pieces.map(({ id, text }) => [id, text]));

test('what is kept is a copy of texts, and comes back as it was', () => {
  const [draft] = makeDrafts();
  const { packed, pieces } = structuredClone(packDraft(draft));
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.map((piece) => piece.text).join('')).toContain('Changed');
  expect(JSON.stringify(packed.structure)).not.toContain('Changed');
  expect(listPieceIds(packed)).toEqual(pieces.map(({ id }) => id));
  expect(unpackDraft(packed, textsOf(pieces))).toEqual(draft);
});

test('after a change of one component all pieces but one are those of before', () => {
  const [draft, next] = makeDrafts();
  const before = packDraft(draft).pieces.map(({ id }) => id);
  const after = packDraft(next).pieces;
  expect(after.filter(({ id }) => !before.includes(id))).toHaveLength(1);
  expect(after).toHaveLength(before.length);
});

test('a draft of an older version holds its pages itself, or as texts', () => {
  const [draft] = makeDrafts();
  expect(unpackDraft(draft, new Map())).toBe(draft);
  const { packed, pieces } = packDraft(draft);
  const { pagePieces, ...rest } = packed;
  const whole = `[${pieces.map((piece) => piece.text).join(',')}]`;
  const pageTexts = Object.fromEntries(Object.keys(pagePieces).map((key) => [key, whole]));
  expect(unpackDraft({ ...rest, pageTexts }, new Map())).toEqual(draft);
});
