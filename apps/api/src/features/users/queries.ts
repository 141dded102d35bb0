import type { CallRequest, contract, User } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { allOf, asText, contains, readList } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { usersInScope } from '../access/adminScope.ts';

type ListQuery = CallRequest<typeof contract.listUsers>['query'];
/** The filters of a list of users. */
export type UserFilter = Pick<ListQuery, 'search' | 'groups' | 'roles' | 'isEnabled' | 'hasSecondFactor'>;

type Row = Omit<User, 'createdDate' | 'lastSignInDate'> & {
  createdDate: Date;
  lastSignInDate: Date | null;
};

const hasSecondFactor = sql<boolean>`exists (
  select 1 from second_factor f where f.user_id = u.id and f.confirmed_at is not null
)`;

const select = sql<Row>`
  u.id, u.username, u.first_name as "firstName", u.last_name as "lastName", u.email, u.roles, u.revision,
  case when g.id is null then null else json_build_object('id', g.id, 'name', g.name) end as "group",
  u.is_enabled as "isEnabled", ${hasSecondFactor} as "hasSecondFactor",
  u.created_at as "createdDate", u.last_sign_in_at as "lastSignInDate"
`;
const from = sql`app_user u left join user_group g on g.id = u.group_id`;

function toUser(row: Row): User {
  return {
    ...row,
    createdDate: row.createdDate.toISOString(),
    lastSignInDate: row.lastSignInDate?.toISOString() ?? null,
  };
}

function conditionsOf(user: CurrentUser, filter: UserFilter): (RawBuilder<unknown> | undefined)[] {
  const { groups, roles, isEnabled } = filter;
  return [
    usersInScope(user),
    contains(filter.search, [sql`u.username`, sql`u.email`, sql`(u.first_name || ' ' || u.last_name)`]),
    groups && sql`u.group_id = any(${groups}::int[])`,
    roles && sql`${roles} = any(u.roles)`,
    isEnabled === undefined ? undefined : sql`u.is_enabled = ${isEnabled}`,
    filter.hasSecondFactor === undefined ? undefined : sql`${hasSecondFactor} = ${filter.hasSecondFactor}`,
  ];
}

/** Lists the accounts the user administers. */
export async function listUsers(
  query: Queryable,
  user: CurrentUser,
  request: ListQuery,
): Promise<{ items: User[]; total: number }> {
  const { items, total } = await readList(
    query,
    {
      select,
      from,
      conditions: conditionsOf(user, request),
      columns: {
        id: sql`u.id`,
        username: asText(sql`u.username`),
        firstName: asText(sql`u.first_name`),
        lastName: asText(sql`u.last_name`),
        email: asText(sql`u.email`),
        group: asText(sql`g.name`),
        isEnabled: sql`u.is_enabled`,
        createdDate: sql`u.created_at`,
        lastSignInDate: sql`u.last_sign_in_at`,
      },
      defaultSort: [{ column: 'username', isDescending: false }],
      tieBreaker: sql`u.id`,
    },
    request,
  );
  return { items: items.map(toUser), total };
}

/** Returns an account the user administers. */
export async function findUser(query: Queryable, user: CurrentUser, id: number): Promise<User | undefined> {
  const { rows } = await sql<Row>`
    select ${select} from ${from} where u.id = ${id} and ${usersInScope(user)}
  `.execute(query);
  return rows[0] && toUser(rows[0]);
}

/** Locks the accounts among `ids`, or all that match a filter, for a change. */
export async function lockUsers(
  query: Queryable,
  user: CurrentUser,
  target: { ids: readonly number[] } | { filter: UserFilter },
): Promise<{ id: number; username: string; roles: string[]; isEnabled: boolean; groupId: number | null }[]> {
  const conditions =
    'ids' in target
      ? [usersInScope(user), sql`u.id = any(${target.ids}::int[])`]
      : conditionsOf(user, target.filter);
  const { rows } = await sql<{
    id: number;
    username: string;
    roles: string[];
    isEnabled: boolean;
    groupId: number | null;
  }>`
    select u.id, u.username, u.roles, u.is_enabled as "isEnabled", u.group_id as "groupId"
    from app_user u where ${allOf(conditions)} order by u.id for update of u
  `.execute(query);
  return rows;
}
