import type { ApiClient } from '@vitrina/api-client';
import type { Catalogue } from '@vitrina/block-catalogue';
import { createEpack, loadEpack, pageKey, type EpackType } from '@vitrina/epack-model';

import type { OpenedDocument } from '../store/documentState.ts';
import { randomId } from '../store/randomId.ts';
import { toRevisionTable } from '../wire/revisionTable.ts';
import { defaultAddress, fetchEpack } from './fetchEpack.ts';
import { readPage } from './fetchPage.ts';

/** Returns a new, unsaved package with one locale. */
export function openNewEpack(
  type: EpackType,
  author: string,
  now: Date,
  locale = defaultAddress.locale,
): OpenedDocument {
  return {
    epackId: undefined,
    publicId: undefined,
    epack: createEpack({ type, author, now, id: randomId(), locale }),
    active: { ...defaultAddress, locale },
    files: [],
    revisions: {},
    dataRevision: undefined,
  };
}

/**
 * Opens a saved package with its first page: the one it was last edited at or, if the package has `locale`, its page
 * there. Loads the other pages when they are shown.
 * @throws ApiError if the package or its first page can't be loaded
 */
export async function openSavedEpack(
  client: ApiClient,
  catalogue: Catalogue,
  id: string,
  locale?: string,
): Promise<OpenedDocument> {
  const { answer, active, first } = await fetchEpack(client, id, locale);
  const { structure, pageIndex, dataRevision, publicId, files } = answer;
  const { epack } = loadEpack({ ...structure.epackData, components: {} }, catalogue.rules, {
    pageIndex: pageIndex.length > 0 ? pageIndex : [active],
  });
  const page = readPage(first, catalogue).page;
  return {
    epackId: id,
    publicId,
    epack: { ...epack, pages: { ...epack.pages, [pageKey(active)]: page } },
    active,
    files,
    revisions: toRevisionTable(pageIndex),
    dataRevision,
  };
}
