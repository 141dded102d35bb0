import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import type { Queryable } from '../../../platform/storage/database.ts';

/**
 * Matches users (alias `u`) who work on incidents of the caller's licenses. The names of administrators are for
 * administrators alone.
 */
function worksWith(user: CurrentUser): RawBuilder<boolean> {
  const shared = user.licenseIds
    ? sql`and (u.id = ${user.id} or exists (
        select from group_license x where x.group_id = u.group_id and x.license_id = any(${user.licenseIds}::int[])
      ))`
    : sql``;
  return sql<boolean>`(
    u.is_enabled and not u.is_service and ('ROLE_ADMIN' = any(u.roles) or exists (
      select from group_permission x join permission q on q.id = x.permission_id
      where x.group_id = u.group_id and q.name in ('Live_monitor', 'Admin')
    )) ${shared}
  )`;
}

/** Lists the users who can own incidents of the caller's licenses. */
export async function listPeople(
  query: Queryable,
  user: CurrentUser,
): Promise<{ id: number; username: string }[]> {
  const { rows } = await sql<{ id: number; username: string }>`
    select u.id, u.username from app_user u where ${worksWith(user)} order by u.username collate "und-x-icu", u.id
  `.execute(query);
  return rows;
}

/** Finds one of these users; undefined if the caller cannot give them incidents. */
export async function findPerson(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<{ id: number; username: string } | undefined> {
  const { rows } = await sql<{ id: number; username: string }>`
    select u.id, u.username from app_user u where u.id = ${id} and ${worksWith(user)}
  `.execute(query);
  return rows[0];
}
