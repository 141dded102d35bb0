import type { CallAnswer, contract, EpackDataWire } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../accounts/currentUser.ts';
import { notFound } from '../http/failure.ts';
import type { Queryable } from '../storage/database.ts';
import { findEpack, listFiles, listPageRevisions, listPages, type PageContent } from './queries.ts';

type EpackAnswer = CallAnswer<typeof contract.getEpack>['data'];

/** Pages by locale, then template, then page, as they travel. */
export function nestPages(pages: readonly PageContent[]): EpackDataWire['components'] {
  const nested: EpackDataWire['components'] = {};
  for (const { locale, template, page, components } of pages) {
    ((nested[locale] ??= {})[template] ??= {})[page] = components;
  }
  return nested;
}

/** One epack as it travels, with its pages or, where the caller loads those one by one, without. */
export async function readEpack(
  query: Queryable,
  user: CurrentUser,
  id: string,
  withPages: boolean,
): Promise<EpackAnswer> {
  const epack = await findEpack(query, user, id);
  if (!epack) throw notFound();
  const [pageIndex, files, pages] = await Promise.all([
    listPageRevisions(query, id),
    listFiles(query, id),
    withPages ? listPages(query, id) : [],
  ]);
  return {
    structure: {
      activeEpackage: { ...epack.active, id },
      epackData: { ...epack.data, components: nestPages(pages) },
    },
    files,
    pageIndex,
    dataRevision: epack.data_revision,
    publicId: epack.public_id,
  };
}
