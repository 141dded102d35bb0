/// <reference types="@vitest/browser-playwright" />
import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { loadPage, savePage, walkPage, type Page, type PageKey } from '@vitrina/epack-model';
import {
  block,
  column,
  feature,
  findStructureFaults,
  page as makePage,
  row,
  text,
} from '@vitrina/epack-model/testing';
import { answerCalls, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import { openPage } from '@vitrina/editor-core/loading';
import { type EditorStore, redoEdit, undoEdit, getActiveKey } from '@vitrina/editor-core/store';

import { clearDrafts } from '../clearDrafts.ts';
import { EditorFixture, packageHandlers, savedAnswer } from '../EditorFixture.tsx';
import { randomActions } from './randomActions.ts';
import { createRandomChoice, type RandomChoice } from './randomChoice.ts';
import { randomGestures } from './randomGestures.ts';

/** Duration in minutes, set by `pnpm soak`; otherwise the test's time limit applies. */
const soakMinutes = Number(import.meta.env.VITRINA_SOAK_MINUTES ?? 0);
const seed = Number(import.meta.env.VITRINA_SOAK_SEED ?? 20_26);
const durationMs = soakMinutes > 0 ? soakMinutes * 60_000 : 25_000;
/** Fewer steps than the history keeps, so that a whole round can be undone. */
const actionsInRound = 60;

const firstPage = { locale: 'ru', template: 'master_template', page: 'index.html' };
const otherPages = [
  { locale: 'ru', template: 'master_template', page: 'second.html' },
  { locale: 'ru', template: 'ozon_template', page: 'index.html' },
];
const start = makePage(
  feature(row(column(text('One'), text('Two')), column(text('Three')))),
  feature(text('Four')),
  feature(
    block('FriendlyComparisonChart', {
      products: ['A', 'B', 'C'].map((title) => ({ title })),
      rows: [{ label: 'Power', values: ['1', '2', '3'] }],
    }),
  ),
);

let calls: AnsweredCalls | undefined;
const errors: string[] = [];
const note = (event: ErrorEvent | PromiseRejectionEvent) =>
  errors.push(String('reason' in event ? event.reason : (event.error ?? event.message)));
let inputCount = 0;
const countInput = () => (inputCount += 1);

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('accessToken', 'token');
  await clearDrafts();
  await page.viewport(1440, 900);
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words.map(String).join(' ')));
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
  addEventListener('pointerdown', countInput, true);
  addEventListener('keydown', countInput, true);
});
afterEach(() => {
  calls?.restore();
  vi.restoreAllMocks();
  removeEventListener('error', note);
  removeEventListener('unhandledrejection', note);
  removeEventListener('pointerdown', countInput, true);
  removeEventListener('keydown', countInput, true);
});

test(
  `a user who does anything, seed ${seed}: no error, the document stays sound, undoing all leads back to the start`,
  async ({ annotate, task }) => {
    const store = await openEditor();
    const choice = createRandomChoice(seed);
    const startedAt = performance.now();
    const endAt = startedAt + durationMs;
    const heaps: number[] = [await measureHeap()];
    do {
      const before = readPages(store);
      await actForARound(store, choice);
      await undoAndRedo(store, before);
      calls?.forget();
      forgetAwaited(task);
      heaps.push(await measureHeap());
    } while (performance.now() < endAt);
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    const megabytes = heaps.map((bytes) => (bytes / 1e6).toFixed(0));
    const actionCount = (heaps.length - 1) * actionsInRound;
    await annotate(
      `${minutes} min, ${actionCount} actions, heap in MB round by round: ${megabytes.join(' ')}`,
    );
    // The first rounds load and cache data, which is no leak; growth after them is.
    const settled = heaps[Math.min(4, heaps.length - 1)] ?? 0;
    expect(heaps.at(-1)).toBeLessThan(settled + 20_000_000);
  },
  durationMs + 120_000,
);

/**
 * Clears Vitest's list of awaited calls. Vitest keeps their traces until the test ends, which would need more
 * memory than the editor.
 */
function forgetAwaited(task: object): void {
  (task as { onFinished?: unknown[] }).onFinished?.splice(0);
}

async function openEditor(): Promise<EditorStore> {
  let revision = 1;
  const save = mockCall(contract.saveEpack, () => savedAnswer((revision += 1)));
  calls = answerCalls(save, ...packageHandlers(start, otherPages));
  let opened: EditorStore | undefined;
  await render(<EditorFixture onOpened={(store) => (opened = store)} />);
  await expect.element(page.getByRole('region', { name: 'Page' })).toBeVisible();
  await expect.poll(() => opened).toBeDefined();
  const store = opened as unknown as EditorStore;
  for (const address of [...otherPages, firstPage]) await store.dispatch(openPage(address));
  return store;
}

const pool = [...randomActions, ...randomGestures].flatMap((action) =>
  Array.from({ length: action.weight }, () => action),
);

async function actForARound(store: EditorStore, choice: RandomChoice): Promise<void> {
  const done: string[] = [];
  const inputCountBefore = inputCount;
  for (let count = 0; count < actionsInRound; count += 1) {
    const action = choice.of(pool);
    done.push(action?.name ?? '');
    await action?.run(choice);
    const faults = Object.entries(readPages(store)).flatMap(([key, each]) =>
      findFaults(each).map((fault) => `${key}: ${fault}`),
    );
    const happened = done.slice(-12).join(', ');
    expect({ happened, errors, faults }).toEqual({ happened, errors: [], faults: [] });
  }
  // A page that no longer accepts input would pass all other checks.
  expect(inputCount - inputCountBefore).toBeGreaterThan(actionsInRound / 2);
}

/** Not a fault: empty values aren't saved, and loading restores them as defaults. */
const harmless = 'model.load.propsFilled';

/** Lists the faults of a page: in its structure, and everything that loading it again would repair. */
function findFaults(each: Page): string[] {
  const { components } = savePage(each, standardCatalogue.rules);
  const repairs = loadPage(components, standardCatalogue.rules).issues.map(({ code }) => code);
  const faults = repairs.filter((code) => code !== harmless);
  return [...findStructureFaults(each), ...faults];
}

/**
 * Undoes all steps of every page, compares the result with the start, redoes them, and starts a new round.
 */
async function undoAndRedo(store: EditorStore, before: Readonly<Record<PageKey, Page>>): Promise<void> {
  await userEvent.keyboard('{Escape}{Escape}');
  for (const address of [firstPage, ...otherPages]) {
    await store.dispatch(openPage(address));
    const key = getActiveKey(store.getState());
    const expectLike = (other: Page | undefined, when: string) =>
      expect({ key, when, components: listComponents(pageOf(store, key)) }).toEqual({
        key,
        when,
        components: listComponents(other),
      });
    goAll(store, redoEdit);
    const end = pageOf(store, key);
    const steps = goAll(store, undoEdit);
    expectLike(before[key], `${steps} steps undone`);
    goAll(store, redoEdit);
    expectLike(end, `${steps} steps done again`);
    goAll(store, undoEdit);
  }
}

function listComponents(each: Page | undefined) {
  return each && [...walkPage(each)];
}

function goAll(store: EditorStore, move: typeof undoEdit): number {
  let steps = 0;
  while (store.dispatch(move())) steps += 1;
  return steps;
}

function readPages(store: EditorStore): Record<PageKey, Page> {
  const pages = Object.entries(store.getState().document.epack.pages);
  return Object.fromEntries(pages.filter((entry): entry is [PageKey, Page] => entry[1] !== null));
}

function pageOf(store: EditorStore, key: PageKey): Page {
  return readPages(store)[key] as Page;
}

async function measureHeap(): Promise<number> {
  await cdp().send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp().send('Runtime.getHeapUsage');
  return usedSize;
}
