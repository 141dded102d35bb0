import type { CallRequest, contract, MonitoredPage } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import type { Language } from '../../../platform/http/language.ts';
import { allOf, asText, contains, readList } from '../../../platform/http/listQuery.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { isoDate } from '../../../platform/storage/isoDate.ts';
import { pageInScopeOf, pagesFrom } from '../../access/pageScope.ts';
import { weekViews } from '../pageViews.ts';
import { openProblems } from './openProblems.ts';

type ListQuery = CallRequest<typeof contract.listMonitoredPages>['query'];
/** The filters of a list of pages. */
export type PageFilter = Pick<
  Partial<ListQuery>,
  'search' | 'statuses' | 'problems' | 'licenses' | 'retailers' | 'isChecked' | 'isMapped' | 'incidents'
>;
type Column = ListQuery['sort'][number]['column'];

const isActive = sql<boolean>`exists (
  select 1 from stream_pointer s where s.epack_id = p.epack_id and s.retailer_id = p.retailer_id
)`;

const reasonName = (language: Language) => sql.ref(`n.name_${language}`);

function selectPage(language: Language): RawBuilder<MonitoredPage> {
  return sql<MonitoredPage>`
    p.id, p.status, ${isoDate(sql`p.status_since`)} as "statusSince",
    json_build_object(
      'cause', p.status_cause, 'problem', p.status_problem,
      'failure', case when p.status_cause = 'unread' then p.check_failure end
    ) as "statusWhy",
    json_build_object('id', r.id, 'name', r.name) as retailer, json_build_object('id', l.id, 'name', l.name) as license,
    p.product_name as "productName", p.link, p.ean, p.mpn, p.brand, p.brand_alias as "brandAlias",
    p.retailer_sku as "retailerSku",
    case when e.id is null then null else json_build_object('id', e.id, 'name', e.name) end as mapping,
    ${isActive} as "isActive", p.is_in_stock as "isInStock",
    case when n.id is null then null else json_build_object(
      'id', n.id, 'name', ${reasonName(language)}, 'note', p.reason_note, 'sentDate', ${isoDate(sql`p.reason_at`)}
    ) end as reason,
    p.is_checked as "isChecked", ${isoDate(sql`p.visited_at`)} as "lastVisited", p.check_failure as "checkFailure",
    ${openProblems} as problems, ${weekViews} as impressions, p.revision
  `;
}

const from = sql`${pagesFrom} left join page_reason n on n.id = p.reason_id`;

function sortable(language: Language): Record<Column, RawBuilder<unknown>> {
  return {
    status: sql`p.status`,
    productName: asText(sql`p.product_name`),
    retailer: asText(sql`r.name`),
    license: asText(sql`l.name`),
    retailerSku: asText(sql`p.retailer_sku`),
    brandAlias: asText(sql`p.brand_alias`),
    mapping: asText(sql`e.name`),
    reason: asText(reasonName(language)),
    link: asText(sql`p.link`),
    lastVisited: sql`p.visited_at`,
    isChecked: sql`p.is_checked`,
    impressions: weekViews,
  };
}

/** Returns the conditions of a filter, on the tables of {@link pagesFrom}. */
function conditionsOf(user: CurrentUser, filter: PageFilter): (RawBuilder<unknown> | undefined)[] {
  const { statuses, problems, licenses, retailers, isChecked, isMapped, incidents } = filter;
  const searched = ['product_name', 'link', 'ean', 'mpn', 'retailer_sku', 'brand', 'brand_alias'];
  return [
    pageInScopeOf(user),
    contains(
      filter.search,
      searched.map((column) => sql.ref(`p.${column}`)),
    ),
    statuses?.length ? sql`p.status = any(${statuses}::text[])` : undefined,
    problems?.length
      ? sql`exists (
          select 1 from page_problem b
          where b.page_id = p.id and b.cleared_at is null and b.type = any(${problems}::text[])
        )`
      : undefined,
    licenses?.length ? sql`p.license_id = any(${licenses}::int[])` : undefined,
    retailers?.length ? sql`p.retailer_id = any(${retailers}::int[])` : undefined,
    isChecked === undefined ? undefined : sql`p.is_checked = ${isChecked}`,
    incidents?.length
      ? sql`exists (
          select 1 from page_problem b
          where b.page_id = p.id and b.cleared_at is null and b.incident_id = any(${incidents}::int[])
        )`
      : undefined,
    isMapped === undefined ? undefined : sql`(e.id is not null) = ${isMapped}`,
  ];
}

/** Lists the product pages the user can access; those that need attention first. */
export function listPages(
  query: Queryable,
  user: CurrentUser,
  request: ListQuery,
  language: Language,
): Promise<{ items: MonitoredPage[]; total: number }> {
  return readList(
    query,
    {
      select: selectPage(language),
      from,
      conditions: conditionsOf(user, request),
      columns: sortable(language),
      defaultSort: [{ column: 'productName', isDescending: false }],
      tieBreaker: sql`p.id`,
    },
    request,
  );
}

/** Returns a product page as a list item; undefined if the user cannot access it. */
export async function findPage(
  query: Queryable,
  user: CurrentUser,
  id: number,
  language: Language,
): Promise<MonitoredPage | undefined> {
  const { rows } = await sql<MonitoredPage>`
    select ${selectPage(language)} from ${from} where p.id = ${id} and ${pageInScopeOf(user)}
  `.execute(query);
  return rows[0];
}

/** The pages of a bulk call: by id, or all that match a filter. */
export type PageChoice = { ids: readonly number[] } | { filter: PageFilter };

/** Returns the selected pages the user can access, locked until the transaction ends. */
export async function lockPages(query: Queryable, user: CurrentUser, choice: PageChoice): Promise<number[]> {
  const condition =
    'ids' in choice
      ? sql`p.id = any(${choice.ids}::int[]) and ${pageInScopeOf(user)}`
      : allOf(conditionsOf(user, choice.filter));
  const { rows } = await sql<{ id: number }>`
    select p.id from ${pagesFrom} where ${condition} order by p.id for update of p
  `.execute(query);
  return rows.map(({ id }) => id);
}
