import type { BrandKitWire, CallAnswer, contract, Named, StreamPointer } from '@vitrina/api-client/contract';
import type { ProductKey } from '@vitrina/stream-embed/pointer';
import { sql, type Transaction } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, forbidden, notFound } from '../../platform/http/failure.ts';
import type { BlobStore } from '../../platform/storage/blobStore.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import { findEpack, type EpackRow } from '../epacks/queries.ts';
import { checkOwner } from '../ownership/ownProducts.ts';
import { checkMayPublish, chooseRetailers } from './checks.ts';
import { findMatches, refuseForeign } from './matches.ts';
import { publishInTurn } from './pointerFiles.ts';
import { keysOf, listPointers, pathOf, pointersOf, waitForProducts } from './pointers.ts';
import type { Stores } from './publish.ts';
import { recordPublication, type PublishAnswer } from './record.ts';
import { compareByRetailer, listPublishedPages, readPublishedPages } from './sincePublished.ts';

/** The publication to roll back to, and the retailers; by default those it was published to. */
export interface RollBackRequest {
  id: string;
  publicationId: number;
  asked: readonly number[] | undefined;
  /** Runs in the same transaction. */
  alsoRecord?: (query: Transaction<Tables>) => Promise<void>;
}

interface Past {
  id: number;
  license: Named;
  retailer_ids: number[];
  keys: ProductKey[];
  pointer: StreamPointer | null;
  /** The look it was rendered with. */
  brand_kit: BrandKitWire | null;
}

async function findPast(query: Queryable, epackId: string, publicationId: number): Promise<Past | undefined> {
  const row = await query
    .selectFrom('publication as p')
    .innerJoin('license as l', 'l.id', 'p.license_id')
    .select([
      'p.id',
      'p.retailer_ids',
      'p.keys',
      'p.pointer',
      'p.brand_kit',
      'l.id as license_id',
      'l.name as license_name',
    ])
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

/** A roll back that can run: what to show, where, and under which keys. */
export interface RollBackTarget {
  epack: EpackRow;
  past: Past;
  pointer: StreamPointer;
  retailers: Named[];
  keys: readonly ProductKey[];
}

/**
 * Determines what a roll back would show where. Approval isn't required again: the content was approved when
 * it was published, and a roll back is the way out of a mistake, which must not wait for a colleague.
 */
export async function findRollBack(
  { query, blobs }: { query: Queryable; blobs: BlobStore },
  user: CurrentUser,
  { id, publicationId, asked }: RollBackRequest,
  lock = false,
): Promise<RollBackTarget> {
  checkMayPublish(user);
  const epack = await findEpack(query, user, id, lock);
  const past = epack && (await findPast(query, id, publicationId));
  if (!past) throw notFound();
  const pointer = await requireFiles(blobs, past);
  const retailers = await retailersOf(query, user, past, asked);
  const current = keysOf(epack);
  const keys = current.length > 0 ? current : past.keys;
  if (lock) await waitForProducts(query, id, keys);
  await checkOwner(query, past.license, epack);
  refuseForeign(await findMatches(query, user, id, retailers, keys));
  return { epack, past, pointer, retailers, keys };
}

/** Finds the date since when all retailers show the content already, under exactly these keys. */
async function findShownSince(
  query: Queryable,
  { epack, pointer, retailers, keys }: RollBackTarget,
): Promise<Date | undefined> {
  const retailerIds = retailers.map(({ id }) => id);
  const { rows } = await sql<{ hash: string; published_at: Date }>`
    select distinct p.hash, p.published_at from stream_pointer s join publication p on p.id = s.publication_id
    where s.epack_id = ${epack.id} and s.retailer_id = any(${retailerIds}::int[]) order by p.published_at
  `.execute(query);
  if (rows.some(({ hash }) => hash !== pointer.publication)) return undefined;
  const shown = await listPointers(query, epack.id, retailerIds);
  const wanted = new Set(pointersOf(retailers, keys).map(pathOf));
  const isSame = shown.length === wanted.size && shown.every((one) => wanted.has(pathOf(one)));
  return isSame ? rows.at(-1)?.published_at : undefined;
}

/**
 * Rolls back to an earlier publication, under the epack's current keys: a corrected EAN stays corrected.
 * Creates a new publication, so that the history shows what was shown when; if the retailers show the content
 * already, as after a second press of the button, nothing is created.
 */
export async function rollBackPublication(
  stores: Stores,
  user: CurrentUser,
  request: RollBackRequest,
): Promise<PublishAnswer> {
  return publishInTurn(stores, async (query) => {
    const target = await findRollBack({ query, blobs: stores.blobs }, user, request, true);
    const { epack, past, pointer, retailers, keys } = target;
    const { license, brand_kit: kit } = past;
    const shownSince = await findShownSince(query, target);
    if (shownSince) {
      await request.alsoRecord?.(query);
      const [publicId, publication] = [epack.public_id, pointer.publication];
      const publishedDate = shownSince.toISOString();
      return { publicId, publication, license, retailers, keys: [...keys], publishedDate };
    }
    const pages = await listPublishedPages(query, epack.id, past.id);
    const values = { license, retailers, keys, pointer, kit, pages, userId: user.id, rolledBackTo: past.id };
    const { answer } = await recordPublication(query, epack, values);
    await request.alsoRecord?.(query);
    return answer;
  });
}

/** Previews a roll back: the retailers it can reach, and what would change at each, block by block. */
export async function previewRollBack(
  { database, blobs }: Stores,
  user: CurrentUser,
  request: RollBackRequest,
): Promise<CallAnswer<typeof contract.previewRollBack>['data']> {
  const { query } = database;
  const { epack, past, retailers } = await findRollBack({ query, blobs }, user, request);
  const pages = await readPublishedPages(query, epack.id, past.id);
  const isComparable = pages !== undefined;
  return {
    retailers,
    isComparable,
    byRetailer: isComparable
      ? await compareByRetailer(query, epack.id, retailers, { pages, kit: past.brand_kit })
      : [],
  };
}
