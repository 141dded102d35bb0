import { checkDuePages } from '../../src/features/monitor/checking/checkDuePages.ts';
import { openPageAgents } from '../../src/platform/fetching/pageAgents.ts';
import type { Services } from '../../src/features/services.ts';
import { scriptOrigin, type TestShop } from './testShop.ts';

/** Checks pages that are due, like the job, but without waiting between requests. */
export async function runChecks(
  { blobs, database, log }: Services,
  shops: readonly TestShop[],
  timeoutMs = 5000,
): Promise<void> {
  const agents = openPageAgents(shops.map(({ origin }) => origin));
  try {
    await checkDuePages({
      database,
      blobs,
      log,
      fetching: {
        agents,
        userAgent: 'VitrinaPageCheck/1.0',
        signal: new AbortController().signal,
        timeoutMs,
      },
      scriptOrigins: [scriptOrigin],
      paceMs: 0,
      dueUntil: new Date(Date.now() + 1000),
    });
  } finally {
    await agents.close();
  }
}
