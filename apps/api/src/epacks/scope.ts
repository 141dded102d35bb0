import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../accounts/currentUser.ts';

function licenseCondition(user: CurrentUser): RawBuilder<unknown> {
  if (!user.licenseIds) return sql`true`;
  return sql`(e.license_id = any(${user.licenseIds}::int[]) or (e.license_id is null and e.owner_id = ${user.id}))`;
}

function categoryCondition({ categoryRule: rule }: CurrentUser): RawBuilder<unknown> {
  if (!rule) return sql`true`;
  if (rule.method === 'excluded') return sql`not (e.categories && ${rule.ids}::text[])`;
  return sql`(e.categories = '{}' or e.categories && ${rule.ids}::text[])`;
}

/**
 * The one condition under which a user reaches an epack (table alias `e`): not deleted, of one of the user's licences (or
 * of none yet and the user's own), and of no category the user's group may not see.
 */
export function inScopeOf(user: CurrentUser): RawBuilder<boolean> {
  return sql<boolean>`(e.deleted_at is null and ${licenseCondition(user)} and ${categoryCondition(user)})`;
}
