import type { Named, OwnedByAnotherLicenseData } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import { findOwnership } from './findOwner.ts';
import { singleProduct, type Product } from './ownedProducts.ts';
import { tellAdministrators } from './tellOfOwners.ts';

/**
 * Checks that a license may publish a product: it owns the product, has it delegated, or nobody owns it.
 *
 * @returns whether somebody owns it
 * @throws 409 with the owner to ask
 */
export async function checkOwner(
  query: Queryable,
  license: Pick<Named, 'id'>,
  product: Product,
): Promise<boolean> {
  const { owner, delegateIds } = await findOwnership(query, product);
  if (!owner) return false;
  if (owner.license.id === license.id || delegateIds.includes(license.id)) return true;
  const data: OwnedByAnotherLicenseData = { owner: owner.license, kind: owner.kind, name: owner.name };
  throw new Failure(409, 'ownedByAnotherLicense', { data });
}

/**
 * Makes a license the owner of a product that nobody owns, at its first publication. Administrators get a note for the
 * first product of each brand.
 */
export async function takeProduct(
  query: Queryable,
  license: Named,
  product: Product,
  userId: number,
): Promise<void> {
  const single = singleProduct(product);
  if (!single) return;
  const { rows } = await sql<{ id: number; is_first: boolean }>`
    insert into product_owner (kind, key, name, brand, code, role, license_id)
    values (${single.kind}, ${single.key}, ${single.name}, ${single.brand}, ${single.code}, 'owner', ${license.id})
    on conflict do nothing
    returning id, not exists (
      select from product_owner o
      where o.license_id = ${license.id} and lower(o.brand) = lower(${single.brand}) and o.id <> product_owner.id
    ) as is_first
  `.execute(query);
  const [taken] = rows;
  if (!taken) return;
  await writeAudit(query, userId, 'productOwner.take', taken.id, { ...single, licenseId: license.id });
  if (taken.is_first)
    await tellAdministrators(query, 'taken', {
      name: single.name,
      brand: single.brand,
      license: license.name,
    });
}
