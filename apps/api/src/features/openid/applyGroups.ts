import { sql } from 'kysely';

import type { OpenidGroup, OpenidSettings } from '../../platform/config/config.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import { checkAdministratorsLeft } from '../users/administrators.ts';

/**
 * Finds what the provider's groups grant here.
 *
 * @returns undefined if groups are not mapped
 * @throws 403 if no group of the user is mapped: the provider decides then who may use the server
 */
export function findGrants(
  { groupMap }: OpenidSettings,
  groups: readonly string[] | undefined,
): OpenidGroup[] | undefined {
  if (!groupMap) return undefined;
  const grants = Object.entries(groupMap)
    .filter(([name]) => groups?.includes(name))
    .map(([, grant]) => grant);
  if (grants.length === 0) throw new Failure(403, 'openidNoGroup');
  return grants;
}

/** @throws if the configuration names a group that does not exist */
async function findIds(
  query: Queryable,
  table: 'user_group' | 'statistics_group',
  names: readonly string[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await query.selectFrom(table).select(['id', 'name']).where('name', 'in', names).execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const missing = names.filter((name) => !ids.has(name));
  if (missing.length > 0)
    throw new Error(`OIDC_GROUP_MAP names groups that do not exist: ${missing.join(', ')}`);
  return ids;
}

async function setStatisticsGroups(
  query: Queryable,
  userId: number,
  managed: readonly string[],
  granted: readonly string[],
): Promise<boolean> {
  const ids = await findIds(query, 'statistics_group', managed);
  const idsOf = (names: readonly string[]) => names.flatMap((name) => ids.get(name) ?? []);
  const kept = idsOf(granted);
  const removed = await sql`
    delete from statistics_group_user where user_id = ${userId}
      and statistics_group_id = any(${idsOf(managed)}) and statistics_group_id <> all(${kept}) returning 1
  `.execute(query);
  const added = await sql`
    insert into statistics_group_user (user_id, statistics_group_id) select ${userId}, unnest(${kept}::int[])
    on conflict do nothing returning 1
  `.execute(query);
  return removed.rows.length + added.rows.length > 0;
}

/** Keeps the last administrator, whom a mistake in the provider's groups must not lock out. */
async function mayLoseAdministrator(query: Queryable, userId: number): Promise<boolean> {
  await query.updateTable('app_user').set({ roles: [] }).where('id', '=', userId).execute();
  try {
    await checkAdministratorsLeft(query);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/**
 * Gives the user what the provider's groups grant: the group (with its licenses and permissions), the role, and the
 * statistics groups. Roles and statistics groups that the map never names stay as they are.
 */
export async function applyGrants(
  query: Queryable,
  userId: number,
  { groupMap = {} }: OpenidSettings,
  grants: readonly OpenidGroup[],
): Promise<void> {
  const before = await query
    .selectFrom('app_user')
    .select(['group_id', 'roles'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const all = Object.values(groupMap);
  const groupName = grants.find(({ group }) => group !== undefined)?.group;
  const groups = await findIds(query, 'user_group', groupName === undefined ? [] : [groupName]);
  const group_id = groupName === undefined ? before.group_id : (groups.get(groupName) ?? null);

  const wasAdministrator = before.roles.includes('ROLE_ADMIN');
  const isManaged = all.some(({ role }) => role === 'ROLE_ADMIN');
  let isAdministrator = isManaged ? grants.some(({ role }) => role === 'ROLE_ADMIN') : wasAdministrator;
  if (wasAdministrator && !isAdministrator) isAdministrator = !(await mayLoseAdministrator(query, userId));
  const others = before.roles.filter((role) => role !== 'ROLE_ADMIN');
  const roles =
    isAdministrator === wasAdministrator
      ? before.roles
      : isAdministrator
        ? [...others, 'ROLE_ADMIN']
        : others;
  await query.updateTable('app_user').set({ group_id, roles }).where('id', '=', userId).execute();

  const namesOf = (entries: readonly OpenidGroup[]) => [
    ...new Set(entries.flatMap(({ statisticsGroups = [] }) => statisticsGroups)),
  ];
  const hasMoved = await setStatisticsGroups(query, userId, namesOf(all), namesOf(grants));
  if (!hasMoved && group_id === before.group_id && isAdministrator === wasAdministrator) return;
  await query
    .updateTable('app_user')
    .set('revision', sql`revision + 1`)
    .where('id', '=', userId)
    .execute();
  const after = { group_id, roles, statisticsGroups: namesOf(grants) };
  await writeAudit(query, userId, 'openid.groups', userId, { before, after });
}
