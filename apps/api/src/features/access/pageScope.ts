import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { reachedBy } from './epackScope.ts';

/**
 * Matches the product pages (alias `p`, the mapped epack as `e`) a user has access to. This is the only such condition: of
 * one of the user's licenses, at a retailer open to the user's group, and not mapped to an epack hidden from the user.
 */
export function pageInScopeOf(user: CurrentUser): RawBuilder<boolean> {
  const { licenseIds, retailerIds } = user;
  return sql<boolean>`(
    ${licenseIds ? sql`p.license_id = any(${licenseIds}::int[])` : sql`true`}
    and ${retailerIds ? sql`p.retailer_id = any(${retailerIds}::int[])` : sql`true`}
    and (e.id is null or ${reachedBy(user)})
  )`;
}

/** Product pages joined with the tables that the condition and the lists read. */
export const pagesFrom = sql`
  product_page p join retailer r on r.id = p.retailer_id join license l on l.id = p.license_id
  left join epack e on e.id = p.epack_id and e.deleted_at is null
`;
