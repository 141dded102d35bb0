import type { Named } from '@vitrina/api-client/contract';
import { pointerPath, productKeys, type ProductKey } from '@vitrina/stream-embed/pointer';
import { sql, type RawBuilder } from 'kysely';

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

/**
 * Holds publishing for the rest of the transaction: publications run in parallel with each other, but not with a sweep
 * of their files or a reset of all data.
 */
export async function joinPublications(query: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockKeys.publishing}::bigint)`.execute(query);
}

/** Waits for all publications, and holds back new ones until the transaction ends. */
export async function stopPublications(query: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKeys.publishing}::bigint)`.execute(query);
}

/**
 * Waits for other publications of the same products, across all processes, so that the pointers of a product change in
 * the order of its publications. Products are the given keys and those that the epack is shown for now. The caller
 * holds the epack's row. The locks are taken in one order, so that two publications never wait for each other.
 */
export async function waitForProducts(
  query: Queryable,
  epackId: string,
  keys: readonly ProductKey[] = [],
): Promise<void> {
  const named = keys.map(({ kind, key }) => `${kind} ${key}`);
  await sql`
    select pg_advisory_xact_lock(${lockKeys.publishedProduct}, hash) from (
      select distinct hashtext(name) as hash from (
        select unnest(${named}::text[]) as name
        union all select kind || ' ' || key from stream_pointer where epack_id = ${epackId}
      ) names order by hash
    ) ordered
  `.execute(query);
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

/**
 * Marks pointers whose files have to be updated after the transaction. A mark that exists already is locked, so that
 * nobody writes the file from rows that are about to change.
 */
async function noteChanges(query: Queryable, pointers: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into pointer_change (retailer_id, kind, key)
    select distinct retailer_id, kind, key from (${pointers}) changed order by retailer_id, kind, key
    on conflict (retailer_id, kind, key) do update set noted_by = excluded.noted_by
  `.execute(query);
}

/** Returns pointers as rows of SQL. */
export function rowsOf(pointers: readonly PointerKey[]): RawBuilder<unknown> {
  return sql`
    select * from unnest(
      ${pointers.map(({ retailerId }) => retailerId)}::int[],
      ${pointers.map(({ kind }) => kind)}::text[],
      ${pointers.map(({ key }) => key)}::text[]
    ) as pointer (retailer_id, kind, key)
  `;
}

/** Marks the pointers to a publication, at one retailer or at all, for an update with new heights. */
export async function notePointersTo(
  query: Queryable,
  publication: string,
  retailerId: number | null = null,
): Promise<void> {
  await noteChanges(
    query,
    sql`
      select s.retailer_id, s.kind, s.key from stream_pointer s join publication p on p.id = s.publication_id
      where p.hash = ${publication} and (${retailerId}::int is null or s.retailer_id = ${retailerId})
    `,
  );
}

/** Marks all pointers for an update. */
export async function noteAllPointers(query: Queryable): Promise<void> {
  await noteChanges(query, sql`select retailer_id, kind, key from stream_pointer`);
}

/** Points keys at a publication, replacing any other. */
export async function savePointers(
  query: Queryable,
  pointers: readonly PointerKey[],
  target: { epack_id: string; publication_id: number },
): Promise<void> {
  await sql`
    insert into stream_pointer (retailer_id, kind, key, epack_id, publication_id)
    select retailer_id, kind, key, ${target.epack_id}, ${target.publication_id}::int
    from (${rowsOf(pointers)}) pointers
    on conflict (retailer_id, kind, key)
      do update set epack_id = excluded.epack_id, publication_id = excluded.publication_id
  `.execute(query);
  await noteChanges(query, rowsOf(pointers));
}

/** Removes pointers of an epack; keeps those that now lead to another epack. */
export async function removePointers(
  query: Queryable,
  epackId: string,
  pointers: readonly PointerKey[],
): Promise<void> {
  if (pointers.length === 0) return;
  await sql`
    delete from stream_pointer s using (${rowsOf(pointers)}) pointer
    where s.retailer_id = pointer.retailer_id and s.kind = pointer.kind and s.key = pointer.key
      and s.epack_id = ${epackId}
  `.execute(query);
  await noteChanges(query, rowsOf(pointers));
}
