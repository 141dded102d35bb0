import { setTimeout as sleep } from 'node:timers/promises';
import type { PageTestInput, PageTestReport, PageTestStep } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import pLimit from 'p-limit';

import type { Config } from '../../platform/config/config.ts';
import type { PageAgents } from '../../platform/fetching/pageAgents.ts';
import type { Log } from '../../platform/logs/log.ts';
import type { BlobStore } from '../../platform/storage/blobStore.ts';
import type { Database } from '../../platform/storage/database.ts';
import { openPageBrowser, type PageBrowser } from '../monitor/sight/openPageBrowser.ts';
import { userAgentOf } from '../monitor/userAgent.ts';
import { failedReport } from './report.ts';
import { testPage } from './testPage.ts';

/** The context of a run of page tests. */
export interface TestRun {
  blobs: BlobStore;
  config: Config;
  database: Database;
  log: Log;
  agents: PageAgents;
  /** Ends the run; tests under way are begun again by the next one. */
  signal: AbortSignal;
}

interface WaitingTest {
  id: string;
  input: PageTestInput;
}

/** Pages read at once; a slow shop does not hold up the others. One at a time is shown in the browser. */
const readsAtOnce = 4;
/** A shop that needs longer counts as too slow. */
const fetchWithinMs = 15_000;
/** A test that ended the process twice is given up. */
const maxAttempts = 2;
/** The browser stays open this long for the next test. */
const lingerMs = 1500;
const askEveryMs = 300;

async function takeNext({ database }: TestRun): Promise<WaitingTest | undefined> {
  const { rows } = await sql<WaitingTest>`
    update page_test set step = 'fetching', attempts = attempts + 1 where id = (
      select id from page_test where step = 'waiting' and expires_at > now()
      order by id limit 1 for update skip locked
    ) returning id, input
  `.execute(database.query);
  return rows[0];
}

async function setStep({ database }: TestRun, id: string, step: PageTestStep): Promise<void> {
  await database.query.updateTable('page_test').set({ step }).where('id', '=', id).execute();
}

async function finish({ database }: TestRun, id: string, report: PageTestReport): Promise<void> {
  await database.query
    .updateTable('page_test')
    .set({ step: 'done', report: JSON.stringify(report) })
    .where('id', '=', id)
    .execute();
}

/** Puts tests that an ended process left back in line, or gives them up. */
async function recoverTests({ database }: TestRun): Promise<void> {
  const givenUp = JSON.stringify(failedReport('', { failure: 'timedOut', detail: '' }));
  await sql`
    update page_test set step = case when attempts < ${maxAttempts} then 'waiting' else 'done' end,
      report = case when attempts < ${maxAttempts} then null else ${givenUp}::jsonb end
    where step not in ('waiting', 'done')
  `.execute(database.query);
}

async function runTest(
  run: TestRun,
  { id, input }: WaitingTest,
  browser: PageBrowser | undefined,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Promise<void> {
  const { blobs, config, database, agents, signal, log } = run;
  try {
    const report = await testPage(input, {
      blobs,
      config,
      query: database.query,
      fetching: { agents, userAgent: userAgentOf(config), signal, timeoutMs: fetchWithinMs },
      browser: browser && {
        async look(page, surroundings) {
          await setStep(run, id, 'inLine');
          return inTurn(async () => {
            await setStep(run, id, 'rendering');
            return browser.look(page, surroundings);
          });
        },
        compare: (image, published) => inTurn(() => browser.compare(image, published)),
      },
    });
    if (!signal.aborted) await finish(run, id, report);
  } catch (error) {
    if (signal.aborted) return;
    log.error({ err: error }, 'page test broke off');
    await finish(run, id, failedReport(input.link, { failure: 'unreachable', detail: '' }));
  }
}

/** Tests the pages that wait, in their order, and then waits a moment for more. */
export async function runTests(run: TestRun): Promise<void> {
  const { config, agents, signal } = run;
  await recoverTests(run);
  const fetching = { agents, userAgent: userAgentOf(config), signal };
  const browser = config.checkBrowserPath ? openPageBrowser(config.checkBrowserPath, fetching) : undefined;
  const inTurn = pLimit(1);
  let busy = 0;
  let idleSince = Date.now();
  async function work(): Promise<void> {
    while (!signal.aborted) {
      const next = await takeNext(run);
      if (!next) {
        if (busy === 0 && Date.now() - idleSince > lingerMs) return;
        await sleep(askEveryMs, undefined, { signal }).catch(() => undefined);
        continue;
      }
      busy += 1;
      await runTest(run, next, browser, inTurn);
      busy -= 1;
      idleSince = Date.now();
    }
  }
  try {
    await Promise.all(Array.from({ length: readsAtOnce }, work));
  } finally {
    await browser?.close();
  }
}
