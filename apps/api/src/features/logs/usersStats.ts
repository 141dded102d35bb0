import type { CallRequest, contract, UserActivity } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { usersInScope } from '../access/adminScope.ts';
import { addDays, dayIn } from '../events/days.ts';

type ListQuery = CallRequest<typeof contract.listUsersStats>['query'];
type Row = Omit<UserActivity, 'lastActionDate'> & { lastActionDate: Date | null };

const defaultDays = 30;

/** Users' activity in the period: one row per user with any action. */
function activityOf({ from, to }: { from: string; to: string }, timeZone: string) {
  return sql`(
    select user_id,
      count(*) filter (where action = 'signIn') as sign_ins,
      count(*) filter (where action = 'enter') as enters,
      count(*) as actions,
      count(distinct (created_at at time zone ${timeZone})::date) as days,
      mode() within group (order by target) filter (where action = 'enter' and target <> '') as top_target,
      max(created_at) as last_at
    from front_log
    where created_at >= (${from}::date)::timestamp at time zone ${timeZone}
      and created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
    group by user_id
  )`;
}

/**
 * Returns the range of days of an activity list. Default: the last thirty days.
 *
 * @throws 400 if the range is reversed
 */
export function activityRange(
  { from, to }: Pick<ListQuery, 'from' | 'to'>,
  timeZone: string,
): { from: string; to: string } {
  const last = to ?? dayIn(timeZone, new Date());
  const range = { from: from ?? addDays(last, 1 - defaultDays), to: last };
  if (range.from > range.to) throw new Failure(400, 'rangeReversed');
  return range;
}

/** Lists users' activity in a range of days; includes users without activity. */
export async function listUsersStats(
  query: Queryable,
  user: CurrentUser,
  request: ListQuery,
  timeZone: string,
): Promise<{ items: UserActivity[]; total: number }> {
  const range = activityRange(request, timeZone);
  const count = (name: string) => sql<number>`coalesce(${sql.ref(`a.${name}`)}, 0)`;
  const { items, total } = await readList(
    query,
    {
      select: sql<Row>`
        u.id, u.username, u.first_name as "firstName", u.last_name as "lastName",
        case when g.id is null then null else json_build_object('id', g.id, 'name', g.name) end as "group",
        ${count('sign_ins')} as "signInCount", ${count('enters')} as "enterCount",
        ${count('actions')} as "actionCount", ${count('days')} as "activeDayCount",
        a.top_target as "topTarget", a.last_at as "lastActionDate"
      `,
      from: sql`app_user u left join user_group g on g.id = u.group_id
        left join ${activityOf(range, timeZone)} a on a.user_id = u.id`,
      conditions: [
        usersInScope(user),
        contains(request.search, [sql`u.username`, sql`(u.first_name || ' ' || u.last_name)`]),
        request.groups && sql`u.group_id = any(${request.groups}::int[])`,
      ],
      columns: {
        username: asText(sql`u.username`),
        group: asText(sql`g.name`),
        signInCount: count('sign_ins'),
        enterCount: count('enters'),
        actionCount: count('actions'),
        activeDayCount: count('days'),
        lastActionDate: sql`a.last_at`,
      },
      defaultSort: [{ column: 'actionCount', isDescending: true }],
      tieBreaker: sql`u.id`,
    },
    request,
  );
  return {
    items: items.map((row) => ({ ...row, lastActionDate: row.lastActionDate?.toISOString() ?? null })),
    total,
  };
}
