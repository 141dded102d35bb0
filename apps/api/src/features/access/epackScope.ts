import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { forbidden } from '../../platform/http/failure.ts';

/** Matches rows of the user's licenses, and the user's own rows without a license, by the table's alias. */
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

/** Matches the epacks (table alias `e`) a user has access to, including deleted ones. */
export function reachedBy(user: CurrentUser): RawBuilder<boolean> {
  return sql<boolean>`(${belongsTo(user, 'e')} and ${categoryCondition(user)})`;
}

/**
 * Matches the epacks (table alias `e`) a user has access to. This is the only such condition: not deleted, of one of the
 * user's licenses (or without a license and the user's own), and in no category hidden from the user's group.
 */
export function inScopeOf(user: CurrentUser): RawBuilder<boolean> {
  return sql<boolean>`(e.deleted_at is null and ${reachedBy(user)})`;
}

/** Applies the query's category rule to a list of categories. */
export function mayHaveCategories(
  { categoryRule: rule }: CurrentUser,
  categories: readonly string[],
): boolean {
  if (!rule) return true;
  const isListed = categories.some((category) => rule.ids.includes(category));
  return rule.method === 'excluded' ? !isListed : isListed || categories.length === 0;
}

/**
 * Returns the license of a new library item: the requested one, or the user's only one. Null makes it the user's own.
 *
 * @throws 403 for a license the user has no access to
 */
export function ownLicense({ licenseIds }: CurrentUser, asked: number | undefined): number | null {
  if (asked !== undefined) {
    if (licenseIds && !licenseIds.includes(asked)) throw forbidden();
    return asked;
  }
  return licenseIds?.length === 1 ? (licenseIds[0] ?? null) : null;
}
