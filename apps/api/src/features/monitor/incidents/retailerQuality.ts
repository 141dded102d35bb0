import type { CallRequest, contract, RetailerQuality } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { allOf } from '../../../platform/http/listQuery.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { pageInScopeOf, pagesFrom } from '../../access/pageScope.ts';
import { today } from '../pageViews.ts';

const shownDays = 90;

/**
 * Returns for each retailer and day how many watched pages there were, and how many of them had no problem at its end.
 * The worst retailer of the last day is first.
 */
export async function listQuality(
  query: Queryable,
  user: CurrentUser,
  { licenses, retailers }: CallRequest<typeof contract.listRetailerQuality>['query'],
): Promise<RetailerQuality[]> {
  const where = allOf([
    pageInScopeOf(user),
    sql`p.link is not null`,
    licenses?.length ? sql`p.license_id = any(${licenses}::int[])` : undefined,
    retailers?.length ? sql`p.retailer_id = any(${retailers}::int[])` : undefined,
  ]);
  const { rows } = await sql<RetailerQuality>`
    with page as (
      select p.id, p.retailer_id, r.name, p.created_at from ${pagesFrom} where ${where}
    ), day as (
      select day, (day + 1)::timestamp at time zone (select time_zone from roll_zone) as ends
      from (select ${today} - n as day from generate_series(0, ${shownDays - 1}::int) n) days
    ), watched as (
      select page.retailer_id, page.name, day.day, count(*)::int as pages
      from page join day on page.created_at < day.ends group by 1, 2, 3
    ), faulty as (
      select page.retailer_id, day.day, count(distinct page.id)::int as pages
      from page join page_problem b on b.page_id = page.id
      join day on b.since < day.ends and (b.cleared_at is null or b.cleared_at >= day.ends)
        and page.created_at < day.ends
      group by 1, 2
    )
    select json_build_object('id', w.retailer_id, 'name', w.name) as retailer,
      json_agg(json_build_object(
        'day', w.day, 'pages', w.pages, 'sound', w.pages - coalesce(f.pages, 0)
      ) order by w.day) as days
    from watched w left join faulty f using (retailer_id, day)
    group by w.retailer_id, w.name
    order by (array_agg(1 - coalesce(f.pages, 0)::float8 / w.pages order by w.day desc))[1], w.name collate "und-x-icu"
  `.execute(query);
  return rows;
}
