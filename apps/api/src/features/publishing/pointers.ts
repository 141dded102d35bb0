import type { Named } from '@vitrina/api-client/contract';
import { pointerPath, productKeys, type PointerKind, type ProductKey } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import { lockKeys } from '../../platform/storage/lockKeys.ts';
import type { EpackRow } from '../epacks/queries.ts';

/** A pointer: its retailer and key. */
export interface PointerKey extends ProductKey {
  retailerId: number;
}

/** Returns the keys that match an epack to retailers' pages. */
export function keysOf(epack: Pick<EpackRow, 'mapping_id' | 'ean' | 'brand' | 'mpn'>): readonly ProductKey[] {
  const { mapping_id: mappingId, ean, brand, mpn } = epack;
  return productKeys({ mappingId, ean, brand, mpn });
}

/** Returns the path of a pointer's file. */
export function pathOf({ retailerId, ...key }: PointerKey): string {
  return pointerPath({ retailer: String(retailerId), ...key });
}

/** Returns a pointer for each key at each retailer. */
export function pointersOf(
  retailers: readonly Pick<Named, 'id'>[],
  keys: readonly ProductKey[],
): PointerKey[] {
  return retailers.flatMap(({ id }) => keys.map((key) => ({ retailerId: id, ...key })));
}

/** Publications change their rows one at a time, across all processes. */
export async function waitForOtherPublications(query: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKeys.publishing}::bigint)`.execute(query);
}

/** Lists the current pointers of an epack, at the given retailers or at all. */
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

/** Marks pointers whose files have to be updated after the transaction. */
async function noteChanges(query: Queryable, pointers: readonly PointerKey[]): Promise<void> {
  if (pointers.length === 0) return;
  await query
    .insertInto('pointer_change')
    .values(pointers.map(({ retailerId, kind, key }) => ({ retailer_id: retailerId, kind, key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Marks the pointers to a publication, at one retailer or at all, for an update with new heights. */
export async function notePointersTo(
  query: Queryable,
  publication: string,
  retailerId: number | null = null,
): Promise<void> {
  await sql`
    insert into pointer_change (retailer_id, kind, key)
    select s.retailer_id, s.kind, s.key from stream_pointer s join publication p on p.id = s.publication_id
    where p.hash = ${publication} and (${retailerId}::int is null or s.retailer_id = ${retailerId})
    on conflict do nothing
  `.execute(query);
}

/** Points keys at a publication, replacing any other. */
export async function savePointers(
  query: Queryable,
  pointers: readonly PointerKey[],
  target: { epack_id: string; publication_id: number },
): Promise<void> {
  const rows = pointers.map(({ retailerId, kind, key }) => ({
    retailer_id: retailerId,
    kind: kind satisfies PointerKind,
    key,
    ...target,
  }));
  await query
    .insertInto('stream_pointer')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['retailer_id', 'kind', 'key']).doUpdateSet(target))
    .execute();
  await noteChanges(query, pointers);
}

/** Removes pointers of an epack; keeps those that now lead to another epack. */
export async function removePointers(
  query: Queryable,
  epackId: string,
  pointers: readonly PointerKey[],
): Promise<void> {
  for (const { retailerId, kind, key } of pointers) {
    await query
      .deleteFrom('stream_pointer')
      .where('retailer_id', '=', retailerId)
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('epack_id', '=', epackId)
      .execute();
  }
  await noteChanges(query, pointers);
}
