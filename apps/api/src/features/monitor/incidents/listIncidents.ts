import type { CallRequest, contract, Incident } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { allOf, asText, contains, readList } from '../../../platform/http/listQuery.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { isoDate } from '../../../platform/storage/isoDate.ts';
import { pageInScopeOf } from '../../access/pageScope.ts';
import { today } from '../pageViews.ts';
import { lostViews } from '../problems/lostViews.ts';

type ListQuery = CallRequest<typeof contract.listIncidents>['query'];
/** The filters of a list of incidents. */
export type IncidentFilter = Pick<
  Partial<ListQuery>,
  'search' | 'states' | 'types' | 'licenses' | 'retailers' | 'owners' | 'isOverdue'
>;

/**
 * Incidents with the tables their lists read. An incident has the alias of a page, so that the condition on pages decides
 * who has access to it.
 */
const incidentsFrom = sql`
  incident p join retailer r on r.id = p.retailer_id join license l on l.id = p.license_id
  left join epack e on e.id = p.epack_id and e.deleted_at is null
  left join app_user u on u.id = p.owner_id
`;

/** The open problems of each incident, counted, and the views they cost. */
const withCost = sql`${incidentsFrom}
  cross join lateral (select p.id as incident_id) k
  cross join lateral (
    select count(*)::int as pages, coalesce(sum(lost.estimate), 0)::float8 as estimate,
      coalesce(sum(lost.low), 0)::float8 as low, coalesce(sum(lost.high), 0)::float8 as high
    from page_problem b join product_page p on p.id = b.page_id ${lostViews}
    where b.incident_id = k.incident_id and b.cleared_at is null
  ) cost
`;

const pageCount = sql<number>`cost.pages`;
const lostPerDay = sql<number>`cost.estimate`;
const isOverdue = sql<boolean>`(p.state <> 'closed' and p.due_on is not null and p.due_on < ${today})`;
/** Work to do first, then what waits for others, then what is over. */
const stateOrder = sql`array_position(array['open', 'inProgress', 'promised', 'accepted', 'closed'], p.state)`;

const incidentFields = sql<Incident>`
  p.id, p.type, json_build_object('id', r.id, 'name', r.name) as retailer,
  json_build_object('id', l.id, 'name', l.name) as license,
  case when e.id is null then null else json_build_object('id', e.id, 'name', e.name) end as epack,
  p.state, ${isoDate(sql`p.opened_at`)} as since,
  case when u.id is null then null else json_build_object('id', u.id, 'username', u.username) end as owner,
  p.due_on::text as "dueDate", ${isOverdue} as "isOverdue", p.promised_on::text as "promisedDate",
  ${pageCount} as "pageCount", ${lostPerDay} as "lostPerDay",
  json_build_object('low', cost.low, 'high', cost.high) as "lostRange"
`;

function conditionsOf(user: CurrentUser, filter: IncidentFilter): (RawBuilder<unknown> | undefined)[] {
  const { states, types, licenses, retailers, owners } = filter;
  return [
    pageInScopeOf(user),
    contains(filter.search, [sql`e.name`, sql`r.name`]),
    states?.length ? sql`p.state = any(${states}::text[])` : undefined,
    types?.length ? sql`p.type = any(${types}::text[])` : undefined,
    licenses?.length ? sql`p.license_id = any(${licenses}::int[])` : undefined,
    retailers?.length ? sql`p.retailer_id = any(${retailers}::int[])` : undefined,
    owners?.length ? sql`p.owner_id = any(${owners}::int[])` : undefined,
    filter.isOverdue === undefined ? undefined : sql`${isOverdue} = ${filter.isOverdue}`,
  ];
}

/** Lists the incidents the user can access. */
export function listIncidents(
  query: Queryable,
  user: CurrentUser,
  request: ListQuery,
): Promise<{ items: Incident[]; total: number }> {
  return readList(
    query,
    {
      select: incidentFields,
      from: withCost,
      conditions: conditionsOf(user, request),
      columns: {
        type: sql`p.type`,
        retailer: asText(sql`r.name`),
        license: asText(sql`l.name`),
        epack: asText(sql`e.name`),
        state: stateOrder,
        since: sql`p.opened_at`,
        owner: asText(sql`u.username`),
        dueDate: sql`p.due_on`,
        pageCount,
        lostPerDay,
      },
      defaultSort: [
        { column: 'state', isDescending: false },
        { column: 'lostPerDay', isDescending: true },
        { column: 'pageCount', isDescending: true },
      ],
      tieBreaker: sql`p.id`,
    },
    request,
  );
}

/** Returns an incident; undefined if the user cannot access it. */
export async function findIncident(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<Incident | undefined> {
  const { rows } = await sql<Incident>`
    select ${incidentFields} from ${withCost} where p.id = ${id} and ${pageInScopeOf(user)}
  `.execute(query);
  return rows[0];
}

/** The incidents of a bulk call: by id, or all that match a filter. */
export type IncidentChoice = { ids: readonly number[] } | { filter: IncidentFilter };

/** Returns the selected incidents the user can access, locked until the transaction ends. */
export async function lockIncidents(
  query: Queryable,
  user: CurrentUser,
  choice: IncidentChoice,
): Promise<{ id: number; isClosed: boolean; name: string }[]> {
  const condition =
    'ids' in choice
      ? sql`p.id = any(${choice.ids}::int[]) and ${pageInScopeOf(user)}`
      : allOf(conditionsOf(user, choice.filter));
  const { rows } = await sql<{ id: number; isClosed: boolean; name: string }>`
    select p.id, p.state = 'closed' as "isClosed", coalesce(e.name || ', ', '') || r.name as name
    from ${incidentsFrom} where ${condition} order by p.id for no key update of p
  `.execute(query);
  return rows;
}
