import type { Finding } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { Database, Queryable } from '../../../platform/storage/database.ts';
import type { Verdict } from './judgePage.ts';
import { renewStatuses } from './renewStatuses.ts';

/** A check's result, with its time and duration. */
export interface Check {
  verdict: Verdict;
  checkedAt: Date;
  tookMs: number;
}

/** The number of checks kept per page. */
const keptChecks = 50;
const hoursBetweenChecks = 24;
/** After the first failure, a page is retried in ten minutes, then in twenty, and finally once a day. */
const firstRetryMinutes = 10;

async function storeCheck(
  query: Queryable,
  pageId: number,
  { verdict, checkedAt, tookMs }: Check,
): Promise<void> {
  await query
    .insertInto('page_check')
    .values({
      page_id: pageId,
      checked_at: checkedAt,
      took_ms: Math.round(tookMs),
      failure: verdict.kind === 'failed' ? verdict.failure : null,
      evidence: JSON.stringify(verdict.evidence),
    })
    .execute();
  await sql`
    delete from page_check where page_id = ${pageId} and id <= (
      select id from page_check where page_id = ${pageId} order by checked_at desc, id desc offset ${keptChecks} limit 1
    )
  `.execute(query);
}

/** Continues problems that were found again, starts new ones, and ends those no longer found. */
async function storeFindings(
  query: Queryable,
  pageId: number,
  findings: readonly Finding[],
  at: Date,
): Promise<void> {
  let cleared = query
    .updateTable('page_problem')
    .set({ cleared_at: at })
    .where('page_id', '=', pageId)
    .where('cleared_at', 'is', null);
  if (findings.length > 0)
    cleared = cleared.where(
      'type',
      'not in',
      findings.map(({ type }) => type),
    );
  await cleared.execute();
  if (findings.length === 0) return;
  await query
    .insertInto('page_problem')
    .values(findings.map((finding) => ({ page_id: pageId, since: at, ...finding })))
    .onConflict((conflict) =>
      conflict
        .columns(['page_id', 'type'])
        .where('cleared_at', 'is', null)
        .doUpdateSet((row) => ({ expected: row.ref('excluded.expected'), found: row.ref('excluded.found') })),
    )
    .execute();
}

function storeFailure(query: Queryable, pageId: number, failure: string): Promise<unknown> {
  return sql`
    update product_page set check_failure = ${failure}, failed_checks = failed_checks + 1,
      next_check_at = now() + least(
        make_interval(hours => ${hoursBetweenChecks}),
        make_interval(mins => ${firstRetryMinutes}) * power(2, least(failed_checks, 10))
      )
    where id = ${pageId}
  `.execute(query);
}

function storeSuccess(query: Queryable, pageId: number, state: string, at: Date): Promise<unknown> {
  return sql`
    update product_page set check_failure = null, failed_checks = 0, state = ${state}, visited_at = ${at},
      next_check_at = now() + make_interval(hours => ${hoursBetweenChecks})
    where id = ${pageId}
  `.execute(query);
}

/** Stores a check, and updates the page's problems and status. */
export async function recordCheck(database: Database, pageId: number, check: Check): Promise<void> {
  const { verdict, checkedAt } = check;
  await database.transaction(async (query) => {
    const { rows } = await sql`select 1 from product_page where id = ${pageId} for update`.execute(query);
    if (rows.length === 0) return;
    await storeCheck(query, pageId, check);
    if (verdict.kind === 'failed') {
      await storeFailure(query, pageId, verdict.failure);
      return;
    }
    if (verdict.findings) await storeFindings(query, pageId, verdict.findings, checkedAt);
    await storeSuccess(query, pageId, verdict.state, checkedAt);
    await renewStatuses(query, [pageId]);
  });
}
