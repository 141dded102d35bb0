import type { CallAnswer, contract, EpackDataWire } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import {
  chooseActive,
  findEpack,
  indexPages,
  listFiles,
  type IndexedPage,
  type PageContent,
  type WantedPages,
} from './queries.ts';

type EpackAnswer = CallAnswer<typeof contract.getEpack>['data'];

/** Nests pages by locale, then template, then page, as on the wire. */
export function nestPages(pages: readonly PageContent[]): EpackDataWire['components'] {
  const nested: EpackDataWire['components'] = {};
  for (const { locale, template, page, components } of pages) {
    ((nested[locale] ??= {})[template] ??= {})[page] = components;
  }
  return nested;
}

/** The requested parts of an epack. */
export interface EpackSelection {
  components: WantedPages;
  /** See {@link chooseActive}. */
  locale?: string | undefined;
}

/** Returns an epack on the wire, with the requested pages. */
export async function readEpack(
  query: Queryable,
  user: CurrentUser,
  id: string,
  { components, locale }: EpackSelection,
): Promise<EpackAnswer> {
  const epack = await findEpack(query, user, id);
  if (!epack) throw notFound();
  const active = await chooseActive(query, epack, locale);
  const [pages, files] = await Promise.all([
    indexPages(query, { id, active }, components),
    listFiles(query, id),
  ]);
  return {
    structure: {
      activeEpackage: { ...active, id },
      epackData: { ...epack.data, components: nestPages(pages.filter(hasComponents)) },
    },
    files,
    pageIndex: pages.map(({ components: _components, ...revision }) => revision),
    dataRevision: epack.data_revision,
    publicId: epack.public_id,
  };
}

function hasComponents(page: IndexedPage): page is PageContent {
  return page.components !== null;
}
