import { sql } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';

/**
 * Returns the addresses of product pages by the package that they show: those of the retailer that are watched, and that
 * the last check found open to search engines.
 */
export async function findProductPages(
  query: Queryable,
  retailerId: number,
): Promise<Map<string, readonly string[]>> {
  const { rows } = await sql<{ public_id: string; links: string[] }>`
    select e.public_id, array_agg(distinct p.link order by p.link) as links
    from product_page p join epack e on e.id = p.epack_id
    where p.retailer_id = ${retailerId} and p.link is not null and (p.state is null or p.state = 'shown')
    group by e.public_id
  `.execute(query);
  return new Map(rows.map(({ public_id: publicId, links }) => [publicId, links]));
}

/** The values of a product that an address can contain. */
const values = {
  gtin: ({ gtin }) => gtin,
  ean: ({ gtin }) => gtin.replace(/^0(?=\d{13}$)/, ''),
  mpn: ({ mpn }) => mpn,
  brand: ({ brand }) => brand,
  mappingId: ({ mappingId }) => mappingId,
} satisfies Record<string, (codes: ProductCodes) => string>;

interface ProductCodes {
  gtin: string;
  mpn: string;
  brand: string;
  mappingId: string;
}

/**
 * Returns the address of a product's page by the shop's own pattern, such as `https://shop.example/p/{ean}`; undefined if
 * the product lacks a value, or the pattern is no https address.
 */
export function fillPattern(pattern: string, codes: ProductCodes): string | undefined {
  let isComplete = true;
  const address = pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name as keyof typeof values](codes) : '';
    isComplete &&= value !== '';
    return encodeURIComponent(value);
  });
  const url = isComplete ? URL.parse(address) : null;
  return url?.protocol === 'https:' ? url.href : undefined;
}
