import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { compareSides, planMerge } from '@vitrina/editor-core/merge';
import { saveEpack, saveJoined, saveMerged } from '@vitrina/editor-core/saving';
import {
  applyChange,
  getActiveKey,
  getActivePage,
  isUnsaved,
  redoEdit,
  undoEdit,
  viewActions,
  type EditorStore,
} from '@vitrina/editor-core/store';
import {
  getChildIds,
  getComponent,
  loadPage,
  nextComponentId,
  savePage,
  walkPage,
  type Component,
} from '@vitrina/epack-model';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openEditor } from '../../testing/editors.ts';
import { firstPage, minisite, textPage } from '../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const runs = Number(process.env.VITRINA_LAW_RUNS ?? 6);
const wait = { timeout: 10_000, interval: 20 };

let server: TestServer;
let ann: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

type Editor = Awaited<ReturnType<typeof openEditor>>;

const { rules } = standardCatalogue;
const pageOf = (store: EditorStore) => {
  const page = getActivePage(store.getState());
  if (!page) throw new Error('The page is not loaded');
  return page;
};
/** A page's content as a reader of the wire components has it. */
const toBytes = (components: readonly object[]) =>
  JSON.stringify(savePage(loadPage(components, rules).page, rules).components);
const bytesOf = (store: EditorStore) => toBytes(savePage(pageOf(store), rules).components);
const texts = (components: Iterable<Component>) =>
  new Set([...components].flatMap(({ props }) => Object.values(props.text?.value ?? {}).map(String)));
const textsOf = (store: EditorStore) => texts(walkPage(pageOf(store)));
const without = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((text) => !other.has(text));
const isSettled = ({ store }: Editor) =>
  !isUnsaved(store.getState().document) && store.getState().saving.status === 'idle';

async function createEpack(): Promise<string> {
  const { data } = await ann.call(contract.createEpack, { body: minisite() });
  const [feature, text] = textPage('a');
  if (!feature || !text) throw new Error('no page');
  const more = ['b', 'c', 'd'].map((value, at) => ({
    ...text,
    id: at + 3,
    order: at + 2,
    props: { text: { name: 'text', value: { desktop: value } } },
  }));
  await ann.call(contract.saveComponents, {
    params: { id: data.id },
    body: { ...firstPage, components: [feature, text, ...more] },
  });
  return data.id;
}

const setText = (id: number, value: string) =>
  ({ type: 'updateProperty', id, name: 'text', size: 'desktop', value }) as const;

function addText(store: EditorStore, value: string, at: number): void {
  const page = pageOf(store);
  const component: Component = {
    id: nextComponentId(page),
    parentId: 1,
    name: 'Text',
    displayName: 'Text',
    componentKey: 'Text',
    type: 'component',
    props: { text: { name: 'text', value: { desktop: value } } },
  };
  const index = at % (getChildIds(page, 1).length + 1);
  store.dispatch(applyChange({ type: 'addComponents', parentId: 1, index, components: [component] }));
}

interface Step {
  readonly who: 0 | 1;
  readonly act: 'edit' | 'add' | 'remove' | 'move' | 'undo' | 'redo' | 'save';
  readonly n: number;
}

const steps = fc.array(
  fc.record<Step>({
    who: fc.constantFrom(0, 1),
    act: fc.constantFrom('edit', 'edit', 'edit', 'add', 'remove', 'move', 'undo', 'redo', 'save', 'save'),
    n: fc.nat({ max: 1000 }),
  }),
  { minLength: 30, maxLength: 60 },
);

/** Everything written, and what each person gave up knowingly: overwritten, removed, undone, or not chosen. */
class Ledger {
  readonly written = new Set<string>();
  private readonly givenUp = new Map<string, Set<EditorStore>>();

  giveUp(store: EditorStore, text: string): void {
    this.givenUp.set(text, (this.givenUp.get(text) ?? new Set()).add(store));
  }

  act(store: EditorStore, action: () => void): void {
    const before = textsOf(store);
    action();
    const after = textsOf(store);
    for (const text of without(after, before)) {
      this.written.add(text);
      this.givenUp.get(text)?.delete(store);
    }
    for (const text of without(before, after)) this.giveUp(store, text);
  }

  /** Returns the texts that are neither there nor given up by anybody. */
  listLost(there: ReadonlySet<string>): readonly string[] {
    return [...this.written].filter((text) => !there.has(text) && (this.givenUp.get(text)?.size ?? 0) === 0);
  }
}

function edit(store: EditorStore, { act, n }: Step, value: string): void {
  const ids = getChildIds(pageOf(store), 1);
  const id = ids[n % Math.max(ids.length, 1)];
  if (act === 'add' || id === undefined) return addText(store, value, n);
  if (act === 'edit') store.dispatch(applyChange(setText(id, value)));
  if (act === 'remove' && ids.length > 2) store.dispatch(applyChange({ type: 'removeComponent', id }));
  if (act === 'move') {
    const index = n % ids.length;
    store.dispatch(applyChange({ type: 'moveComponent', id, parentId: 1, index }));
  }
  if (act === 'undo') store.dispatch(undoEdit());
  if (act === 'redo') store.dispatch(redoEdit());
  return undefined;
}

/** Saves and, if both sides changed the same block, is asked and chooses what the dialog prefers. */
async function save({ store }: Editor, ledger: Ledger): Promise<void> {
  await store.dispatch(saveEpack());
  for (;;) {
    const { saving, document } = store.getState();
    if (saving.status !== 'conflict') return;
    if ('overlaps' in saving.conflict) {
      await store.dispatch(saveJoined(saving.conflict, () => 'mine'));
      continue;
    }
    const theirs = loadPage(saving.conflict.theirs, rules).page;
    const mine = pageOf(store);
    const sides = { mine, theirs, base: document.pageBases[getActiveKey(store.getState())] };
    const change = planMerge(sides, compareSides(sides), ({ preferred }) => preferred, rules);
    const both = new Set([...textsOf(store), ...texts(walkPage(theirs))]);
    const saved = store.dispatch(saveMerged(saving.conflict, change));
    for (const text of without(both, textsOf(store))) ledger.giveUp(store, text);
    await saved;
  }
}

describe('two people in one epack', () => {
  it(
    'end with the same document, and each edit is in it or was given up knowingly',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (list) => {
          const id = await createEpack();
          const editors = [
            await openEditor(server, 'ann', id),
            await openEditor(server, 'admin', id),
          ] as const;
          const [first, second] = editors;
          const ledger = new Ledger();
          for (const text of textsOf(first.store)) ledger.written.add(text);
          const cutLength = Math.ceil(list.length / 6);
          for (const [at, step] of list.entries()) {
            // Three times for a while, the second person has no network.
            if (at % (2 * cutLength) === cutLength) second.cut();
            if (at % (2 * cutLength) === 0) second.restore();
            const editor = editors[step.who];
            if (step.act === 'save') await save(editor, ledger);
            else ledger.act(editor.store, () => edit(editor.store, step, `${step.who} ${at}`));
            await new Promise((resolve) => {
              setImmediate(resolve);
            });
          }
          second.restore();
          for (const editor of [first, second, first]) {
            await expect.poll(() => editor.together.getPeople().length, wait).toBe(1);
            await save(editor, ledger);
            await expect.poll(() => isSettled(editor), wait).toBe(true);
          }
          await expect.poll(() => new Set(editors.map(({ store }) => bytesOf(store))).size, wait).toBe(1);
          expect(editors.every(isSettled)).toBe(true);
          const { data } = await ann.call(contract.getComponents, { params: { id }, query: firstPage });
          expect(bytesOf(first.store)).toBe(toBytes(data.components));
          expect(ledger.listLost(textsOf(first.store))).toEqual([]);
          for (const { store, together } of editors) {
            const bytes = bytesOf(store);
            let count = 0;
            while (store.dispatch(undoEdit())) count += 1;
            for (; count > 0; count--) store.dispatch(redoEdit());
            expect(bytesOf(store)).toBe(bytes);
            together.close();
          }
        }),
        { numRuns: runs, endOnFailure: true },
      );
    },
  );

  it('have each other’s saves at once, and keep their selection, their text in hand and their undo', async () => {
    const id = await createEpack();
    const [one, two] = [await openEditor(server, 'ann', id), await openEditor(server, 'admin', id)];
    await expect.poll(() => one.together.getPeople().map(({ name }) => name), wait).toEqual(['admin']);
    two.store.dispatch(applyChange(setText(3, 'mine')));
    two.store.dispatch(viewActions.editingStarted({ id: 3, caret: 'end' }));
    one.store.dispatch(applyChange(setText(2, 'theirs')));
    addText(one.store, 'added', 0);
    await one.store.dispatch(saveEpack());
    await expect.poll(() => [...textsOf(two.store)], wait).toEqual(['added', 'theirs', 'mine', 'c', 'd']);
    expect(two.store.getState().view).toMatchObject({ selection: [3], editingId: 3 });
    expect(two.store.getState().saving.status).toBe('idle');
    two.store.dispatch(undoEdit());
    expect([...textsOf(two.store)]).toEqual(['added', 'theirs', 'b', 'c', 'd']);
    two.store.dispatch(redoEdit());
    await expect(two.store.dispatch(saveEpack())).resolves.toBe(true);
    await expect.poll(() => [...textsOf(one.store)], wait).toEqual(['added', 'theirs', 'mine', 'c', 'd']);
    expect(isUnsaved(one.store.getState().document)).toBe(false);
    one.together.close();
    two.together.close();
  });

  it('are asked at the save where they changed the same block', async () => {
    const id = await createEpack();
    const [one, two] = [await openEditor(server, 'ann', id), await openEditor(server, 'admin', id)];
    await expect.poll(() => one.together.getPeople().length, wait).toBe(1);
    two.store.dispatch(applyChange(setText(2, 'mine')));
    one.store.dispatch(applyChange(setText(2, 'theirs')));
    await one.store.dispatch(saveEpack());
    await two.together.catchUp();
    expect(getComponent(pageOf(two.store), 2)?.props.text?.value.desktop).toBe('mine');
    await two.store.dispatch(saveEpack());
    expect(two.store.getState().saving.status).toBe('conflict');
    one.together.close();
    two.together.close();
  });

  it('see where the other is, and merge data that each changed', async () => {
    const id = await createEpack();
    const [one, two] = [await openEditor(server, 'ann', id), await openEditor(server, 'admin', id)];
    await expect.poll(() => two.together.getPeople().length, wait).toBe(1);
    one.store.dispatch(viewActions.selected([4]));
    await expect.poll(() => two.together.getPeople()[0]?.place.blocks, wait).toEqual([4]);
    await ann.call(contract.editEpackProps, { params: { id }, body: { brand: 'Other' } });
    await expect
      .poll(() => two.store.getState().document.epack.manifest.productData.brandName, wait)
      .toBe('Other');
    expect(isUnsaved(two.store.getState().document)).toBe(false);
    one.together.close();
    await expect.poll(() => two.together.getPeople(), wait).toEqual([]);
    two.together.close();
  });
});
