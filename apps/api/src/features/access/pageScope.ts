import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { reachedBy } from './epackScope.ts';

/**
 * The one condition under which a user reaches a product page (alias `p`, its mapped epack as `e`): it is of one of the
 * user's licenses, at a retailer the user's group is not narrowed away from, and not of an epack the user may not see.
 */
export function pageInScopeOf(user: CurrentUser): RawBuilder<boolean> {
  const { licenseIds, retailerIds } = user;
  return sql<boolean>`(
    ${licenseIds ? sql`p.license_id = any(${licenseIds}::int[])` : sql`true`}
    and ${retailerIds ? sql`p.retailer_id = any(${retailerIds}::int[])` : sql`true`}
    and (e.id is null or ${reachedBy(user)})
  )`;
}

/** Product pages with the tables the condition and the lists read. */
export const pagesFrom = sql`
  product_page p join retailer r on r.id = p.retailer_id join license l on l.id = p.license_id
  left join epack e on e.id = p.epack_id and e.deleted_at is null
`;
