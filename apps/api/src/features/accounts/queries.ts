import { sql } from 'kysely';
import type { Permission, StatisticsGroup } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';

/** The names and email address of a user. */
export interface PersonalData {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Returns a user's own row, without secrets. */
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

/** Lists the permissions of a user's group and statistics groups, unique by id. */
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

/** Lists a user's statistics groups with their permissions. */
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
