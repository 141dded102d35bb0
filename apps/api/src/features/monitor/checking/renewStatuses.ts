import type {
  PageCheckFailure,
  PageProblemType,
  PageStatus,
  PageStatusCause,
} from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import { weekViews } from '../pageViews.ts';
import { blockingProblems } from '../rules/blockingProblems.ts';
import { decideStatus, type StatusDecision } from '../rules/decideStatus.ts';
import type { PageState } from '../rules/pageState.ts';

interface FactsRow {
  id: number;
  status: PageStatus;
  status_cause: PageStatusCause;
  status_problem: PageProblemType | null;
  has_link: boolean;
  has_reason: boolean;
  check_failure: PageCheckFailure | null;
  state: PageState | null;
  blocking_problem: PageProblemType | null;
  is_mapped: boolean;
  is_published: boolean;
  is_published_for_a_day: boolean;
  is_shown: boolean;
  is_counted: boolean;
  views: number;
}

function readFacts(query: Queryable, pageIds: readonly number[]) {
  return sql<FactsRow>`
    select p.id, p.status, p.status_cause, p.status_problem, p.link is not null as has_link,
      p.reason_id is not null as has_reason, p.check_failure, p.state, p.epack_id is not null as is_mapped,
      published.since is not null as is_published,
      coalesce(published.since <= now() - interval '1 day', false) as is_published_for_a_day,
      p.is_shown, p.is_counted, ${weekViews} as views,
      (
        select b.type from page_problem b
        where b.page_id = p.id and b.cleared_at is null and b.type = any(${blockingProblems}::text[])
        order by array_position(${blockingProblems}::text[], b.type) limit 1
      ) as blocking_problem
    from product_page p cross join lateral (
      select min(u.published_at) as since from stream_pointer s join publication u on u.epack_id = s.epack_id
      where s.epack_id = p.epack_id and s.retailer_id = p.retailer_id
    ) published
    where p.id = any(${pageIds}::int[]) order by p.id
  `.execute(query);
}

interface Change {
  row: FactsRow;
  status: PageStatus;
  cause: PageStatusCause;
  problem: PageProblemType | null;
}

/** Begins a period of a status, with the cause of each page. */
function changeStatus(query: Queryable, changes: readonly Change[], status: PageStatus): Promise<unknown> {
  const pageIds = changes.map(({ row }) => row.id);
  const causes = changes.map(({ cause }) => cause);
  const problems = changes.map(({ problem }) => problem);
  const failures = changes.map(({ row, cause }) => (cause === 'unread' ? row.check_failure : null));
  const views = changes.map(({ row }) => row.views);
  return sql`
    with ended as (
      update page_status_period set until = now() where page_id = any(${pageIds}::int[]) and until is null
    ), begun as (
      insert into page_status_period (page_id, since, status, cause, problem, failure, views)
      select id, now(), ${status}, cause, problem, failure, views
      from unnest(${pageIds}::int[], ${causes}::text[], ${problems}::text[], ${failures}::text[], ${views}::int[])
        as changed (id, cause, problem, failure, views)
      on conflict (page_id, since) do update set
        status = excluded.status, until = null, cause = excluded.cause, problem = excluded.problem,
        failure = excluded.failure, views = excluded.views
    )
    update product_page set status = ${status}, status_since = now() where id = any(${pageIds}::int[])
  `.execute(query);
}

function changeCause(
  query: Queryable,
  pageIds: readonly number[],
  { cause, problem }: { cause: PageStatusCause; problem: PageProblemType | null },
): Promise<unknown> {
  return sql`
    update product_page set status_cause = ${cause}, status_problem = ${problem} where id = any(${pageIds}::int[])
  `.execute(query);
}

function decide(row: FactsRow): StatusDecision {
  return decideStatus({
    hasLink: row.has_link,
    hasReason: row.has_reason,
    failure: row.check_failure ?? undefined,
    state: row.state ?? undefined,
    blockingProblem: row.blocking_problem ?? undefined,
    isMapped: row.is_mapped,
    isPublished: row.is_published,
    isPublishedForADay: row.is_published_for_a_day,
    isShown: row.is_shown,
    views: row.is_counted ? row.views : undefined,
  });
}

const idsOf = (rows: readonly FactsRow[]) => rows.map(({ id }) => id);

/** Recalculates the statuses of pages with their causes, and adds changes to their history. */
export async function renewStatuses(query: Queryable, pageIds: readonly number[]): Promise<void> {
  const { rows } = await readFacts(query, pageIds);
  const decided = rows.map((row): Change => {
    const { status, cause } = decide(row);
    return { row, status, cause, problem: cause === 'blocked' ? row.blocking_problem : null };
  });
  // One statement for each status and cause, however many pages change to it.
  const changed = decided.filter(({ row, status }) => status !== row.status);
  for (const [status, pages] of Map.groupBy(changed, (one) => one.status))
    await changeStatus(query, pages, status);
  const moved = decided.filter(
    ({ row, cause, problem }) => cause !== row.status_cause || problem !== row.status_problem,
  );
  for (const pages of Map.groupBy(moved, ({ cause, problem }) => `${cause} ${problem}`).values()) {
    const [first] = pages;
    if (first) await changeCause(query, idsOf(pages.map(({ row }) => row)), first);
  }
}
