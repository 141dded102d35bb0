import type { ApiClient } from '@vitrina/api-client';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { pageKey, type Page } from '@vitrina/epack-model';

import { createMemoryDrafts } from '../drafts/createMemoryDrafts.ts';
import { openNewEpack } from '../loading/openEpack.ts';
import { createEditorStore } from '../store/createEditorStore.ts';
import type { OpenedDocument } from '../store/documentState.ts';
import { createFakeServer } from './fakeServer.ts';

const { client: noServer } = createFakeServer(({ path }) => {
  throw new Error(`Nothing answers ${path}`);
});

function reportError(error: unknown): never {
  throw error;
}

/** The options of a test store. */
export interface TestStoreOptions {
  readonly page?: Page;
  readonly opened?: Partial<OpenedDocument>;
  readonly client?: ApiClient;
  /** The test's clock, in milliseconds. */
  readonly now?: () => number;
}

/** Creates a store with one page and the standard catalog, without a server or a real clock. */
export function createTestStore({ page, opened, client = noServer, now = () => 0 }: TestStoreOptions = {}) {
  const document = openNewEpack('minisite', 'editor', new Date(0));
  const pages = page ? { [pageKey(document.active)]: page } : document.epack.pages;
  const drafts = createMemoryDrafts();
  const services = {
    client,
    catalogue: standardCatalogue,
    drafts,
    now,
    reportError,
    logFailure: () => undefined,
  };
  const store = createEditorStore({ ...document, epack: { ...document.epack, pages }, ...opened }, services);
  return Object.assign(store, { drafts: drafts.drafts });
}
