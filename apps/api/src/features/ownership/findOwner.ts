import type { Named, OwnedKind, OwnerRole } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import { ownedKeys, type Product } from './ownedProducts.ts';

/** The license that a product belongs to. */
export interface ProductOwner {
  license: Named;
  kind: OwnedKind;
  /** The owned products in words. */
  name: string;
}

/** The ownership of a product: its owner, and the licenses that may publish it too. */
export interface Ownership {
  owner: ProductOwner | undefined;
  delegateIds: readonly number[];
}

interface Row {
  kind: OwnedKind;
  name: string;
  role: OwnerRole;
  license: Named;
}

/**
 * Finds the owner of a product: the most specific entry decides, from a single product to a longer prefix, a shorter one
 * and the brand. Entries that ended count as none; a last day ends when it has ended everywhere.
 */
export async function findOwnership(query: Queryable, product: Product): Promise<Ownership> {
  const { brand, gtin, mpn } = ownedKeys(product);
  const { rows } = await sql<Row>`
    select o.kind, o.name, o.role, json_build_object('id', l.id, 'name', l.name) as license
    from product_owner o join license l on l.id = o.license_id
    where (o.until is null or o.until >= (now() at time zone 'utc' - interval '12 hours')::date) and (
      (o.kind = 'gtin' and o.key = ${gtin}) or (o.kind = 'mpn' and o.key = ${mpn})
      or (o.kind = 'brand' and o.key = ${brand})
      or (o.kind = 'prefix' and ${gtin} <> '' and starts_with(substr(${gtin}::text, 2), o.key))
    )
    order by array_position(array['gtin', 'mpn', 'prefix', 'brand'], o.kind), length(o.key) desc
  `.execute(query);
  const owner = rows.find(({ role }) => role === 'owner');
  const delegateIds = rows.flatMap(({ role, license }) => (role === 'delegate' ? [license.id] : []));
  return { owner: owner && { license: owner.license, kind: owner.kind, name: owner.name }, delegateIds };
}
