import type { ApiClient } from '@vitrina/api-client';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { pageKey, type Page } from '@vitrina/epack-model';

import { openNewEpack } from '../loading/openEpack.ts';
import type { DraftStore, LocalDraft } from '../saving/draftStore.ts';
import { createBuilderStore } from '../store/createBuilderStore.ts';
import type { OpenedDocument } from '../store/documentState.ts';
import { createFakeServer } from './fakeServer.ts';

/** Drafts in memory. */
export function createMemoryDrafts(): DraftStore & { readonly drafts: Map<string, LocalDraft> } {
  const drafts = new Map<string, LocalDraft>();
  return {
    drafts,
    read: (id) => Promise.resolve(drafts.get(id)),
    list: (epackId = 'new') =>
      Promise.resolve(
        [...drafts].flatMap(([slot, draft]) => (slot.split(' ')[0] === epackId ? [{ slot, draft }] : [])),
      ),
    write: (id, draft) => Promise.resolve(void drafts.set(id, draft)),
    remove: (id) => Promise.resolve(void drafts.delete(id)),
  };
}

const { client: noServer } = createFakeServer(({ path }) => {
  throw new Error(`Nothing answers ${path}`);
});

function reportError(error: unknown): never {
  throw error;
}

/** What a test store is made with. */
export interface TestStoreOptions {
  readonly page?: Page;
  readonly opened?: Partial<OpenedDocument>;
  readonly client?: ApiClient;
  /** Milliseconds; advanced by the test. */
  readonly now?: () => number;
}

/** A store of one page on the standard catalogue, without a server or a clock of its own. */
export function createTestStore({ page, opened, client = noServer, now = () => 0 }: TestStoreOptions = {}) {
  const document = openNewEpack('minisite', 'editor', new Date(0));
  const pages = page ? { [pageKey(document.active)]: page } : document.epack.pages;
  const drafts = createMemoryDrafts();
  const services = { client, catalogue: standardCatalogue, drafts, now, reportError };
  const store = createBuilderStore({ ...document, epack: { ...document.epack, pages }, ...opened }, services);
  return Object.assign(store, { drafts: drafts.drafts });
}
