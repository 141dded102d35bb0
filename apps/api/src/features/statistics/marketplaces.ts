import type { Marketplace, MarketplaceInfo } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';

/** Lists the retailers a user can access, each once, with their marketplace. */
export async function listReachedRetailers(
  query: Queryable,
  user: CurrentUser,
): Promise<{ id: number; marketplace: Marketplace }[]> {
  let selection = query
    .selectFrom('retailer as r')
    .innerJoin('license_retailer as lr', 'lr.retailer_id', 'r.id')
    .select(['r.id', 'r.marketplace'])
    .distinct();
  if (user.licenseIds) {
    selection = selection.where('lr.license_id', '=', sql<number>`any(${user.licenseIds}::int[])`);
  }
  if (user.retailerIds)
    selection = selection.where('r.id', '=', sql<number>`any(${user.retailerIds}::int[])`);
  return selection.orderBy('r.id').execute();
}

/** Lists the marketplaces of a user's retailers. */
export async function listMarketplaces(query: Queryable, user: CurrentUser): Promise<MarketplaceInfo[]> {
  const byMarketplace = new Map<Marketplace, number[]>();
  for (const { id, marketplace } of await listReachedRetailers(query, user)) {
    byMarketplace.set(marketplace, [...(byMarketplace.get(marketplace) ?? []), id]);
  }
  return [...byMarketplace].map(([marketplace, retailerIds]) => ({ marketplace, retailerIds }));
}
