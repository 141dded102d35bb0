import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { isShown } from '../events/postgres/shown.ts';

/**
 * Counts the views of an epack (table alias `e`) in the last thirty days, at all retailers the user can access, including
 * those of unmapped pages. This is the only such count, so that all screens show the same.
 */
export function monthImpressions({ licenseIds, retailerIds }: CurrentUser): RawBuilder<number> {
  return sql<number>`coalesce((
    select sum(i.n) from roll_epack i where i.epack_id = e.id and ${isShown} and i.day > current_date - 30
      and ${licenseIds ? sql`i.license_id = any(${licenseIds}::int[])` : sql`true`}
      and ${retailerIds ? sql`i.retailer_id = any(${retailerIds}::int[])` : sql`true`}
  ), 0)::int`;
}
