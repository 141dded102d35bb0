import { maxShelfPages, type EpackShelf, type ShelfPage } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { notFound } from '../../../platform/http/failure.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { isoDate } from '../../../platform/storage/isoDate.ts';
import { pageInScopeOf, pagesFrom } from '../../access/pageScope.ts';
import { monthImpressions } from '../../epacks/monthImpressions.ts';
import { findEpack } from '../../epacks/queries.ts';
import { pageViewsOf } from '../pageViews.ts';
import { openProblems } from './openProblems.ts';

interface ShelfRow extends ShelfPage {
  total: number;
  all_problems: number;
}

/** Lists the product pages of an epack that the user can access, those with problems first. */
async function readPages(query: Queryable, user: CurrentUser, epackId: string): Promise<ShelfRow[]> {
  const { rows } = await sql<ShelfRow>`
    select p.id, json_build_object('id', r.id, 'name', r.name) as retailer, p.status,
      ${isoDate(sql`p.status_since`)} as "statusSince", p.link, ${isoDate(sql`p.visited_at`)} as "lastVisited",
      p.check_failure as "checkFailure", ${openProblems} as problems, ${pageViewsOf(30)} as impressions,
      count(*) over ()::int as total, (sum(c.problems) over ())::int as all_problems
    from ${pagesFrom} cross join lateral (
      select count(*) as problems from page_problem b where b.page_id = p.id and b.cleared_at is null
    ) c
    where p.epack_id = ${epackId} and ${pageInScopeOf(user)}
    order by c.problems desc, r.name, p.id limit ${maxShelfPages}
  `.execute(query);
  return rows;
}

async function countImpressions(query: Queryable, user: CurrentUser, epackId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select ${monthImpressions(user)} as n from epack e where e.id = ${epackId}
  `.execute(query);
  return rows[0]?.n ?? 0;
}

/**
 * Returns an epack's results on its product pages.
 *
 * @throws 404 if the user cannot access the epack
 */
export async function readEpackShelf(
  query: Queryable,
  user: CurrentUser,
  epackId: string,
): Promise<EpackShelf> {
  if (!(await findEpack(query, user, epackId))) throw notFound();
  const [rows, impressions] = await Promise.all([
    readPages(query, user, epackId),
    countImpressions(query, user, epackId),
  ]);
  return {
    impressions,
    pages: rows.map(({ total: _total, all_problems: _problems, ...page }) => page),
    total: rows[0]?.total ?? 0,
    problemCount: rows[0]?.all_problems ?? 0,
  };
}
