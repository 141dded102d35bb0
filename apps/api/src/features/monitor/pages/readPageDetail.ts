import type { MonitoredPage, MonitoredPageDetail, PageEvidence } from '@vitrina/api-client/contract';

import { notFound } from '../../../platform/http/failure.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { findExpected } from '../checking/findExpected.ts';
import type { ProblemReader } from '../problems/listProblems.ts';
import { problemSidesFor } from '../problems/problemSides.ts';
import { findShotDate } from '../shots/pageShots.ts';
import type { StoredEvidence } from '../tables.ts';

const shownChecks = 20;
const shownPeriods = 200;
const shownProblems = 200;

async function readExpected(
  query: Queryable,
  pageId: number,
  scriptOrigins: readonly string[],
): Promise<MonitoredPageDetail['expected']> {
  const expected = await findExpected(query, pageId, scriptOrigins);
  if (!expected) throw notFound();
  const { retailerId, domains, ean, mpn, brands, mappingId } = expected;
  return {
    retailer: String(retailerId),
    domains: [...domains],
    scriptOrigins: [...scriptOrigins],
    ean,
    mpn,
    brands: [...brands],
    mappingId,
  };
}

async function readPeriods(query: Queryable, pageId: number): Promise<MonitoredPageDetail['statusHistory']> {
  const rows = await query
    .selectFrom('page_status_period')
    .select(['status', 'since', 'until', 'cause', 'problem', 'failure', 'views'])
    .where('page_id', '=', pageId)
    .orderBy('since', 'desc')
    .limit(shownPeriods)
    .execute();
  return rows.map(({ status, since, until, cause, problem, failure, views }) => ({
    status,
    why: cause === null ? null : { cause, problem, failure },
    views: views ?? 0,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
  }));
}

async function readProblems(
  query: Queryable,
  { user, language }: ProblemReader,
  pageId: number,
): Promise<MonitoredPageDetail['problemHistory']> {
  const { expected, found } = problemSidesFor(user, language);
  const rows = await query
    .selectFrom('page_problem as b')
    .leftJoin('app_user as u', 'u.id', 'b.owner_id')
    .select(['b.id', 'b.type', 'b.since', 'b.is_acknowledged', 'b.cleared_at', 'b.owner_id', 'u.username'])
    .select([expected.as('expected'), found.as('found')])
    .where('page_id', '=', pageId)
    .orderBy('cleared_at', (order) => order.desc().nullsFirst())
    .orderBy('since', 'desc')
    .limit(shownProblems)
    .execute();
  return rows.map(
    ({ id, type, since, cleared_at, expected, found, is_acknowledged, owner_id, username }) => ({
      id,
      type,
      since: since.toISOString(),
      isAcknowledged: is_acknowledged,
      clearedDate: cleared_at?.toISOString() ?? null,
      expected,
      found,
      owner: owner_id === null ? null : { id: owner_id, username: username ?? '' },
    }),
  );
}

function toEvidence({ sight, ...evidence }: StoredEvidence): PageEvidence {
  return { way: 'html', ...evidence, sight: sight ? { sameLook: null, ...sight } : null };
}

async function readChecks(query: Queryable, pageId: number): Promise<MonitoredPageDetail['checks']> {
  const rows = await query
    .selectFrom('page_check')
    .select(['id', 'checked_at', 'took_ms', 'failure', 'evidence'])
    .where('page_id', '=', pageId)
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownChecks)
    .execute();
  return rows.map(({ id, checked_at, took_ms, failure, evidence }) => ({
    id,
    date: checked_at.toISOString(),
    tookMs: took_ms,
    failure,
    evidence: evidence && toEvidence(evidence),
  }));
}

/** A page with its past. */
export async function readPageDetail(
  query: Queryable,
  reader: ProblemReader,
  page: MonitoredPage,
  scriptOrigins: readonly string[],
): Promise<MonitoredPageDetail> {
  const [expected, statusHistory, problemHistory, checks, shotDate] = await Promise.all([
    readExpected(query, page.id, scriptOrigins),
    readPeriods(query, page.id),
    readProblems(query, reader, page.id),
    readChecks(query, page.id),
    findShotDate(query, page.id),
  ]);
  return { ...page, expected, statusHistory, problemHistory, checks, shotDate };
}
