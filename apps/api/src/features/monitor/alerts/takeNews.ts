import type { PageProblemType, PageStatus } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { pageInScopeOf, pagesFrom } from '../../access/pageScope.ts';

/** The conditions of a rule, as stored. */
export interface DueRule {
  id: number;
  user_id: number;
  name: string;
  problems: PageProblemType[];
  statuses: PageStatus[];
  retailer_ids: number[];
  brand_ids: number[];
  license_ids: number[];
  is_by_mail: boolean;
  language: 'en' | 'ru';
}

/** A problem or status that began on a page and was not reported to the user yet. */
export interface NewsItem {
  pageId: number;
  kind: 'problem' | 'status';
  word: PageProblemType | PageStatus;
  /** The product's name, or another field that identifies the page. */
  page: string;
  retailer: string;
}

/** A check records when a problem began and stores it at the end of the check; a status is stored at once. */
const storedWithin = sql`interval '1 hour'`;

const oneOf = (column: RawBuilder<unknown>, ids: readonly number[]) =>
  ids.length === 0 ? sql`true` : sql`${column} = any(${ids}::int[])`;

/** Matches the pages (aliases as {@link pagesFrom}) of a rule, among those its owner can access now. */
function isWatched(user: CurrentUser, rule: DueRule): RawBuilder<unknown> {
  const ofBrand =
    rule.brand_ids.length === 0
      ? sql`true`
      : sql`exists (
          select 1 from brand x where x.id = any(${rule.brand_ids}::int[])
            and lower(x.name) = lower(coalesce(nullif(e.brand, ''), p.brand))
        )`;
  return sql`
    ${pageInScopeOf(user)} and ${ofBrand}
    and ${oneOf(sql`p.retailer_id`, rule.retailer_ids)} and ${oneOf(sql`p.license_id`, rule.license_ids)}
  `;
}

const isNew = (rule: DueRule) => sql`(
  select greatest(a.created_at, a.looked_at - ${storedWithin}) from alert_rule a where a.id = ${rule.id}
)`;

const pageName = sql`coalesce(nullif(p.product_name, ''), nullif(p.ean, ''), p.link, '#' || p.id)`;

/**
 * Takes the problems and statuses that began since the rule's last run and still last, and marks them as
 * sent. A user gets each problem once, even if several rules match; acknowledged problems are left out.
 */
export async function takeNews(query: Queryable, user: CurrentUser, rule: DueRule): Promise<NewsItem[]> {
  const problems = sql<NewsItem>`
    with told as (
      insert into alert_told_problem (user_id, problem_id)
      select ${user.id}::int, b.id from ${pagesFrom} join page_problem b on b.page_id = p.id
      where b.cleared_at is null and not b.is_acknowledged and b.since >= ${isNew(rule)}
        and b.type = any(${rule.problems}::text[]) and ${isWatched(user, rule)}
      on conflict do nothing returning problem_id
    )
    select p.id as "pageId", 'problem' as kind, b.type as word, ${pageName} as page, r.name as retailer
    from told join page_problem b on b.id = told.problem_id join product_page p on p.id = b.page_id
    join retailer r on r.id = p.retailer_id order by b.type, r.name collate "und-x-icu", b.id
  `;
  const statuses = sql<NewsItem>`
    with told as (
      insert into alert_told_status (user_id, page_id, since)
      select ${user.id}::int, s.page_id, s.since from ${pagesFrom} join page_status_period s on s.page_id = p.id
      where s.until is null and s.since >= ${isNew(rule)}
        and s.status = any(${rule.statuses}::text[]) and ${isWatched(user, rule)}
      on conflict do nothing returning page_id, since
    )
    select p.id as "pageId", 'status' as kind, s.status as word, ${pageName} as page, r.name as retailer
    from told join page_status_period s on s.page_id = told.page_id and s.since = told.since
    join product_page p on p.id = s.page_id
    join retailer r on r.id = p.retailer_id order by s.status, r.name collate "und-x-icu", p.id
  `;
  const found = [];
  if (rule.problems.length > 0) found.push(...(await problems.execute(query)).rows);
  if (rule.statuses.length > 0) found.push(...(await statuses.execute(query)).rows);
  return found;
}
