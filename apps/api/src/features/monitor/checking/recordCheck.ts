import { pageProblemTypes, type Finding, type PageProblemType } from '@vitrina/api-client/contract';
import { pageKey } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';

import type { Database, Queryable } from '../../../platform/storage/database.ts';
import { groupProblems, listIncidentsOf } from '../incidents/groupProblems.ts';
import { findUnreachable } from '../rules/unreachable.ts';
import type { FailedVerdict, ReadVerdict, Verdict } from './judgePage.ts';
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

/** Ends the open problems of a page, except the given types. */
async function clearProblems(
  query: Queryable,
  pageId: number,
  kept: readonly PageProblemType[],
  at: Date,
): Promise<void> {
  await sql`
    update page_problem set cleared_at = ${at}
    where page_id = ${pageId} and cleared_at is null and type <> all(${kept}::text[])
  `.execute(query);
}

/** Continues problems that were found again, and starts new ones. */
async function storeFindings(
  query: Queryable,
  pageId: number,
  findings: readonly Finding[],
  at: Date,
): Promise<void> {
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

/** A page that does not answer has one more problem; the others are unknown, and stay. */
async function storeFailure(
  query: Queryable,
  pageId: number,
  { failure, detail }: FailedVerdict,
  at: Date,
): Promise<void> {
  const unreachable = findUnreachable(failure, detail);
  if (unreachable) await storeFindings(query, pageId, [unreachable], at);
  else await clearProblems(query, pageId, notUnreachable, at);
  await sql`
    update product_page set check_failure = ${failure}, failed_checks = failed_checks + 1,
      next_check_at = now() + least(
        make_interval(hours => ${hoursBetweenChecks}),
        make_interval(mins => ${firstRetryMinutes}) * power(2, least(failed_checks, 10))
      )
    where id = ${pageId}
  `.execute(query);
}

/** Problems that only a browser finds: without one, they are unknown, and stay. */
const seenOnly: readonly PageProblemType[] = [
  'contentMissing',
  'contentHidden',
  'contentDiffers',
  'lookDiffers',
  'blockedByPolicy',
  'scriptError',
];

/** Returns the types of problems that a check found or could not rule out. */
function keptTypes({ findings, evidence: { way } }: ReadVerdict): readonly PageProblemType[] {
  if (!findings) return notUnreachable;
  const found = findings.map(({ type }) => type);
  return way === 'htmlOnly' || way === 'browserFailed' ? [...found, ...seenOnly] : found;
}

const notUnreachable = pageProblemTypes.filter((type) => type !== 'unreachable');

async function storeSuccess(query: Queryable, pageId: number, verdict: ReadVerdict, at: Date): Promise<void> {
  const { state, findings = [], isShown, isCounted, evidence } = verdict;
  const isProductPage = state === 'shown' || state === 'noindex';
  const key = isProductPage ? pageKey(evidence.url, evidence.canonical) : undefined;
  await clearProblems(query, pageId, keptTypes(verdict), at);
  await storeFindings(query, pageId, findings, at);
  await sql`
    update product_page set check_failure = null, failed_checks = 0, state = ${state}, visited_at = ${at},
      is_shown = coalesce(${isShown ?? null}::boolean, is_shown), is_counted = ${isCounted},
      page_key = coalesce(${key ?? null}, page_key),
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
    const incidents = await listIncidentsOf(query, [pageId]);
    if (verdict.kind === 'failed') await storeFailure(query, pageId, verdict, checkedAt);
    else await storeSuccess(query, pageId, verdict, checkedAt);
    await groupProblems(query, [pageId], incidents);
    await renewStatuses(query, [pageId]);
  });
}
