import type { CallRequest, contract, PageProblem, ProblemCount } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import type { Language } from '../../../platform/http/language.ts';
import { allOf, asText, contains, readList } from '../../../platform/http/listQuery.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { isoDate } from '../../../platform/storage/isoDate.ts';
import { pageInScopeOf, pagesFrom } from '../../access/pageScope.ts';
import { lostViews } from './lostViews.ts';
import { problemSidesFor } from './problemSides.ts';

type ListQuery = CallRequest<typeof contract.listPageProblems>['query'];
/** The filters of a list of problems. */
export type ProblemFilter = Pick<
  Partial<ListQuery>,
  'search' | 'types' | 'licenses' | 'retailers' | 'owners' | 'isAcknowledged'
>;

const from = sql`${pagesFrom} join page_problem b on b.page_id = p.id left join app_user u on u.id = b.owner_id`;

const withLoss = sql`${from} ${lostViews}`;
const lostPerDay = sql`coalesce(lost.estimate, 0)::float8`;

/** The user who reads the problems, with their language. */
export interface ProblemReader {
  user: CurrentUser;
  language: Language;
}

const selectFor = ({ expected, found }: ReturnType<typeof problemSidesFor>) => sql<PageProblem>`
  b.id, b.type, ${isoDate(sql`b.since`)} as since,
  b.is_acknowledged as "isAcknowledged",
  json_build_object('id', p.id, 'productName', p.product_name, 'link', p.link, 'ean', p.ean) as page,
  json_build_object('id', r.id, 'name', r.name) as retailer, json_build_object('id', l.id, 'name', l.name) as license,
  ${expected} as expected, ${found} as found,
  case when u.id is null then null else json_build_object('id', u.id, 'username', u.username) end as owner,
  ${lostPerDay} as "lostPerDay",
  json_build_object('low', coalesce(lost.low, 0)::float8, 'high', coalesce(lost.high, 0)::float8) as "lostRange"
`;

function conditionsOf(
  { user, language }: ProblemReader,
  filter: ProblemFilter,
): (RawBuilder<unknown> | undefined)[] {
  const sides = problemSidesFor(user, language);
  const { types, licenses, retailers, owners, isAcknowledged } = filter;
  return [
    sql`b.cleared_at is null`,
    pageInScopeOf(user),
    contains(filter.search, [sql`p.product_name`, sql`p.link`, sql`p.ean`, sides.expected, sides.found]),
    types?.length ? sql`b.type = any(${types}::text[])` : undefined,
    licenses?.length ? sql`p.license_id = any(${licenses}::int[])` : undefined,
    retailers?.length ? sql`p.retailer_id = any(${retailers}::int[])` : undefined,
    owners?.length ? sql`b.owner_id = any(${owners}::int[])` : undefined,
    isAcknowledged === undefined ? undefined : sql`b.is_acknowledged = ${isAcknowledged}`,
  ];
}

/** Lists open problems of the pages the user can access; those that cost most views first. */
export function listProblems(
  query: Queryable,
  reader: ProblemReader,
  request: ListQuery,
): Promise<{ items: PageProblem[]; total: number }> {
  return readList(
    query,
    {
      select: selectFor(problemSidesFor(reader.user, reader.language)),
      from: withLoss,
      conditions: conditionsOf(reader, request),
      columns: {
        type: sql`b.type`,
        productName: asText(sql`p.product_name`),
        retailer: asText(sql`r.name`),
        license: asText(sql`l.name`),
        since: sql`b.since`,
        owner: asText(sql`u.username`),
        isAcknowledged: sql`b.is_acknowledged`,
        lostPerDay,
      },
      defaultSort: [{ column: 'lostPerDay', isDescending: true }],
      tieBreaker: sql`b.since, b.id`,
    },
    request,
  );
}

/** Counts open problems by retailer and type; those that cost most views first. */
export async function countProblems(
  query: Queryable,
  reader: ProblemReader,
  filter: ProblemFilter,
): Promise<ProblemCount[]> {
  const { rows } = await sql<ProblemCount>`
    select json_build_object('id', counted.retailer_id, 'name', counted.name) as retailer, type, count, "lostPerDay", "lostRange"
    from (
      select r.id as retailer_id, r.name, b.type, count(*)::int as count, sum(${lostPerDay}) as "lostPerDay",
        json_build_object(
          'low', sum(coalesce(lost.low, 0))::float8, 'high', sum(coalesce(lost.high, 0))::float8
        ) as "lostRange"
      from ${withLoss} where ${allOf(conditionsOf(reader, filter))} group by r.id, r.name, b.type
    ) counted order by "lostPerDay" desc, count desc, counted.name collate "und-x-icu", type
  `.execute(query);
  return rows;
}

/** Returns the selected open problems the user can access, locked until the transaction ends. */
export async function lockProblems(
  query: Queryable,
  reader: ProblemReader,
  choice: { ids: readonly number[] } | { filter: ProblemFilter },
): Promise<number[]> {
  const chosen = 'ids' in choice ? sql`b.id = any(${choice.ids}::int[])` : sql`true`;
  const filter = 'filter' in choice ? choice.filter : {};
  const { rows } = await sql<{ id: number }>`
    select b.id from ${from} where ${chosen} and ${allOf(conditionsOf(reader, filter))} order by b.id for update of b
  `.execute(query);
  return rows.map(({ id }) => id);
}
