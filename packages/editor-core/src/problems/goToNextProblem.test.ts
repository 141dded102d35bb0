import { standardCatalogue } from '@vitrina/block-catalogue';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { removeSelected } from '../edits/blockEdits.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { findProblems } from './findProblems.ts';
import { goToNextProblem } from './goToNextProblem.ts';

const broken = page(feature(block('Link', { url: 'ftp://shop' }, text('a')), block('Hologram')));

function open() {
  const store = createTestStore({ page: broken });
  const count = findProblems(store.getState().document, standardCatalogue).length;
  const go = (step: 1 | -1) => {
    store.dispatch(goToNextProblem(step));
    return store.getState().view.shownProblem?.index;
  };
  return { store, count, go };
}

test('goes through all problems, around, and back', () => {
  const { count, go } = open();
  expect(count).toBeGreaterThan(3);
  expect(Array.from({ length: count }, () => go(1))).toEqual(Array.from({ length: count }, (_, at) => at));
  expect([go(1), go(-1), go(-1), go(1)]).toEqual([0, count - 1, count - 2, count - 1]);
});

test('begins with errors, and back with the last', () => {
  expect(open().go(1)).toBe(0);
  const { count, go } = open();
  expect(go(-1)).toBe(count - 1);
});

test('goes on with the problem after one that was fixed', () => {
  const { store, go } = open();
  const selected = () => store.getState().view.selection;
  let index = go(1) ?? 0;
  while (selected().at(-1) !== 4) index = go(1) ?? 0;
  store.dispatch(removeSelected());
  const left = findProblems(store.getState().document, standardCatalogue).length;
  expect(go(1)).toBe(index % left);
});
