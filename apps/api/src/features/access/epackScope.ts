import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { forbidden } from '../../platform/http/failure.ts';

/** What belongs to one of a user's licenses, or to none and to the user: a condition on a table's alias. */
export function belongsTo(user: CurrentUser, alias: string): RawBuilder<boolean> {
  if (!user.licenseIds) return sql<boolean>`true`;
  const [license, owner] = [sql.ref(`${alias}.license_id`), sql.ref(`${alias}.owner_id`)];
  return sql<boolean>`(${license} = any(${user.licenseIds}::int[]) or (${license} is null and ${owner} = ${user.id}))`;
}

function categoryCondition({ categoryRule: rule }: CurrentUser): RawBuilder<unknown> {
  if (!rule) return sql`true`;
  if (rule.method === 'excluded') return sql`not (e.categories && ${rule.ids}::text[])`;
  return sql`(e.categories = '{}' or e.categories && ${rule.ids}::text[])`;
}

/** Whose epacks a user reaches, deleted or not (table alias `e`). */
export function reachedBy(user: CurrentUser): RawBuilder<boolean> {
  return sql<boolean>`(${belongsTo(user, 'e')} and ${categoryCondition(user)})`;
}

/**
 * The one condition under which a user reaches an epack (table alias `e`): not deleted, of one of the user's licenses (or
 * of none yet and the user's own), and of no category the user's group may not see.
 */
export function inScopeOf(user: CurrentUser): RawBuilder<boolean> {
  return sql<boolean>`(e.deleted_at is null and ${reachedBy(user)})`;
}

/** Whether a user would still reach an epack of these categories: the same rule as in the query. */
export function mayHaveCategories(
  { categoryRule: rule }: CurrentUser,
  categories: readonly string[],
): boolean {
  if (!rule) return true;
  const isListed = categories.some((category) => rule.ids.includes(category));
  return rule.method === 'excluded' ? !isListed : isListed || categories.length === 0;
}

/**
 * The license something new in the library belongs to: the asked one, or the user's only one. Null: the user's own.
 *
 * @throws 403 for a license the user does not reach
 */
export function ownLicense({ licenseIds }: CurrentUser, asked: number | undefined): number | null {
  if (asked !== undefined) {
    if (licenseIds && !licenseIds.includes(asked)) throw forbidden();
    return asked;
  }
  return licenseIds?.length === 1 ? (licenseIds[0] ?? null) : null;
}
