import type {
  CallRequest,
  contract,
  StatisticsGroupInput,
  StatisticsGroupRecord,
} from '@vitrina/api-client/contract';
import { permissionNames } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { forbidden, invalidField } from '../../platform/http/failure.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import { namedList } from '../../platform/http/namedList.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { statisticsGroupsInScope, usersInScope } from '../access/adminScope.ts';
import type { RecordKind } from './records.ts';

const permissions = namedList(
  sql`permission p join statistics_group_permission x on x.permission_id = p.id where x.statistics_group_id = s.id`,
  { id: sql`p.id`, name: sql`p.name` },
);
const licenses = namedList(
  sql`license l join statistics_group_license x on x.license_id = l.id where x.statistics_group_id = s.id`,
  { id: sql`l.id`, name: sql`l.name` },
);
const users = namedList(
  sql`app_user u join statistics_group_user x on x.user_id = u.id where x.statistics_group_id = s.id`,
  { id: sql`u.id`, name: sql`u.username` },
);
const select = sql<StatisticsGroupRecord>`
  s.id, s.name, s.revision, ${permissions} as permissions, ${licenses} as licenses, ${users} as users
`;

/** Lists the statistics groups the user administers. */
export function searchStatisticsGroups(
  query: Queryable,
  user: CurrentUser,
  request: CallRequest<typeof contract.searchStatisticsGroups>['query'],
): Promise<{ items: StatisticsGroupRecord[]; total: number }> {
  return readList(
    query,
    {
      select,
      from: sql`statistics_group s`,
      conditions: [
        statisticsGroupsInScope(user),
        contains(request.search, [sql`s.name`]),
        request.licenses &&
          sql`exists (
            select 1 from statistics_group_license x
            where x.statistics_group_id = s.id and x.license_id = any(${request.licenses}::int[])
          )`,
        request.users &&
          sql`exists (
            select 1 from statistics_group_user x
            where x.statistics_group_id = s.id and x.user_id = any(${request.users}::int[])
          )`,
      ],
      columns: { id: sql`s.id`, name: asText(sql`s.name`) },
      defaultSort: [{ column: 'name', isDescending: false }],
      tieBreaker: sql`s.id`,
    },
    request,
  );
}

async function findStatisticsGroup(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<StatisticsGroupRecord | undefined> {
  const { rows } = await sql<StatisticsGroupRecord>`
    select ${select} from statistics_group s where s.id = ${id} and ${statisticsGroupsInScope(user)}
  `.execute(query);
  return rows[0];
}

/** @throws 403 if permissions or licenses exceed the user's own, 400 for inaccessible users */
async function check(
  query: Queryable,
  user: CurrentUser,
  input: StatisticsGroupInput | undefined,
): Promise<void> {
  if (user.isAdmin || !input) return;
  const isBeyond =
    input.licenseIds.length === 0 ||
    input.licenseIds.some((id) => !user.licenseIds?.includes(id)) ||
    input.permissions.some((name) => !user.permissions.has(name));
  if (isBeyond) throw forbidden();
  const { rows } = await sql`
    select 1 from app_user u where u.id = any(${input.userIds}::int[]) and ${usersInScope(user)}
  `.execute(query);
  if (rows.length !== new Set(input.userIds).size) throw invalidField('body.userIds');
}

/** Ids of permissions are their positions in the contract's list, from 1. */
function permissionIdsOf({ permissions: names }: StatisticsGroupInput): number[] {
  return names.map((name) => permissionNames.indexOf(name) + 1);
}

/** Statistics groups, which grant permissions in addition to the user's group. */
export const statisticsGroupRecords: RecordKind<StatisticsGroupRecord, StatisticsGroupInput> = {
  name: 'statisticsGroup',
  table: 'statistics_group',
  find: findStatisticsGroup,
  namesOf: ({ name }) => [name],
  namesBeside: (user) => ({ from: sql`statistics_group s`, within: statisticsGroupsInScope(user) }),
  columnsOf: ({ name }) => ({ name: name.trim() }),
  linksOf: (input) => [
    [
      { table: 'statistics_group_permission', owner: 'statistics_group_id', other: 'permission_id' },
      permissionIdsOf(input),
    ],
    [
      { table: 'statistics_group_license', owner: 'statistics_group_id', other: 'license_id' },
      input.licenseIds,
    ],
    [{ table: 'statistics_group_user', owner: 'statistics_group_id', other: 'user_id' }, input.userIds],
  ],
  check,
};
