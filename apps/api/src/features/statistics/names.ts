import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import type { PageId } from '../events/eventStore.ts';

/** The names of a product. */
export interface ProductNames {
  publicId: string;
  name: string;
  brand: string;
  ean: string;
  mpn: string;
}

/** Returns the names of products by their epacks' ids, including deleted epacks. */
export async function nameProducts(
  query: Queryable,
  epackIds: Iterable<string>,
): Promise<ReadonlyMap<string, ProductNames>> {
  const ids = [...new Set(epackIds)];
  const { rows } = await sql<ProductNames & { id: string }>`
    select id, public_id as "publicId", name, brand, ean, mpn from epack where id = any(${ids}::uuid[])
  `.execute(query);
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

/** Returns the names of licenses or retailers by id. */
export async function namePlaces(
  query: Queryable,
  table: 'license' | 'retailer',
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${sql.table(table)} where id = any(${[...new Set(ids)]}::int[])
  `.execute(query);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Adds product, license and retailer to pages, sorted by name. A page whose epack was permanently deleted is
 * left out.
 */
export async function namePages<Page extends PageId>(query: Queryable, pages: readonly Page[]) {
  const [products, licenses, retailers] = await Promise.all([
    nameProducts(
      query,
      pages.map(({ epackId }) => epackId),
    ),
    namePlaces(
      query,
      'license',
      pages.map(({ licenseId }) => licenseId),
    ),
    namePlaces(
      query,
      'retailer',
      pages.map(({ retailerId }) => retailerId),
    ),
  ]);
  return pages.flatMap((page) => {
    const product = products.get(page.epackId);
    if (!product) return [];
    const license = { id: page.licenseId, name: licenses.get(page.licenseId) ?? '' };
    const retailer = { id: page.retailerId, name: retailers.get(page.retailerId) ?? '' };
    return [{ ...page, ...product, license, retailer }];
  });
}
