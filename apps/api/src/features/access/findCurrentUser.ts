import { sql, type RawBuilder } from 'kysely';
import type { GroupSettings, KeyScope, PermissionName } from '@vitrina/api-client/contract';

import type { CategoryRule, CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { prepared } from '../../platform/storage/preparedStatements.ts';

interface Row {
  id: number;
  username: string;
  roles: string[];
  group_id: number | null;
  group_name: string | null;
  settings: GroupSettings | null;
  permissions: PermissionName[];
  license_ids: number[];
  retailer_ids: number[];
  has_second_factor: boolean;
  /** Whether both factors opened the session. */
  has_two_factors: boolean;
  is_service: boolean;
  used_at: Date;
  is_confirmed: boolean;
  /** Scopes of the API key; null for sessions and group tokens. */
  scopes: KeyScope[] | null;
}

/** Lifetime of an unused session. */
export const idleHours = 12;
/** Maximum lifetime of a session. */
export const absoluteDays = 7;
/** How long a given password confirms that a session is used by its user. */
const confirmedMinutes = 10;
const touchAfterMs = 60_000;
/** A program can send thousands of requests in an hour. */
const touchKeyAfterMs = 3_600_000;

/** Selects a valid session token, group token or API key. */
function goodToken(hash: Buffer) {
  return sql`(
    select user_id, used_at, confirmed_at > now() - make_interval(mins => ${confirmedMinutes}) as is_confirmed,
      has_two_factors, null::text[] as scopes
    from token
    where hash = ${hash} and audience = 'panel'
      and used_at > now() - make_interval(hours => ${idleHours})
      and created_at > now() - make_interval(days => ${absoluteDays})
    union all
    select user_id, coalesce(used_at, created_at), true, false, null from group_token
    where hash = ${hash} and coalesce(ends_at > now(), true)
    union all
    select user_id, coalesce(used_at, 'epoch'), true, false, scopes from group_key
    where hash = ${hash} and coalesce(ends_at > now(), true)
  )`;
}

async function findRow(query: Queryable, source: RawBuilder<unknown>): Promise<Row | undefined> {
  const { rows } = await sql<Row>`${prepared}
    select u.id, u.username, u.roles, u.is_service, u.group_id, g.name as group_name, g.settings, t.used_at, t.is_confirmed,
      t.has_two_factors, t.scopes,
      exists(select 1 from second_factor where user_id = u.id and confirmed_at is not null) as has_second_factor,
      array(
        select p.name from permission p where p.id in (
          select permission_id from group_permission where group_id = u.group_id
          union
          select s.permission_id from statistics_group_permission s
          join statistics_group_user m using (statistics_group_id) where m.user_id = u.id
        )
      ) as permissions,
      array(select license_id from group_license where group_id = u.group_id) as license_ids,
      array(select retailer_id from group_retailer where group_id = u.group_id) as retailer_ids
    from ${source} t
    join app_user u on u.id = t.user_id
    left join user_group g on g.id = u.group_id
    where u.is_enabled
  `.execute(query);
  return rows[0];
}

async function touch(query: Queryable, row: Row, tokenHash: Buffer): Promise<void> {
  if (Date.now() - row.used_at.getTime() <= (row.scopes ? touchKeyAfterMs : touchAfterMs)) return;
  const table = row.scopes ? 'group_key' : row.is_service ? 'group_token' : 'token';
  await query.updateTable(table).set({ used_at: new Date() }).where('hash', '=', tokenHash).execute();
}

function restrictionOf({
  is_service,
  settings,
  has_second_factor,
  has_two_factors,
}: Row): CurrentUser['restriction'] {
  if (is_service) return 'group';
  const hasBoth = has_second_factor || has_two_factors;
  return settings?.isSecondFactorRequired && !hasBoth ? 'enrolment' : undefined;
}

async function readCategoryRule(
  query: Queryable,
  settings: GroupSettings,
): Promise<CategoryRule | undefined> {
  const method = settings.categoryPermissionMethod;
  const listed = method === 'allowed' ? settings.allowedCategories : settings.excludedCategories;
  if (method === 'excluded' && listed.length === 0) return undefined;
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from category where id = any(${listed})
      union
      select c.id from category c join below b on c.parent_id = b.id
    )
    select id::text as id from below
  `.execute(query);
  return { method, ids: rows.map((row) => row.id) };
}

/** Finds the user of a token. Returns undefined if the token has expired or the user is disabled. */
export async function findCurrentUser(query: Queryable, tokenHash: Buffer): Promise<CurrentUser | undefined> {
  const row = await findRow(query, goodToken(tokenHash));
  if (!row) return undefined;
  await touch(query, row, tokenHash);
  return toUser(query, row, tokenHash);
}

/** Finds the user of a token as {@link findCurrentUser} does. A check like this does not prolong the session. */
export async function checkCurrentUser(
  query: Queryable,
  tokenHash: Buffer,
): Promise<CurrentUser | undefined> {
  const row = await findRow(query, goodToken(tokenHash));
  return row && toUser(query, row, tokenHash);
}

/** Checks whether a token is a group token or an API key that has ended. */
export async function isEndedKey(query: Queryable, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ isEnded: boolean }>`
    select exists (select 1 from group_key where hash = ${tokenHash} and ends_at <= now())
      or exists (select 1 from group_token where hash = ${tokenHash} and ends_at <= now()) as "isEnded"
  `.execute(query);
  return rows[0]?.isEnded ?? false;
}

/** Finds the user on whose behalf a job runs, with current rights. Returns undefined if deleted or disabled. */
export async function findUserById(query: Queryable, id: number): Promise<CurrentUser | undefined> {
  const row = await findRow(
    query,
    sql`(select ${id}::int as user_id, now() as used_at, true as is_confirmed, true as has_two_factors, null::text[] as scopes)`,
  );
  return row && toUser(query, row, Buffer.alloc(0));
}

async function toUser(query: Queryable, row: Row, tokenHash: Buffer): Promise<CurrentUser> {
  const restriction = restrictionOf(row);
  const isAdmin = row.roles.includes('ROLE_ADMIN');
  const { settings } = row;
  return {
    id: row.id,
    username: row.username,
    isAdmin,
    permissions: new Set(row.permissions),
    group:
      row.group_id !== null && settings
        ? { id: row.group_id, name: row.group_name ?? '', settings }
        : undefined,
    licenseIds: isAdmin ? undefined : row.license_ids,
    retailerIds: isAdmin || row.retailer_ids.length === 0 ? undefined : row.retailer_ids,
    categoryRule: isAdmin || !settings ? undefined : await readCategoryRule(query, settings),
    tokenHash,
    isConfirmed: row.is_confirmed,
    ...(restriction ? { restriction } : {}),
    ...(row.scopes ? { scopes: row.scopes } : {}),
  };
}
