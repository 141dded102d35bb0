import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import type { PageId } from '../events/eventStore.ts';

/** The names of a package's product. */
export interface ProductNames {
  publicId: string;
  name: string;
  brand: string;
  ean: string;
  mpn: string;
}

/**
 * The product of a package (table alias `e`): packages with the same GTIN, or else with the same brand and
 * MPN, are of one product. A Shop-in-shop package belongs to no product, and stays alone.
 */
export const productKey = sql<string>`(case
  when e.type = 'minisite' and e.ean ~ '^[0-9]{8,14}$' then 'gtin ' || lpad(e.ean, 14, '0')
  when e.type = 'minisite' and e.mpn <> '' then 'mpn ' || lower(e.brand) || ' ' || lower(e.mpn)
  else 'package ' || e.id::text
end)`;

/** A package with its product. */
interface PackageOfProduct extends ProductNames {
  productKey: string;
}

/** Returns the products of packages by the packages' ids, including deleted packages. */
export async function findProducts(
  query: Queryable,
  epackIds: Iterable<string>,
): Promise<ReadonlyMap<string, PackageOfProduct>> {
  const { rows } = await sql<PackageOfProduct & { id: string }>`
    select e.id, e.public_id as "publicId", e.name, e.brand, e.ean, e.mpn, ${productKey} as "productKey"
    from epack e where e.id = any(${[...new Set(epackIds)]}::uuid[])
  `.execute(query);
  return new Map(rows.map(({ id, ...found }) => [id, found]));
}

/** Returns which of these products a retailer shows now, with a package of one of these licenses. */
export async function findPublishedProducts(
  query: Queryable,
  productKeys: readonly string[],
  licenseIds: readonly number[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ productKey: string }>`
    select distinct ${productKey} as "productKey" from epack e
    where e.license_id = any(${licenseIds}::int[]) and ${productKey} = any(${productKeys}::text[])
      and exists (select from stream_pointer s where s.epack_id = e.id)
  `.execute(query);
  return new Set(rows.map((row) => row.productKey));
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
