import { expect, onTestFinished, test, vi } from 'vitest';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { getComponent, pageKey, savePage } from '@vitrina/epack-model';
import { feature, page, text } from '@vitrina/epack-model/testing';

import { createFakeServer } from '../testing/fakeServer.ts';
import { keepChosenLocale, readChosenLocale, readLastLocale } from './chosenLocale.ts';
import { openNewEpack, openSavedEpack } from './openEpack.ts';

const idOfNew = () => openNewEpack('minisite', 'editor', new Date(0)).epack.manifest.packageID;

test('each new package has an id of its own', () => {
  expect(idOfNew()).not.toBe(idOfNew());
});

test('a package begins in its locale, whose direction it has', () => {
  const { epack, active } = openNewEpack('minisite', 'editor', new Date(0), 'il_he');
  expect(active.locale).toBe('il_he');
  expect(Object.keys(epack.pages)).toEqual([pageKey(active)]);
  expect(epack.manifest.data).toEqual({ il_he: { direction: 'rtl' } });
});

test('the locale of a new package is the one that was last chosen for a package', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  expect(readLastLocale(storage)).toBeUndefined();
  keepChosenLocale('a', 'kk', storage);
  expect([readLastLocale(storage), readChosenLocale('b', storage)]).toEqual(['kk', undefined]);
});

test('a package can be begun on a page without https', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(idOfNew()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/v);
});

const active = { locale: 'ru', template: 'master_template', page: 'index.html' };
const { components } = savePage(page(feature(text('a'))), standardCatalogue.rules);
const answerWith = (pages: object) => ({
  code: 200,
  data: {
    structure: {
      activeEpackage: active,
      epackData: {
        ...openNewEpack('minisite', 'editor', new Date(0)).epack,
        components: pages,
      },
    },
    files: [],
    pageIndex: [{ ...active, revision: 7 }],
    dataRevision: 1,
    publicId: 'p',
  },
});

test.each([
  ['that came with it', answerWith({ ru: { master_template: { 'index.html': components } } }), 1],
  ['that is asked for then', answerWith({}), 2],
])('a saved package opens on the page it was left at, %s', async (_, answer, callCount) => {
  const { client, calls } = createFakeServer(({ path }) =>
    path.endsWith('/components')
      ? { code: 200, data: { components, templateConfiguration: {}, revision: 7 } }
      : answer,
  );
  const opened = await openSavedEpack(client, standardCatalogue, 'id');
  const first = opened.epack.pages[pageKey(active)];
  expect(first && getComponent(first, 2)?.props.text?.value.desktop).toBe('a');
  expect(opened.revisions).toEqual({ [pageKey(active)]: 7 });
  expect(calls).toHaveLength(callCount);
});

test('the server is asked for the page in the locale to show', async () => {
  const { client, calls } = createFakeServer(() =>
    answerWith({ ru: { master_template: { 'index.html': components } } }),
  );
  await openSavedEpack(client, standardCatalogue, 'id', 'en');
  expect(calls.map(({ query }) => query)).toEqual([{ components: 'active', locale: 'en' }]);
});
