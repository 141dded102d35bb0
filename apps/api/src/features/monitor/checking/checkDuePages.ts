import { sql } from 'kysely';

import type { Log } from '../../../platform/logs/log.ts';
import type { Database } from '../../../platform/storage/database.ts';
import { FetchFailure } from '../../../platform/fetching/fetchFailure.ts';
import type { FetchOptions } from '../../../platform/fetching/fetchOptions.ts';
import type { Camera } from '../shots/openCamera.ts';
import { removeShot, storeShot } from '../shots/pageShots.ts';
import { findExpected } from './findExpected.ts';
import { openHostLine, type HostLine } from './hostLine.ts';
import { judgePage, type ReadVerdict, type Verdict } from './judgePage.ts';
import { recordCheck } from './recordCheck.ts';

/** The context of a run of checks. */
export interface CheckRun {
  database: Database;
  log: Log;
  /** How pages are fetched; its signal ends the run. */
  fetching: FetchOptions;
  /** The origins our script can load from. */
  scriptOrigins: readonly string[];
  /** Takes screenshots of pages with problems; undefined if no browser is configured. */
  camera?: Camera | undefined;
  /** The minimum time between two requests to a host, in milliseconds. */
  paceMs: number;
  /** Pages due after this time are left to the next run. */
  dueUntil: Date;
}

interface DuePage {
  id: number;
  link: string;
}

const hostsAtOnce = 16;
/** Pages read from the database per host at a time; waiting pages are not held in memory. */
const batchSize = 20;

async function listDueOrigins({ database, dueUntil }: CheckRun): Promise<string[]> {
  const { rows } = await sql<{ origin: string }>`
    select origin from product_page
    where link is not null and next_check_at <= ${dueUntil} group by origin order by min(next_check_at)
  `.execute(database.query);
  return rows.map(({ origin }) => origin);
}

async function listDuePages({ database, dueUntil }: CheckRun, origin: string): Promise<DuePage[]> {
  const { rows } = await sql<DuePage>`
    select id, link from product_page
    where link is not null and next_check_at <= ${dueUntil} and origin = ${origin}
    order by next_check_at, id limit ${batchSize}
  `.execute(database.query);
  return rows;
}

async function look(run: CheckRun, line: HostLine, { id, link }: DuePage): Promise<Verdict | undefined> {
  const expected = await findExpected(run.database.query, id, run.scriptOrigins);
  if (!expected) return undefined;
  try {
    await line.waitFor(link);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { kind: 'failed', failure: error.code, evidence: null };
  }
  return judgePage(run.database.query, link, expected, run.fetching);
}

async function checkPage(run: CheckRun, line: HostLine, page: DuePage): Promise<void> {
  const checkedAt = new Date();
  const begin = performance.now();
  const verdict = await look(run, line, page);
  // A check interrupted by the end of the run is not recorded; the page stays due.
  if (!verdict || run.fetching.signal.aborted) return;
  await recordCheck(run.database, page.id, { verdict, checkedAt, tookMs: performance.now() - begin });
  if (verdict.kind === 'failed')
    run.log.info({ page: page.id, failure: verdict.failure }, 'page not checked');
  else await keepShot(run, page.id, verdict, checkedAt);
}

/** Takes a screenshot as additional evidence; the check is valid without one. */
async function keepShot(
  { camera, database, log }: CheckRun,
  pageId: number,
  { findings, evidence }: ReadVerdict,
  checkedAt: Date,
): Promise<void> {
  if (findings?.length === 0) return removeShot(database.query, pageId);
  if (!camera || !findings) return;
  try {
    await storeShot(database.query, pageId, checkedAt, await camera.take(evidence.url));
  } catch (error) {
    log.warn({ err: error, page: pageId }, 'no picture of the page');
  }
}

/** Postpones a page whose check throws, so that it does not block the rest of the host. */
async function setAside({ database, fetching, log }: CheckRun, page: DuePage, error: unknown): Promise<void> {
  if (fetching.signal.aborted) return;
  log.error({ err: error, page: page.id }, 'check of a page broke off');
  await sql`
    update product_page set next_check_at = now() + interval '1 hour' where id = ${page.id}
  `.execute(database.query);
}

async function checkHost(run: CheckRun, origin: string): Promise<void> {
  const line = openHostLine(origin, run.paceMs, run.fetching);
  for (;;) {
    const pages = await listDuePages(run, origin);
    if (pages.length === 0) return;
    for (const page of pages) {
      if (run.fetching.signal.aborted) return;
      await checkPage(run, line, page).catch((error: unknown) => setAside(run, page, error));
    }
  }
}

/** Checks every page that is due: several hosts at once, each at its own pace. */
export async function checkDuePages(run: CheckRun): Promise<void> {
  const origins = await listDueOrigins(run);
  const next = origins.values();
  async function work(): Promise<void> {
    for (const origin of next) {
      if (run.fetching.signal.aborted) return;
      await checkHost(run, origin);
    }
  }
  await Promise.all(Array.from({ length: Math.min(hostsAtOnce, origins.length) }, work));
}
