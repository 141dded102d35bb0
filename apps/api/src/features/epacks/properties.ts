import type { EpackDataWire, EpackListItem, EpackProps } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { inScopeOf } from '../access/epackScope.ts';
import { writeAudit } from '../audit/audit.ts';
import { findListItem } from './listEpacks.ts';
import { findEpack } from './queries.ts';
import { updateEpack } from './saveEpack.ts';

/** Removes absent fields, so that they keep their stored value. */
function withoutAbsent<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}

/** Returns a document with changed properties. */
export function withProps(data: EpackDataWire, props: EpackProps): EpackDataWire {
  const { name, brand, ean, mpn, mappingId, categories, tags, customPackageId } = props;
  const productData = {
    ...data.manifest.productData,
    ...withoutAbsent({ productName: name, brandName: brand, EAN: ean, MPN: mpn, mappingId, categories }),
  };
  const manifest = { ...data.manifest, ...withoutAbsent({ tags, customPackageId }), productData };
  return { ...data, manifest };
}

/** Changes properties of an epack, in its document and in the list. */
export async function editProps(
  database: Database,
  user: CurrentUser,
  id: string,
  props: EpackProps,
): Promise<EpackListItem> {
  return database.transaction(async (query) => {
    const epack = await findEpack(query, user, id, true);
    if (!epack) throw notFound();
    await updateEpack(query, epack, withProps(epack.data, props));
    const item = await findListItem(query, user, id);
    if (!item) throw new Failure(403, 'notEnoughPermissions');
    return item;
  });
}

/** Checks that a user exists, can sign in, and can access every license of the epacks. */
async function mayOwn(query: Queryable, userId: number, licenseIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ ok: boolean }>`
    select ('ROLE_ADMIN' = any(u.roles)) or ${licenseIds}::int[] <@ array(
      select license_id from group_license where group_id = u.group_id
    ) as ok
    from app_user u where u.id = ${userId} and u.is_enabled
  `.execute(query);
  return rows[0]?.ok ?? false;
}

/**
 * Transfers epacks to another user: all of them, or none if any is inaccessible. @returns the number of
 * epacks
 */
export async function changeOwner(
  database: Database,
  user: CurrentUser,
  newOwnerId: number,
  epackIds: readonly string[],
): Promise<number> {
  const ids = [...new Set(epackIds)];
  return database.transaction(async (query) => {
    const { rows } = await sql<{ id: string; license_id: number | null }>`
      select e.id, e.license_id from epack e where e.id = any(${ids}::uuid[]) and ${inScopeOf(user)}
      order by e.id for update
    `.execute(query);
    if (rows.length !== ids.length) throw notFound();
    const licenseIds = [...new Set(rows.flatMap((row) => row.license_id ?? []))];
    if (!(await mayOwn(query, newOwnerId, licenseIds))) throw new Failure(400, 'incorrectUserId');
    await query.updateTable('epack').set({ owner_id: newOwnerId }).where('id', 'in', ids).execute();
    await writeAudit(query, user.id, 'epack.changeOwner', ids.join(','), { newOwnerId });
    return rows.length;
  });
}
