import type { ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { PageRevision } from '@vitrina/api-client/contract';
import type { Catalogue } from '@vitrina/block-catalogue';
import {
  createEpack,
  defaultLocale,
  defaultPage,
  defaultTemplate,
  loadEpack,
  pageKey,
  type EpackType,
  type PageAddress,
} from '@vitrina/epack-model';

import type { OpenedDocument } from '../store/documentState.ts';
import { toRevisionTable } from '../saving/saveEpack.ts';
import { fetchPage } from './fetchPage.ts';

const defaultAddress: PageAddress = { locale: defaultLocale, template: defaultTemplate, page: defaultPage };

/** A package that nobody saved yet. */
export function openNewEpack(type: EpackType, author: string, now: Date): OpenedDocument {
  return {
    epackId: undefined,
    publicId: undefined,
    epack: createEpack({ type, author, now, id: crypto.randomUUID() }),
    active: defaultAddress,
    files: [],
    revisions: {},
  };
}

/**
 * A saved package with the page it opens on. The other pages are loaded when they are shown.
 * @throws ApiError where the package or its first page cannot be had
 */
export async function openSavedEpack(
  client: ApiClient,
  catalogue: Catalogue,
  id: string,
): Promise<OpenedDocument> {
  const { data } = await client.call(calls.getEpack, { params: { id }, query: { components: 'none' } });
  const active = chooseAddress(data.pageIndex, data.structure.activeEpackage);
  const first = await fetchPage(client, catalogue, id, active);
  const { epack } = loadEpack({ ...data.structure.epackData, components: {} }, catalogue.rules, {
    pageIndex: data.pageIndex.length > 0 ? data.pageIndex : [active],
  });
  return {
    epackId: id,
    publicId: data.publicId,
    epack: { ...epack, pages: { ...epack.pages, [pageKey(active)]: first.page } },
    active,
    files: data.files,
    revisions: toRevisionTable(data.pageIndex),
  };
}

/** The address the package was last edited at, where it still has that page; else the first of its pages. */
function chooseAddress(
  index: readonly PageRevision[],
  saved: Partial<Record<keyof PageAddress, string | null>>,
): PageAddress {
  const isSaved = (entry: PageAddress) =>
    entry.locale === saved.locale && entry.template === saved.template && entry.page === saved.page;
  const isDefault = (entry: PageAddress) => pageKey(entry) === pageKey(defaultAddress);
  const { locale, template, page } =
    index.find(isSaved) ?? index.find(isDefault) ?? index[0] ?? defaultAddress;
  return { locale, template, page };
}
