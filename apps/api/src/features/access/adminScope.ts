import type { GroupSettings } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { forbidden } from '../../platform/http/failure.ts';

/**
 * Users with the Admin permission but without ROLE_ADMIN administer what belongs to their own licenses, and cannot grant
 * more than their own group has. The conditions below express this in SQL.
 */
const everything = sql<boolean>`true`;

/** Requires ROLE_ADMIN. @throws 403 for all other users */
export function requireFullAdmin(user: CurrentUser): void {
  if (!user.isAdmin) throw forbidden();
}

/** Matches the licenses (table alias `l`) the user administers. */
export function licensesInScope(user: CurrentUser): RawBuilder<boolean> {
  if (!user.licenseIds) return everything;
  return sql<boolean>`(l.id = any(${user.licenseIds}::int[]))`;
}

/** Matches the retailers (table alias `r`) the user sees in administration. */
export function retailersInScope(user: CurrentUser): RawBuilder<boolean> {
  if (!user.licenseIds) return everything;
  const narrowed = user.retailerIds ? sql`and r.id = any(${user.retailerIds}::int[])` : sql``;
  return sql<boolean>`(exists (
    select 1 from license_retailer x where x.retailer_id = r.id and x.license_id = any(${user.licenseIds}::int[])
  ) ${narrowed})`;
}

/** Matches the groups (table alias `g`) that have no access beyond the user's. */
export function groupsInScope(user: CurrentUser): RawBuilder<boolean> {
  if (!user.licenseIds) return everything;
  const narrowed = user.retailerIds
    ? sql`and exists (select 1 from group_retailer x where x.group_id = g.id)
        and not exists (
          select 1 from group_retailer x where x.group_id = g.id and x.retailer_id <> all(${user.retailerIds}::int[])
        )`
    : sql``;
  return sql<boolean>`(
    exists (select 1 from group_license x where x.group_id = g.id)
    and not exists (
      select 1 from group_license x where x.group_id = g.id and x.license_id <> all(${user.licenseIds}::int[])
    )
    ${narrowed}
  )`;
}

/** Matches the accounts (table alias `u`) of those groups, except ROLE_ADMIN and the accounts of group tokens. */
export function usersInScope(user: CurrentUser): RawBuilder<boolean> {
  if (user.isAdmin) return sql<boolean>`(not u.is_service)`;
  return sql<boolean>`(
    not u.is_service and not 'ROLE_ADMIN' = any(u.roles)
    and u.group_id in (select g.id from user_group g where ${groupsInScope(user)})
  )`;
}

/** Matches the statistics groups (table alias `s`) that have licenses, all of them the user's. */
export function statisticsGroupsInScope(user: CurrentUser): RawBuilder<boolean> {
  if (!user.licenseIds) return everything;
  return sql<boolean>`(
    exists (select 1 from statistics_group_license x where x.statistics_group_id = s.id)
    and not exists (
      select 1 from statistics_group_license x
      where x.statistics_group_id = s.id and x.license_id <> all(${user.licenseIds}::int[])
    )
  )`;
}

/** Rights to grant to a group. */
export interface GroupGrant {
  permissions: readonly string[];
  licenseIds: readonly number[];
  retailerIds: readonly number[];
  settings: GroupSettings;
}

function isSubset<Value>(part: readonly Value[], whole: Iterable<Value>): boolean {
  const known = new Set(whole);
  return part.every((value) => known.has(value));
}

/** Returns true if settings allow something the user's own settings do not. */
function areWider(settings: GroupSettings, own: GroupSettings): boolean {
  const opens = ['isBuilderAvailable', 'isBuilderProAvailable', 'canPublishToStream'] as const;
  const holds = ['isContentCheckRequired', 'isSecondFactorRequired'] as const;
  const categoriesOf = (of: GroupSettings) =>
    JSON.stringify([of.categoryPermissionMethod, of.allowedCategories, of.excludedCategories]);
  return (
    opens.some((name) => settings[name] && !own[name]) ||
    holds.some((name) => own[name] && !settings[name]) ||
    categoriesOf(settings) !== categoriesOf(own)
  );
}

/** Checks a grant against the user's own rights. @throws 403 if it exceeds them */
export function checkGrant(user: CurrentUser, grant: GroupGrant): void {
  if (user.isAdmin) return;
  const { group, licenseIds = [], retailerIds } = user;
  const isWithin =
    group !== undefined &&
    grant.licenseIds.length > 0 &&
    isSubset(grant.licenseIds, licenseIds) &&
    isSubset<string>(grant.permissions, user.permissions) &&
    (!retailerIds || (grant.retailerIds.length > 0 && isSubset(grant.retailerIds, retailerIds))) &&
    !areWider(grant.settings, group.settings);
  if (!isWithin) throw forbidden();
}
