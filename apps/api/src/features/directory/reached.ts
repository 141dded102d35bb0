import type { ConnectedRetailer, Named } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';

/** Lists the licenses a user has access to; all of them for administrators. */
export async function listLicenses(query: Queryable, user: CurrentUser): Promise<Named[]> {
  let selection = query.selectFrom('license').select(['id', 'name']);
  if (user.licenseIds) selection = selection.where('id', '=', sql<number>`any(${user.licenseIds})`);
  return selection
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .execute();
}

/** Lists the pairs of retailer and license a user has access to. */
export async function listConnectedRetailers(
  query: Queryable,
  user: CurrentUser,
): Promise<ConnectedRetailer[]> {
  let selection = query
    .selectFrom('license_retailer as lr')
    .innerJoin('retailer as r', 'r.id', 'lr.retailer_id')
    .innerJoin('license as l', 'l.id', 'lr.license_id')
    .select(['r.id', 'r.name', 'l.id as license_id', 'l.name as license_name']);
  if (user.licenseIds) selection = selection.where('l.id', '=', sql<number>`any(${user.licenseIds})`);
  if (user.retailerIds) selection = selection.where('r.id', '=', sql<number>`any(${user.retailerIds})`);
  const rows = await selection
    .orderBy(sql`r.name collate "und-x-icu"`)
    .orderBy('l.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    license: { id: row.license_id, name: row.license_name },
  }));
}
