import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';

/** The data of a retailer that its beacons are checked against. */
export interface KnownRetailer {
  id: number;
  domains: readonly string[];
}

/** A retailer by its id. */
export async function findRetailer(query: Queryable, id: number): Promise<KnownRetailer | undefined> {
  return query.selectFrom('retailer').select(['id', 'domains']).where('id', '=', id).executeTakeFirst();
}

/** The epack of a public id, with the license it was last published under and its shelf. */
export interface KnownEpack {
  epack_id: string;
  license_id: number | null;
  shelf_id: number;
}

/** Returns the shelf of a type and categories; creates it if needed. */
export async function findShelf(
  query: Queryable,
  { isSis, categories }: { isSis: boolean; categories: readonly string[] },
): Promise<number> {
  const sorted = [...new Set(categories)].toSorted();
  const known = () =>
    query
      .selectFrom('shelf')
      .select('id')
      .where('is_sis', '=', isSis)
      .where(sql<boolean>`categories = ${sorted}::text[]`)
      .executeTakeFirst();
  const shelf = await known();
  if (shelf) return shelf.id;
  await query
    .insertInto('shelf')
    .values({ is_sis: isSis, categories: sorted })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await known())?.id ?? 0;
}

/** Finds an epack by the public id in its published pages. */
export async function findPublished(query: Queryable, publicId: string): Promise<KnownEpack | undefined> {
  const { rows } = await sql<Omit<KnownEpack, 'shelf_id'> & { isSis: boolean; categories: string[] }>`
    select e.id as epack_id, e.type = 'sis' as "isSis", e.categories, coalesce(
      (select p.license_id from publication p where p.epack_id = e.id order by p.id desc limit 1), e.license_id
    ) as license_id
    from epack e where e.public_id = ${publicId}
  `.execute(query);
  const [epack] = rows;
  if (!epack) return undefined;
  const { epack_id, license_id } = epack;
  return { epack_id, license_id, shelf_id: await findShelf(query, epack) };
}

/**
 * Returns the day's salt of visitor hashes, the same in every process and deleted later: visitors cannot be
 * tracked across days.
 */
export async function findSalt(query: Queryable, day: string): Promise<Buffer> {
  await query
    .insertInto('visitor_salt')
    .values({ day, salt: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`delete from visitor_salt where day < ${day}::date - 1`.execute(query);
  const row = await query
    .selectFrom('visitor_salt')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return row.salt;
}
