import type { CallRequest, contract, Group, GroupListItem } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import { namedList } from '../../platform/http/namedList.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { groupsInScope } from '../access/adminScope.ts';
import { listGroupKeys } from './listGroupKeys.ts';

const permissionNames = sql`array(
  select p.name from group_permission x join permission p on p.id = x.permission_id
  where x.group_id = g.id order by p.id
)`;
const userCount = sql<number>`(select count(*) from app_user u where u.group_id = g.id and not u.is_service)`;
const licenses = namedList(
  sql`license l join group_license x on x.license_id = l.id where x.group_id = g.id`,
  {
    id: sql`l.id`,
    name: sql`l.name`,
  },
);
const hasToken = sql<boolean>`(
  exists (select 1 from group_token t where t.group_id = g.id)
  or exists (select 1 from group_key k where k.group_id = g.id)
)`;

/** Lists the groups the user administers. */
export function listGroups(
  query: Queryable,
  user: CurrentUser,
  request: CallRequest<typeof contract.listGroups>['query'],
): Promise<{ items: GroupListItem[]; total: number }> {
  return readList(
    query,
    {
      select: sql<GroupListItem>`
        g.id, g.name, g.revision, ${permissionNames} as permissions, ${licenses} as licenses,
        ${userCount} as "userCount", ${hasToken} as "hasToken",
        (g.settings ->> 'isSecondFactorRequired')::boolean as "isSecondFactorRequired"
      `,
      from: sql`user_group g`,
      conditions: [
        groupsInScope(user),
        contains(request.search, [sql`g.name`]),
        request.licenses &&
          sql`exists (
            select 1 from group_license x where x.group_id = g.id and x.license_id = any(${request.licenses}::int[])
          )`,
        request.permission && sql`${request.permission} = any(${permissionNames})`,
        request.hasToken === undefined ? undefined : sql`${hasToken} = ${request.hasToken}`,
      ],
      columns: { id: sql`g.id`, name: asText(sql`g.name`), userCount },
      defaultSort: [{ column: 'name', isDescending: false }],
      tieBreaker: sql`g.id`,
    },
    request,
  );
}

type Row = Omit<Group, 'token' | 'keys'> & {
  tokenCreated: Date | null;
  tokenUsed: Date | null;
  tokenEnds: Date | null;
};

/** Returns a group the user administers, with all its connections. */
export async function findGroup(query: Queryable, user: CurrentUser, id: number): Promise<Group | undefined> {
  const users = namedList(sql`app_user u where u.group_id = g.id and not u.is_service`, {
    id: sql`u.id`,
    name: sql`u.username`,
  });
  const retailers = namedList(
    sql`retailer r join group_retailer x on x.retailer_id = r.id where x.group_id = g.id`,
    { id: sql`r.id`, name: sql`r.name` },
  );
  const { rows } = await sql<Row>`
    select g.id, g.name, g.settings, g.revision, ${permissionNames} as permissions, ${licenses} as licenses,
      ${users} as users, ${retailers} as retailers,
      t.created_at as "tokenCreated", t.used_at as "tokenUsed", t.ends_at as "tokenEnds"
    from user_group g left join group_token t on t.group_id = g.id
    where g.id = ${id} and ${groupsInScope(user)}
  `.execute(query);
  if (!rows[0]) return undefined;
  const { tokenCreated, tokenUsed, tokenEnds, ...group } = rows[0];
  return {
    ...group,
    token: tokenCreated && {
      createdDate: tokenCreated.toISOString(),
      lastUsedDate: tokenUsed?.toISOString() ?? null,
      endDate: tokenEnds?.toISOString() ?? null,
    },
    keys: await listGroupKeys(query, group.id),
  };
}
