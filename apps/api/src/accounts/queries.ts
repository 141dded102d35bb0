import { sql } from 'kysely';
import type { ConnectedRetailer, Named, Permission, StatisticsGroup } from '@vitrina/api-client/contract';

import type { Queryable } from '../storage/database.ts';
import type { CurrentUser } from './currentUser.ts';

/** The names and e-mail of a user. */
export interface PersonalData {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** A user's own row, without anything secret. */
export async function findPersonalData(
  query: Queryable,
  id: number,
): Promise<PersonalData & { roles: string[] }> {
  return query
    .selectFrom('app_user')
    .select(['username', 'first_name as firstName', 'last_name as lastName', 'email', 'roles'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The licenses a user reaches; all of them for administrators. */
export async function listLicenses(query: Queryable, user: CurrentUser): Promise<Named[]> {
  let selection = query.selectFrom('license').select(['id', 'name']);
  if (user.licenseIds) selection = selection.where('id', '=', sql<number>`any(${user.licenseIds})`);
  return selection
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .execute();
}

/** The pairs of retailer and license a user reaches. */
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

/** The permissions of a user's group and statistics groups, unique by id. */
export async function listPermissions(query: Queryable, user: CurrentUser): Promise<Permission[]> {
  const names = [...user.permissions];
  if (names.length === 0) return [];
  const rows = await query
    .selectFrom('permission')
    .select(['id', 'name'])
    .where('name', 'in', names)
    .orderBy('id')
    .execute();
  return rows as Permission[];
}

/** A user's statistics groups with their permissions. */
export async function listStatisticsGroups(query: Queryable, userId: number): Promise<StatisticsGroup[]> {
  const { rows } = await sql<StatisticsGroup>`
    select g.id, g.name, coalesce(
      (select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.id)
       from statistics_group_permission s join permission p on p.id = s.permission_id
       where s.statistics_group_id = g.id), '[]'::json) as permissions
    from statistics_group g
    join statistics_group_user m on m.statistics_group_id = g.id
    where m.user_id = ${userId}
    order by g.name collate "und-x-icu", g.id
  `.execute(query);
  return rows;
}
