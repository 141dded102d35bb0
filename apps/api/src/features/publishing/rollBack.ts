import type { Named, StreamPointer } from '@vitrina/api-client/contract';
import type { ProductKey } from '@vitrina/stream-embed/pointer';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, forbidden, notFound } from '../../platform/http/failure.ts';
import type { BlobStore } from '../../platform/storage/blobStore.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findEpack } from '../epacks/queries.ts';
import { checkMayPublish, chooseRetailers } from './checks.ts';
import { findMatches, refuseForeign } from './matches.ts';
import { publishInTurn } from './pointerFiles.ts';
import { keysOf } from './pointers.ts';
import type { Stores } from './publish.ts';
import { recordPublication, type PublishAnswer } from './record.ts';

interface Past {
  id: number;
  license: Named;
  retailer_ids: number[];
  keys: ProductKey[];
  pointer: StreamPointer | null;
}

async function findPast(query: Queryable, epackId: string, publicationId: number): Promise<Past | undefined> {
  const row = await query
    .selectFrom('publication as p')
    .innerJoin('license as l', 'l.id', 'p.license_id')
    .select(['p.id', 'p.retailer_ids', 'p.keys', 'p.pointer', 'l.id as license_id', 'l.name as license_name'])
    .where('p.epack_id', '=', epackId)
    .where('p.id', '=', publicationId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { license_id, license_name, ...past } = row;
  return { ...past, license: { id: license_id, name: license_name } } as Past;
}

/** Returns the pointer of a publication if all its files still exist. */
async function requireFiles(blobs: BlobStore, { pointer }: Past): Promise<StreamPointer> {
  if (!pointer) throw new Failure(409, 'publicationGone');
  for (const page of Object.values(pointer.pages).flatMap((templates) => Object.values(templates))) {
    for (const path of [page.html, page.css, ...(page.jsonLd ? [page.jsonLd] : [])]) {
      if (!(await blobs.find(pointer.base + path))) throw new Failure(409, 'publicationGone');
    }
  }
  return pointer;
}

/**
 * Returns the retailers it was shown at, limited to those that still belong to the license and that the user
 * can access.
 */
async function retailersOf(
  query: Queryable,
  user: CurrentUser,
  { license, retailer_ids }: Past,
  asked: readonly number[] | undefined,
): Promise<Named[]> {
  if (user.licenseIds && !user.licenseIds.includes(license.id)) throw forbidden();
  const all = await chooseRetailers(query, user, license.id, asked);
  const chosen = asked ? all : all.filter(({ id }) => retailer_ids.includes(id));
  if (chosen.length === 0) throw new Failure(400, 'noRetailers');
  return chosen;
}

/**
 * Rolls back to an earlier publication, under the epack's current keys: a corrected EAN stays corrected.
 * Creates a new publication, so that the history shows what was shown when.
 */
export async function rollBackPublication(
  stores: Stores,
  user: CurrentUser,
  id: string,
  publicationId: number,
  asked: readonly number[] | undefined,
): Promise<PublishAnswer> {
  checkMayPublish(user);
  return publishInTurn(stores, async (query) => {
    const epack = await findEpack(query, user, id, true);
    const past = epack && (await findPast(query, id, publicationId));
    if (!past) throw notFound();
    const pointer = await requireFiles(stores.blobs, past);
    const retailers = await retailersOf(query, user, past, asked);
    const current = keysOf(epack);
    const keys = current.length > 0 ? current : past.keys;
    refuseForeign(await findMatches(query, user, id, retailers, keys));
    const pages = await query
      .selectFrom('publication_page')
      .select(['locale', 'template', 'page', 'revision'])
      .where('publication_id', '=', past.id)
      .execute();
    const { license } = past;
    const values = { license, retailers, keys, pointer, pages, userId: user.id, rolledBackTo: past.id };
    return (await recordPublication(query, epack, values)).answer;
  });
}
