import { feature, page } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { runHeadless } from '../commands/runHeadless.ts';
import { undoEdit } from '../store/edit.ts';
import { getActiveKey } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { makeTable } from '../testing/makeTable.ts';
import { readSaved } from '../testing/readSaved.ts';

/** Opens 1 feature: 2 table: 3 row: cells 4 and 6 with texts 5 and 7. */
const openTable = () => createTestStore({ page: page(feature(makeTable([['a', 'b']]))) });

test('Delete empties the selected cells and keeps them, as one step', () => {
  const store = openTable();
  const before = readSaved(store);
  store.dispatch(viewActions.selected([4, 6]));
  runHeadless(store, 'delete');
  expect(readSaved(store)).not.toMatch(/"(?:a|b)"/);
  expect(readSaved(store).match(/"TableCell"/g)).toHaveLength(before.match(/"TableCell"/g)?.length ?? 0);
  expect(store.getState().view.selection).toEqual([4, 6]);
  store.dispatch(undoEdit());
  expect(readSaved(store)).toBe(before);
});

test('locked cells keep their texts', () => {
  const store = openTable();
  const before = readSaved(store);
  store.dispatch(viewActions.lockToggled({ key: getActiveKey(store.getState()), id: 7 }));
  store.dispatch(viewActions.selected([4, 6]));
  expect(() => runHeadless(store, 'delete')).toThrow('holdsLocked');
  expect(readSaved(store)).toBe(before);
});
