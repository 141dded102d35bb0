import { sql } from 'kysely';
import type { Named } from '@vitrina/api-client/contract';
import type { PointerKind, ProductKey } from '@vitrina/stream-embed/pointer';

import type { CurrentUser } from '../accounts/currentUser.ts';
import type { EpackRow } from '../epacks/queries.ts';
import type { Queryable } from '../storage/database.ts';

/** The retailers of a licence the user reaches. */
export async function listRetailersOf(
  query: Queryable,
  user: CurrentUser,
  licenseId: number,
): Promise<Named[]> {
  let selection = query
    .selectFrom('license_retailer as lr')
    .innerJoin('retailer as r', 'r.id', 'lr.retailer_id')
    .select(['r.id', 'r.name'])
    .where('lr.license_id', '=', licenseId);
  if (user.retailerIds) selection = selection.where('r.id', '=', sql<number>`any(${user.retailerIds})`);
  return selection.orderBy('r.id').execute();
}

/** One side of a partial match. */
export interface MatchedItem {
  id: string;
  type: 'sis' | 'minisite';
  name: string;
  brand: string;
  ean: string;
  mpn: string;
  updated_at: Date;
}

/** Another published epack of the licence for the same EAN, or the same brand and MPN. */
export async function findPartialMatch(
  query: Queryable,
  epack: EpackRow,
  licenseId: number,
): Promise<MatchedItem | undefined> {
  const { rows } = await sql<MatchedItem>`
    select e.id, e.type, e.name, e.brand, e.ean, e.mpn, e.updated_at from epack e
    where e.id <> ${epack.id} and e.deleted_at is null
      and exists (
        select 1 from stream_pointer s join publication p on p.id = s.publication_id
        where s.epack_id = e.id and p.license_id = ${licenseId}
      )
      and ((e.ean <> '' and e.ean = ${epack.ean})
        or (e.mpn <> '' and lower(e.mpn) = lower(${epack.mpn}) and lower(e.brand) = lower(${epack.brand})))
    order by e.updated_at desc limit 1
  `.execute(query);
  return rows[0];
}

/** A pointer file: which retailer, which key. */
export interface PointerKey extends ProductKey {
  retailerId: number;
}

/** The pointers that lead to an epack now, at the given retailers or at all. */
export async function listPointers(
  query: Queryable,
  epackId: string,
  retailerIds?: readonly number[],
): Promise<PointerKey[]> {
  let selection = query
    .selectFrom('stream_pointer')
    .select(['retailer_id', 'kind', 'key'])
    .where('epack_id', '=', epackId);
  if (retailerIds) selection = selection.where('retailer_id', '=', sql<number>`any(${retailerIds})`);
  const rows = await selection.execute();
  return rows.map((row) => ({ retailerId: row.retailer_id, kind: row.kind, key: row.key }));
}

/** Notes that a pointer leads to a publication, whatever it led to before. */
export async function savePointer(
  query: Queryable,
  { retailerId, kind, key }: PointerKey,
  epackId: string,
  publicationId: number,
): Promise<void> {
  const target = { epack_id: epackId, publication_id: publicationId };
  await query
    .insertInto('stream_pointer')
    .values({ retailer_id: retailerId, kind: kind satisfies PointerKind, key, ...target })
    .onConflict((conflict) => conflict.columns(['retailer_id', 'kind', 'key']).doUpdateSet(target))
    .execute();
}

/** Forgets a pointer, unless it leads to another epack by now. */
export async function deletePointer(query: Queryable, epackId: string, pointer: PointerKey): Promise<void> {
  await query
    .deleteFrom('stream_pointer')
    .where('retailer_id', '=', pointer.retailerId)
    .where('kind', '=', pointer.kind)
    .where('key', '=', pointer.key)
    .where('epack_id', '=', epackId)
    .execute();
}

/** Any number; publications wait for each other by it, so that files and rows of one key change in one order. */
const publishingLockKey = 7_615_483_202;

/** Publications happen one at a time, in however many processes. */
export async function waitForOtherPublications(query: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${publishingLockKey}::bigint)`.execute(query);
}
