import { sql } from 'kysely';
import type { Named } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';

/** Lists the retailers of a license that the user can access, by name. */
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
  return selection
    .orderBy(sql`r.name collate "und-x-icu"`)
    .orderBy('r.id')
    .execute();
}
