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
  const go = async (step: 1 | -1) => {
    await store.dispatch(goToNextProblem(step));
    return store.getState().view.shownProblem?.index;
  };
  return { store, count, go };
}

test('goes through all problems, around, and back', async () => {
  const { count, go } = open();
  expect(count).toBeGreaterThan(3);
  for (let at = 0; at < count; at += 1) expect(await go(1)).toBe(at);
  const steps = [await go(1), await go(-1), await go(-1), await go(1)];
  expect(steps).toEqual([0, count - 1, count - 2, count - 1]);
});

test('begins with errors, and back with the last', async () => {
  expect(await open().go(1)).toBe(0);
  const { count, go } = open();
  expect(await go(-1)).toBe(count - 1);
});

test('goes on with the problem after one that was fixed', async () => {
  const { store, go } = open();
  const selected = () => store.getState().view.selection;
  let index = (await go(1)) ?? 0;
  while (selected().at(-1) !== 4) index = (await go(1)) ?? 0;
  store.dispatch(removeSelected());
  const left = findProblems(store.getState().document, standardCatalogue).length;
  expect(await go(1)).toBe(index % left);
});
