import { pageKey } from '@vitrina/epack-model';
import { column, feature, page, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { pasteComponents } from '../clipboard/pasteComponents.ts';
import { insertDraft, moveTo, removeSelected, stepSelected } from '../edits/blockEdits.ts';
import { isHidden, toggleHidden, toggleLock } from '../commands/guardCommands.ts';
import { viewActions } from './viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { findLock, findLockInside } from '../nesting/findLock.ts';
import { readLocks, toggleLock as toggleIn, writeLocks } from './lockMemory.ts';

/** 1 feature: 2 row: 3 column: 4 text; 5 column: 6 text. */
const content = page(feature(row(column(text('a')), column(text('b')))));
const key = pageKey({ locale: 'ru', template: 'master_template', page: 'index.html' });
const locked = (blockKey: string) => ({ code: 'locked', blockKey });

test('a lock guards what is inside it, and holds what is around it', () => {
  expect(findLock(content, [3], 4)).toBe(3);
  expect(findLock(content, [3], 6)).toBeUndefined();
  expect(findLockInside(content, [4], 2)).toBe(4);
  expect(findLockInside(content, [4], 4)).toBeUndefined();
});

test('what is locked is not deleted, moved, hidden, filled or emptied, and says why', () => {
  const store = createTestStore({ page: content });
  store.dispatch(toggleLock(3));
  const draft = { componentKey: 'Text', type: 'component' as const };
  store.dispatch(viewActions.selected([3]));
  expect(store.dispatch(removeSelected())).toEqual(locked('Column'));
  expect(store.dispatch(stepSelected('down'))).toEqual(locked('Column'));
  expect(store.dispatch(toggleHidden(4))).toEqual(locked('Column'));
  expect(store.dispatch(moveTo([4], { parentId: 5, index: 0 }))).toEqual(locked('Column'));
  expect(store.dispatch(moveTo([6], { parentId: 3, index: 0 }))).toEqual(locked('Column'));
  expect(store.dispatch(insertDraft(draft, { parentId: 3, index: 0 }))).toEqual(locked('Column'));
  const wire = { id: 1, parentId: 0, order: 1, index: 0, name: 'Text', displayName: 'Text', props: {} };
  const pasted = [{ ...wire, componentKey: 'Text', type: 'component' as const }];
  expect(store.dispatch(pasteComponents({ components: pasted }))).toEqual(locked('Column'));
  store.dispatch(viewActions.selected([2]));
  expect(store.dispatch(removeSelected())).toEqual({
    code: 'holdsLocked',
    blockKey: 'Row',
    lockedKey: 'Column',
  });
  expect(store.getState().document.updatedPages).toEqual({});
});

test('several are hidden and locked as one, and shown and unlocked where all are', () => {
  const store = createTestStore({ page: content });
  const { hidden, edits } = watch(store);
  store.dispatch(toggleHidden(4));
  store.dispatch(toggleHidden(4, 6));
  expect(hidden([4, 6])).toEqual([true, true]);
  store.dispatch(toggleHidden(4, 6));
  expect(hidden([4, 6])).toEqual([false, false]);
  expect(edits()).toBe(3);
  store.dispatch(toggleLock(4));
  expect(store.dispatch(toggleLock(4, 6))).toBe(true);
  expect(store.dispatch(toggleHidden(5, 6))).toMatchObject({ code: 'locked' });
  expect(hidden([5])).toEqual([false]);
  expect(store.dispatch(toggleLock(4, 6))).toBe(false);
});

function watch(store: ReturnType<typeof createTestStore>) {
  return {
    hidden: (ids: readonly number[]) => ids.map((id) => isHidden(store.getState(), id)),
    edits: () => Object.values(store.getState().document.history).flatMap(({ steps }) => steps).length,
  };
}

test('unlocked it is as any other', () => {
  const store = createTestStore({ page: content });
  expect(store.dispatch(toggleLock(3))).toBe(true);
  expect(store.dispatch(toggleLock(3))).toBe(false);
  store.dispatch(viewActions.selected([3]));
  expect(store.dispatch(removeSelected())).toBeUndefined();
});

test('locks are kept by page and read again; anything else is no lock', () => {
  const locks = toggleIn(toggleIn({}, key, 3), key, 4);
  expect(readLocks(writeLocks(locks) ?? null)).toEqual({ [key]: [3, 4] });
  expect(writeLocks(toggleIn(toggleIn({}, key, 3), key, 3))).toBeUndefined();
  expect([null, '{', '[1]', '7', '{"a":1}'].map(readLocks)).toEqual([{}, {}, {}, {}, {}]);
});
