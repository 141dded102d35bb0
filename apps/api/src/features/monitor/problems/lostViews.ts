import { sql } from 'kysely';

import { dayOf, ofPackage, today } from '../pageViews.ts';
import { blockingProblems } from '../rules/blockingProblems.ts';

const window = sql`i.day >= first.day - 28 and i.day < first.day`;

const rankOf = (type: ReturnType<typeof sql>) =>
  sql`coalesce(array_position(${blockingProblems}::text[], ${type}), 99)`;

/** Whether a problem (alias `b`) stands for its page: of its open problems, the one that explains most, then the oldest. */
const isLead = sql`not exists (
  select from page_problem o where o.page_id = b.page_id and o.cleared_at is null
    and (${rankOf(sql`o.type`)}, o.since, o.id) < (${rankOf(sql`b.type`)}, b.since, b.id)
)`;

/** Earlier views that name no page. */
const unnamedViews = sql`greatest(0,
  coalesce((select sum(i.n) from roll_epack i where ${ofPackage} and ${window}), 0)
  - coalesce((select sum(i.n) from roll_page i where ${ofPackage} and ${window}), 0)
)`;

/** Earlier views of a page's (alias `q`) epack on that page. */
const namedViews = sql`coalesce((
  select sum(i.n) from roll_page i where i.page_key = q.page_key and ${ofPackage} and ${window}
), 0)`;

/**
 * The daily views a problem (alias `b`) of a page (alias `p`) costs, as lateral joins: `lost.estimate`, `lost.low` and
 * `lost.high`.
 *
 * The loss of an epack at a retailer is its daily views in the four weeks before minus those since; the worst and the
 * best of these weeks give the range. It is at most what the epack's pages with problems had, is split over them by their
 * own earlier views, and a page charges it to one problem. So sums over pages, problems and retailers count each lost view once.
 *
 * The epack's part depends on nothing else, so that PostgreSQL computes it once for all its pages with problems of a day.
 */
export const lostViews = sql`
left join lateral (
  select ${dayOf(sql`b.since`)} as day where p.epack_id is not null and ${isLead}
) first on true
left join lateral (
  select before.mean, before.least, before.most, since.mean as now_mean, affected.n, affected.pages,
    (affected.n + ${unnamedViews}) / 28.0 as most_lost
  from (
    select coalesce(sum(week.n), 0) / 28.0 as mean, coalesce(min(week.n), 0) / 7.0 as least,
      coalesce(max(week.n), 0) / 7.0 as most
    from (
      select coalesce(sum(i.n), 0) as n from generate_series(0, 3) w
      left join roll_epack i on ${ofPackage} and ${window} and (i.day - (first.day - 28)) / 7 = w
      group by w
    ) week
  ) before, (
    select coalesce(sum(i.n), 0) / greatest(1, ${today} - first.day + 1) as mean from roll_epack i
    where ${ofPackage} and i.day >= first.day
  ) since, (
    select coalesce(sum(${namedViews}), 0) as n, count(*) as pages from product_page q
    where q.license_id = p.license_id and q.retailer_id = p.retailer_id and q.epack_id = p.epack_id
      and exists (select from page_problem o where o.page_id = q.id and o.cleared_at is null)
  ) affected
) of_epack on first.day is not null
left join lateral (
  select case when of_epack.n > 0 then ${namedViews} / of_epack.n else 1.0 / greatest(1, of_epack.pages) end as share
  from (select p.page_key) q
) of_page on first.day is not null
left join lateral (
  select greatest(0, least(of_epack.mean - of_epack.now_mean, of_epack.most_lost)) * of_page.share as estimate,
    greatest(0, least(of_epack.least - of_epack.now_mean, of_epack.most_lost)) * of_page.share as low,
    greatest(0, least(
      of_epack.most - of_epack.now_mean, of_epack.most_lost * of_epack.most / greatest(of_epack.mean, 1e-9)
    )) * of_page.share as high
) lost on first.day is not null`;
