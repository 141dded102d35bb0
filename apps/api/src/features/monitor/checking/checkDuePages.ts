import { sql } from 'kysely';

import type { Log } from '../../../platform/logs/log.ts';
import type { Database } from '../../../platform/storage/database.ts';
import type { FetchOptions } from '../../../platform/fetching/fetchOptions.ts';
import type { BlobStore } from '../../../platform/storage/blobStore.ts';
import { isPassing } from '../rules/unreachable.ts';
import { removeShot, storeShot } from '../shots/pageShots.ts';
import type { PageBrowser } from '../sight/openPageBrowser.ts';
import { findExpected, findShownEpack } from './findExpected.ts';
import { openHostLine, type HostLine } from './hostLine.ts';
import { judgePage, toFailed, type Judging, type ReadVerdict, type Verdict } from './judgePage.ts';
import { readPublished } from './readPublished.ts';
import { recordCheck } from './recordCheck.ts';

/** The context of a run of checks. */
export interface CheckRun {
  database: Database;
  /** The published files. */
  blobs: BlobStore;
  log: Log;
  /** How pages are fetched; its signal ends the run. */
  fetching: FetchOptions;
  /** The origins our script can load from. */
  scriptOrigins: readonly string[];
  /** Shows pages whose HTML leaves open what visitors see; undefined if no browser is configured. */
  browser?: PageBrowser | undefined;
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

/** Collects what a check of a page can ask. */
async function prepare(
  { database, blobs, scriptOrigins, browser }: CheckRun,
  pageId: number,
): Promise<Judging | undefined> {
  const expected = await findExpected(database.query, pageId, scriptOrigins);
  if (!expected) return undefined;
  const { retailerId, domains, hasFreshViews, publicId } = expected;
  return {
    expected,
    hasFreshViews,
    takesShots: true,
    findShown: (embed) => findShownEpack(database.query, retailerId, embed),
    readPublished: (embed) => readPublished(blobs, embed),
    browser: browser && {
      look: (page, origins) => browser.look(page, { publicId, domains, scriptOrigins: origins }),
      compare: (image, published) => browser.compare(image, published),
    },
  };
}

/** Fetches and checks a page in its turn. A server that fails for a moment gets a second chance. */
async function look(
  { fetching }: CheckRun,
  line: HostLine,
  link: string,
  judging: Judging,
): Promise<Verdict> {
  try {
    await line.waitFor(link);
    const verdict = await judgePage(link, judging, fetching);
    if (verdict.kind === 'read' || !isPassing(verdict.failure)) return verdict;
    await line.waitFor(link);
    return await judgePage(link, judging, fetching);
  } catch (error) {
    return toFailed(error);
  }
}

async function checkPage(run: CheckRun, line: HostLine, page: DuePage): Promise<void> {
  const checkedAt = new Date();
  const begin = performance.now();
  const judging = await prepare(run, page.id);
  if (!judging) return;
  const verdict = await look(run, line, page.link, judging);
  // A check interrupted by the end of the run is not recorded; the page stays due.
  if (run.fetching.signal.aborted) return;
  await recordCheck(run.database, page.id, { verdict, checkedAt, tookMs: performance.now() - begin });
  if (verdict.kind === 'failed')
    run.log.info({ page: page.id, failure: verdict.failure }, 'page not checked');
  else await keepShot(run, page.id, verdict, checkedAt);
}

/** Keeps a screenshot of a page with problems as evidence. */
async function keepShot(
  { database }: CheckRun,
  pageId: number,
  { findings, shot }: ReadVerdict,
  checkedAt: Date,
): Promise<void> {
  if (findings?.length === 0) await removeShot(database.query, pageId);
  else if (shot) await storeShot(database.query, pageId, checkedAt, shot);
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
