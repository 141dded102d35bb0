import type { KeptStep } from '@vitrina/api-client/contract';
import { getComponent, pageKey } from '@vitrina/epack-model';
import { feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { defaultAddress } from '../loading/fetchEpack.ts';
import { applyChange, endStep, goToStep, undoEdit } from '../store/edit.ts';
import { documentAction } from '../store/documentActions.ts';
import { canUndoEdit, getActivePage, getOpenedPosition } from '../store/selectors.ts';
import { createFakeServer } from '../testing/fakeServer.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { keepSteps } from './keepSteps.ts';
import { loadSteps } from './loadSteps.ts';

const key = pageKey(defaultAddress);

interface Kept {
  revision: number | null;
  steps: KeptStep[];
}

/** A server that keeps steps as the real one does, without its limits. */
function createServer(kept: Kept = { revision: null, steps: [] }) {
  const { client, calls } = createFakeServer(({ method, body }) => {
    if (method === 'GET') return { code: 200, data: kept };
    const { from, revision, keep, steps } = body as {
      from: number | null;
      revision: number;
      keep: number;
      steps: KeptStep[];
    };
    const isContinued = kept.revision === from;
    const before = isContinued
      ? kept.steps.slice(0, keep)
      : kept.steps.map((step) => ({ ...step, isDetached: true }));
    const taken = steps.map((step) => ({ ...step, doneBy: 'anna', isDetached: false }));
    Object.assign(kept, { revision, steps: [...before, ...taken] });
    return { code: 200, data: { count: kept.steps.length } };
  });
  return { client, calls, kept };
}

type Server = ReturnType<typeof createServer>;

/** Opens the package at a revision, with the texts that its page has then. */
async function openAt({ client }: Server, revision: number, ...texts: string[]) {
  const content = page(feature(...texts.map((each) => text(each))));
  const opened = { epackId: 'id', revisions: { [key]: revision } };
  const store = createTestStore({ page: content, opened, client, now: () => 1000 });
  await store.dispatch(loadSteps(key));
  return store;
}

type Store = Awaited<ReturnType<typeof openAt>>;

function write({ dispatch }: Store, value: string) {
  dispatch(applyChange({ type: 'updateProperty', id: 2, name: 'text', size: 'desktop', value }));
  dispatch(endStep());
}

async function save(store: Store, revision: number) {
  const { epack } = store.getState().document;
  const pages = Object.fromEntries(Object.entries(epack.pages).filter(([, each]) => each !== null));
  const saved = {
    epackId: 'id',
    publicId: 'p',
    pages,
    epack,
    revisions: { [key]: revision },
    dataRevision: 1,
  };
  store.dispatch(documentAction('saved', saved as never, []));
  await store.dispatch(keepSteps());
}

function readText(store: Store) {
  const opened = getActivePage(store.getState());
  return opened && getComponent(opened, 2)?.props.text?.value.desktop;
}

test('steps of an earlier visit are continued: the page returns to each of them, undo does not', async () => {
  const server = createServer();
  const first = await openAt(server, 1, 'one');
  write(first, 'two');
  write(first, 'three');
  await save(first, 2);
  expect(server.kept.steps.map(({ summary }) => [summary.before, summary.after])).toEqual([
    ['one', 'two'],
    ['two', 'three'],
  ]);

  const second = await openAt(server, 2, 'three');
  expect(getOpenedPosition(second.getState())).toBe(2);
  expect(canUndoEdit(second.getState())).toBe(false);
  write(second, 'four');
  expect(second.dispatch(undoEdit())).toBe(true);
  expect(second.dispatch(undoEdit())).toBe(false);
  expect(readText(second)).toBe('three');
  second.dispatch(goToStep(1));
  expect(readText(second)).toBe('two');
  second.dispatch(goToStep(0));
  expect(readText(second)).toBe('one');
});

test('a save after returning keeps the steps up to there and the new ones', async () => {
  const server = createServer();
  const first = await openAt(server, 1, 'one');
  write(first, 'two');
  write(first, 'three');
  await save(first, 2);
  const second = await openAt(server, 2, 'three');
  second.dispatch(goToStep(1));
  write(second, 'five');
  expect(canUndoEdit(second.getState())).toBe(true);
  await save(second, 3);
  expect(server.kept.steps.map(({ summary }) => summary.after)).toEqual(['two', 'five']);
  write(second, 'six');
  await save(second, 4);
  expect(server.kept.steps.map(({ summary }) => summary.after)).toEqual(['two', 'five', 'six']);
  const third = await openAt(server, 4, 'six');
  third.dispatch(goToStep(0));
  expect(readText(third)).toBe('one');
});

test('steps that do not lead to the page are only read, also damaged ones', async () => {
  const server = createServer();
  const first = await openAt(server, 1, 'one');
  write(first, 'two');
  await save(first, 2);
  const later = await openAt(server, 3, 'other');
  expect(later.getState().document.keptSteps[key]).toMatchObject({
    restored: [],
    earlier: [{ doneBy: 'anna' }],
  });
  write(later, 'own');
  await save(later, 4);
  expect(server.kept.steps.map(({ isDetached }) => isDetached)).toEqual([true, false]);

  const [step] = server.kept.steps.slice(1);
  if (step) Object.assign(step, { entries: [{ change: null, inverse: { type: 'moveComponent', id: 99 } }] });
  const damaged = await openAt(server, 4, 'own');
  expect(damaged.getState().document.keptSteps[key]?.restored).toEqual([]);
});

test('unsaved steps are not sent, and a save without steps sends nothing', async () => {
  const server = createServer();
  const store = await openAt(server, 1, 'one');
  await store.dispatch(keepSteps());
  write(store, 'two');
  await store.dispatch(keepSteps());
  expect(server.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});
