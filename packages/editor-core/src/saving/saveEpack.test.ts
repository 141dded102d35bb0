import {
  applyEpackChange,
  applyPageChange,
  getComponent,
  pageKey,
  savePage,
  walkPage,
  type PageAddress,
  type UpdateManifest,
} from '@vitrina/epack-model';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { restoreDraft } from '../drafts/restoreDraft.ts';
import { toDraft } from '../drafts/toDraft.ts';
import { toOwnData } from '../merge/ownData.ts';
import { applyChange, undoEdit } from '../store/edit.ts';
import { applyDataChange } from '../store/editData.ts';
import { getActivePage, isUnsaved } from '../store/selectors.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { createFakeServer, failWith, type FakeAnswer } from '../testing/fakeServer.ts';
import { compareSides, type Difference } from '../merge/compareSides.ts';
import { planMerge } from '../merge/planMerge.ts';
import { getDraftSlot } from '../store/draftStore.ts';
import { overwriteTheirs, saveJoined, saveMerged, takeTheirs } from './resolveConflict.ts';
import { saveEpack } from './saveEpack.ts';

const active = { locale: 'ru', template: 'master_template', page: 'index.html' };
const key = pageKey(active);
const id = '00000000-0000-4000-8000-000000000001';

const setText = (value: string) =>
  ({ type: 'updateProperty', id: 2, name: 'text', size: 'desktop', value }) as const;

const saved = (revision: number) => ({
  code: 200,
  data: { id, publicId: 'p', pageIndex: [{ ...active, revision }], dataRevision: revision },
});

function open(answer: FakeAnswer, revision = 1) {
  const server = createFakeServer(answer);
  const store = createTestStore({
    page: page(feature(text('a'))),
    opened: { epackId: id, revisions: { [key]: revision } },
    client: server.client,
  });
  const readText = () => {
    const current = getActivePage(store.getState());
    return current && getComponent(current, 2)?.props.text?.value.desktop;
  };
  return { store, calls: server.calls, readText };
}

interface SaveBody {
  structure: { epackData: { components: Record<string, unknown>; manifest: { productData: object } } };
  revisions: { revision: number }[];
  dataRevision?: number;
}

test('a save sends the updated pages with their revisions, and nothing else', async () => {
  const { store, calls } = open(() => saved(2));
  store.dispatch(applyDataChange({ type: 'updateManifest', productData: { brandName: 'Tefal' } }));
  await store.dispatch(saveEpack());
  store.dispatch(applyChange(setText('new')));
  await store.dispatch(saveEpack());
  const [data, withPage] = calls.map(({ body }) => body as SaveBody);
  expect(data?.structure.epackData.components).toEqual({});
  expect(data?.revisions).toEqual([]);
  expect(Object.keys(withPage?.structure.epackData.components ?? {})).toEqual(['ru']);
  expect(withPage?.revisions).toEqual([{ ...active, revision: 1 }]);
  expect(isUnsaved(store.getState().document)).toBe(false);
});

test('what is edited while a save is under way stays unsaved', async () => {
  const { store } = open(() => {
    store.dispatch(applyChange(setText('during')));
    return saved(2);
  });
  store.dispatch(applyChange(setText('before')));
  await expect(store.dispatch(saveEpack())).resolves.toBe(false);
  expect(Object.keys(store.getState().document.updatedPages)).toEqual([key]);
});

test('a failure keeps everything and says why', async () => {
  const { store, readText } = open(() => failWith(500, 'somethingWentWrong'));
  store.dispatch(applyChange(setText('new')));
  await store.dispatch(saveEpack());
  expect(store.getState().saving).toMatchObject({
    status: 'failed',
    failure: { code: 'somethingWentWrong' },
  });
  expect(readText()).toBe('new');
  expect(isUnsaved(store.getState().document)).toBe(true);
});

test('a new package is created first and saved under its id then', async () => {
  const server = createFakeServer(() => saved(1));
  const store = createTestStore({ client: server.client });
  await store.dispatch(saveEpack());
  await store.dispatch(saveEpack());
  expect(server.calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  expect(store.getState().document.epackId).toBe(id);
});

test('the draft goes once everything is saved, and that of another tab stays', async () => {
  const { store } = open(() => saved(2));
  const draft = { savedAtMs: 0, structure: {} as never, revisions: [] };
  store.drafts.set(getDraftSlot(store.getState().document), draft).set(`${id} another-visit`, draft);
  await store.dispatch(saveEpack());
  expect([...store.drafts.keys()]).toEqual([`${id} another-visit`]);
});

const theirs = savePage(page(feature(text('theirs'))), standardCatalogue.rules).components;

/** A server where another user has saved revision 5. */
const conflicting: FakeAnswer = ({ body }) => {
  const { revisions } = body as SaveBody;
  if (revisions[0]?.revision === 5) return saved(6);
  return failWith(409, 'stale', { yours: [], theirs, revision: 5, page: active });
};

async function meetConflict() {
  const opened = open(conflicting);
  opened.store.dispatch(applyChange(setText('mine')));
  await opened.store.dispatch(saveEpack());
  const { saving } = opened.store.getState();
  if (saving.status !== 'conflict' || !('address' in saving.conflict))
    throw new Error('There is no conflict');
  return { ...opened, conflict: saving.conflict };
}

/** A server that accepts every save but loses the first answers. */
function loseAnswers(count: number) {
  const kept = { revision: 1, page: [] as unknown, data: {} as object };
  const opened = open(({ body }) => {
    const { structure, revisions, dataRevision } = body as SaveBody;
    if (dataRevision !== undefined && dataRevision !== kept.revision) {
      return failWith(409, 'staleRecord', { yours: {}, theirs: kept.data, revision: kept.revision });
    }
    if (revisions[0] && revisions[0].revision !== kept.revision) {
      return failWith(409, 'stale', { yours: [], theirs: kept.page, revision: kept.revision, page: active });
    }
    const { components, ...data } = structure.epackData;
    const pages = components as Record<string, Record<string, Record<string, unknown>>>;
    kept.page = pages['ru']?.['master_template']?.['index.html'] ?? kept.page;
    kept.data = JSON.parse(JSON.stringify(data)) as object;
    kept.revision += 1;
    if (kept.revision - 1 <= count) throw new TypeError('Failed to fetch');
    return saved(kept.revision);
  });
  return { ...opened, kept };
}

test('a save that the server took is no conflict where its answer was lost, whatever was edited since', async () => {
  const { store, calls, kept } = loseAnswers(2);
  store.dispatch(applyChange(setText('first')));
  await store.dispatch(saveEpack());
  expect(store.getState().saving.status).toBe('waiting');
  store.dispatch(applyChange(setText('second')));
  await store.dispatch(saveEpack());
  expect(store.getState().saving.status).toBe('waiting');
  store.dispatch(applyChange(setText('third')));
  await expect(store.dispatch(saveEpack())).resolves.toBe(true);
  expect(JSON.stringify(kept.page)).toContain('third');
  expect(calls.length).toBeLessThan(8);
  expect(store.getState().document.unanswered).toEqual([]);
});

test('the same goes for the package’s own data', async () => {
  const { store, kept } = loseAnswers(1);
  store.dispatch(applyDataChange({ type: 'updateManifest', productData: { productName: 'First' } }));
  await store.dispatch(saveEpack());
  store.dispatch(applyDataChange({ type: 'updateManifest', productData: { productName: '' } }));
  await expect(store.dispatch(saveEpack())).resolves.toBe(true);
  expect(kept.data, 'as it was before').toMatchObject({ manifest: { productData: { productName: '' } } });
});

test('what somebody else saved after a save without an answer is a conflict still', async () => {
  const { store, kept } = loseAnswers(1);
  store.dispatch(applyChange(setText('first')));
  await store.dispatch(saveEpack());
  kept.page = theirs;
  kept.revision += 1;
  await expect(store.dispatch(saveEpack())).resolves.toBe(false);
  expect(store.getState().saving.status).toBe('conflict');
});

test('overwriting saves this side over the revision that was looked at', async () => {
  const { store, conflict, readText } = await meetConflict();
  await store.dispatch(overwriteTheirs(conflict));
  expect(readText()).toBe('mine');
  expect(store.getState().saving.status).toBe('idle');
  expect(isUnsaved(store.getState().document)).toBe(false);
});

test('the other side taken, this side comes back by undo', async () => {
  const { store, conflict, readText } = await meetConflict();
  store.dispatch(takeTheirs(conflict));
  expect(readText()).toBe('theirs');
  expect(isUnsaved(store.getState().document)).toBe(false);
  store.dispatch(undoEdit());
  expect(readText()).toBe('mine');
  expect(isUnsaved(store.getState().document)).toBe(true);
});

/** A server where another user changed the package data and saved revision 4. */
function openBesideOther(theirChange: Omit<UpdateManifest, 'type'>) {
  const fake = createFakeServer(({ body }) => {
    const { dataRevision, structure } = body as SaveBody;
    if (dataRevision === 4) return saved(2);
    const manifest = { ...structure.epackData.manifest, ...theirs.manifest };
    return failWith(409, 'staleRecord', { yours: {}, theirs: { ...theirs, manifest }, revision: 4 });
  });
  const store = createTestStore({
    page: page(feature(text('a'))),
    opened: { epackId: id, revisions: { [key]: 1 }, dataRevision: 3 },
    client: fake.client,
  });
  const change = applyEpackChange(store.getState().document.epack, {
    type: 'updateManifest',
    ...theirChange,
  });
  if (!change.ok) throw new Error(change.code);
  const theirs = toOwnData(change.epack);
  const readSaved = () =>
    (fake.calls.at(-1)?.body as SaveBody | undefined)?.structure.epackData.manifest.productData;
  return { store, calls: fake.calls, readSaved };
}

test('what only others changed around the pages stays theirs, and nobody is asked', async () => {
  const { store, calls, readSaved } = openBesideOther({ productData: { productName: 'Theirs' } });
  store.dispatch(applyDataChange({ type: 'updateManifest', productData: { brandName: 'Mine' } }));
  store.dispatch(applyChange(setText('new')));
  await expect(store.dispatch(saveEpack())).resolves.toBe(true);
  expect(calls).toHaveLength(2);
  expect(readSaved()).toMatchObject({ productName: 'Theirs', brandName: 'Mine' });
  expect(store.getState().document.epack.manifest.productData).toMatchObject({ productName: 'Theirs' });
  store.dispatch(applyChange(setText('newer')));
  await store.dispatch(saveEpack());
  expect(readSaved(), 'the next save goes on from there').toMatchObject({ productName: 'Theirs' });
});

test('nothing is left to save of what others changed around the pages, once the page itself is theirs', async () => {
  const { store } = open(({ body }) => {
    const { dataRevision, structure } = body as SaveBody;
    if (dataRevision === 4) return failWith(409, 'stale', { yours: [], theirs, revision: 5, page: active });
    const { manifest } = structure.epackData;
    const productData = { ...manifest.productData, productName: 'Theirs' };
    const data = { ...structure.epackData, manifest: { ...manifest, productData } };
    return failWith(409, 'staleRecord', { theirs: data, revision: 4 });
  });
  store.dispatch(applyChange(setText('mine')));
  await store.dispatch(saveEpack());
  const { saving } = store.getState();
  if (saving.status !== 'conflict' || !('address' in saving.conflict))
    throw new Error('There is no conflict');
  store.dispatch(takeTheirs(saving.conflict));
  expect(isUnsaved(store.getState().document)).toBe(false);
});

test('where both changed the same around the pages it is asked whose stands', async () => {
  const { store, calls, readSaved } = openBesideOther({ productData: { productName: 'Theirs' } });
  store.dispatch(applyDataChange({ type: 'updateManifest', productData: { productName: 'Mine' } }));
  await expect(store.dispatch(saveEpack())).resolves.toBe(false);
  const { saving } = store.getState();
  if (saving.status !== 'conflict' || !('overlaps' in saving.conflict))
    throw new Error('There is no conflict');
  expect(saving.conflict.overlaps).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }]);
  expect(calls).toHaveLength(1);
  await expect(store.dispatch(saveJoined(saving.conflict, () => 'theirs'))).resolves.toBe(true);
  expect(readSaved()).toMatchObject({ productName: 'Theirs' });
});

test('a server that takes no revision is not asked for ever', async () => {
  const { store, calls } = open(({ body }) => {
    const { structure } = body as SaveBody;
    return failWith(409, 'staleRecord', { theirs: structure.epackData, revision: 4 });
  });
  store.dispatch(applyChange(setText('new')));
  await expect(store.dispatch(saveEpack())).resolves.toBe(false);
  expect(calls).toHaveLength(2);
  expect(store.getState().saving).toMatchObject({ status: 'failed', failure: { code: 'staleRecord' } });
});

test('a draft that began before others changed the data asks for what differs', async () => {
  const { store } = openBesideOther({ productData: { productName: 'Theirs' } });
  store.dispatch(applyDataChange({ type: 'updateManifest', productData: { brandName: 'Mine' } }));
  const draft = toDraft(store.getState().document, store.services.catalogue.rules, 0);
  const next = createTestStore({
    opened: { epackId: id, dataRevision: 4 },
    client: createFakeServer(({ body }) => {
      const { structure } = body as SaveBody;
      const manifest = {
        ...structure.epackData.manifest,
        productData: { productName: 'Theirs', brandName: '' },
      };
      return failWith(409, 'staleRecord', { theirs: { ...structure.epackData, manifest }, revision: 4 });
    }).client,
  });
  next.dispatch(restoreDraft({ slot: id, draft }));
  expect(next.getState().document.dataRevision).toBe(3);
  await next.dispatch(saveEpack());
  const { saving } = next.getState();
  if (saving.status !== 'conflict' || !('overlaps' in saving.conflict))
    throw new Error('There is no conflict');
  expect(saving.conflict.overlaps.map(({ path }) => path.at(-1))).toEqual(['brandName', 'productName']);
});

test('a page that somebody else made can be loaded after the next save, and one removed here stays away', async () => {
  const theirs = { ...active, locale: 'kk', revision: 1 };
  const removed = { ...active, page: 'removed.html', revision: 1 };
  const { store } = open(({ method }) => {
    if (method !== 'PUT') throw new Error(method);
    store.dispatch(applyDataChange({ type: 'removePage', ...pageOf(removed) }));
    const answer = saved(2);
    return { ...answer, data: { ...answer.data, pageIndex: [...answer.data.pageIndex, theirs, removed] } };
  });
  store.dispatch(applyDataChange({ type: 'addPage', ...pageOf(removed) }));
  await store.dispatch(saveEpack());
  expect(store.getState().document.epack.pages).toMatchObject({ [pageKey(theirs)]: null });
  expect(Object.keys(store.getState().document.epack.pages)).not.toContain(pageKey(removed));
});

function pageOf({ locale, template, page }: PageAddress): PageAddress {
  return { locale, template, page };
}

test('of two sides each block can be taken from either; what was replaced comes back by undo', async () => {
  const mine = page(feature(text('a'), text('mine')));
  const other = page(feature(text('b'), text('theirs'), text('new')));
  const differences = compareSides({ mine, theirs: other });
  expect(differences.map(({ key }) => key)).toEqual(['changed 2', 'changed 3', 'onlyTheirs 4']);
  const change = planMerge(
    { mine, theirs: other },
    differences,
    ({ id }) => (id === 3 ? 'mine' : 'theirs'),
    standardCatalogue.rules,
  );
  const store = createTestStore({
    page: mine,
    opened: { epackId: id, revisions: { [key]: 1 } },
    client: createFakeServer(() => saved(6)).client,
  });
  await store.dispatch(saveMerged({ address: active, theirs: [], revision: 5 }, change));
  const readTexts = () => {
    const current = getActivePage(store.getState());
    return current && [...walkPage(current)].flatMap(({ props }) => props.text?.value.desktop ?? []);
  };
  expect(readTexts()).toEqual(['b', 'mine', 'new']);
  expect(store.getState().document.revisions[key]).toBe(6);
  store.dispatch(undoEdit());
  expect(readTexts()).toEqual(['a', 'mine']);
});

test('a block that stands under the same number on both sides is two blocks', () => {
  const mine = page(feature(text('a'), block('Image')));
  const other = page(feature(text('a'), text('b')));
  const differences = compareSides({ mine, theirs: other });
  expect(differences.map(({ key }) => key)).toEqual(['onlyMine 3', 'onlyTheirs 3']);
  const choose = ({ kind }: Difference) => (kind === 'onlyTheirs' ? 'theirs' : 'mine');
  const change = planMerge({ mine, theirs: other }, differences, choose, standardCatalogue.rules);
  const result = applyPageChange(mine, change);
  if (!result.ok) throw new Error(result.code);
  expect([...walkPage(result.page)].map(({ componentKey }) => componentKey).toSorted()).toEqual([
    'Feature',
    'Image',
    'Text',
    'Text',
  ]);
});

test('a save without a connection waits', async () => {
  const { store } = open(() => {
    throw new TypeError('Failed to fetch');
  });
  store.dispatch(applyChange(setText('new')));
  await expect(store.dispatch(saveEpack())).resolves.toBe(false);
  expect(store.getState().saving.status).toBe('waiting');
  expect(isUnsaved(store.getState().document)).toBe(true);
});

test('a removed page is deleted on the server after the rest is saved; one that is gone there is no failure', async () => {
  const { store, calls } = open(({ path }) =>
    path.endsWith('/components') ? failWith(404, 'notFound') : saved(2),
  );
  store.dispatch(applyDataChange({ type: 'addPage', ...active, page: 'more.html' }));
  store.dispatch(applyDataChange({ type: 'removePage', ...active }));
  await store.dispatch(saveEpack());
  expect(calls.map(({ method, path }) => `${method} ${path.replace(id, '{id}')}`)).toEqual([
    'PUT /api/constructor/epackages/{id}',
    'PUT /api/constructor/epackages/{id}/components',
  ]);
  expect(calls[1]?.body).toMatchObject({
    lang: 'ru',
    template: 'master_template',
    page: 'index.html',
    components: null,
  });
  expect(isUnsaved(store.getState().document)).toBe(false);
});

test('of a removed template that was added again, only the pages that are gone are deleted', async () => {
  const template = 'ozon_template';
  const at = (name: string) => ({ locale: 'ru', template, page: name });
  const { store, calls } = open(() => {
    const pageIndex = [active, at('index.html'), at('old.html')].map((each) => ({ ...each, revision: 2 }));
    return { code: 200, data: { id, publicId: 'p', pageIndex, dataRevision: 2 } };
  });
  const add = () => store.dispatch(applyDataChange({ type: 'addTemplate', locale: 'ru', template }));
  add();
  await store.dispatch(saveEpack());
  store.dispatch(applyDataChange({ type: 'removePage', ...at('old.html') }));
  store.dispatch(applyDataChange({ type: 'removeTemplate', locale: 'ru', template }));
  add();
  calls.length = 0;
  await store.dispatch(saveEpack());
  expect(calls.map(({ body }) => body)).toMatchObject([
    {
      structure: {
        epackData: { components: { ru: { [template]: { 'index.html': expect.any(Array) as unknown } } } },
      },
    },
    { lang: 'ru', template, page: 'old.html', components: null },
  ]);
  expect(isUnsaved(store.getState().document)).toBe(false);
});

test('a refused page names its block, and the work stays; a repair is told until it is read', async () => {
  const issue = { code: 'model.load.brokenText', severity: 'warning', message: 'Mended', componentId: 2 };
  let isRefusing = true;
  const { store, readText } = open(() => {
    if (isRefusing)
      return failWith(400, 'componentIdTaken', { issues: [{ ...issue, page: active }], issueCount: 1 });
    const answer = saved(2);
    return { ...answer, data: { ...answer.data, issues: [issue, { ...issue, severity: 'info' }] } };
  });
  store.dispatch(applyChange(setText('new')));
  await store.dispatch(saveEpack());
  expect(store.getState().saving).toMatchObject({
    status: 'failed',
    failure: { code: 'componentIdTaken', fault: { page: active, componentId: 2 } },
  });
  expect(readText()).toBe('new');
  isRefusing = false;
  await store.dispatch(saveEpack());
  expect(store.getState().saving).toEqual({ status: 'idle', repairs: [issue] });
});
