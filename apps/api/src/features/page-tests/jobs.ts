import { sql } from 'kysely';
import { z } from 'zod';

import { defineJob } from '../defineJob.ts';
import { runTests } from './runTests.ts';
import { openShopAgents } from '../monitor/shopAgents.ts';

const runSeconds = 300;

/** Tests the pages that wait. */
export const testPages = defineJob({
  name: 'test-pages',
  payload: z.object({}),
  isExclusive: true,
  timeoutSeconds: runSeconds + 60,
  async run(_payload, { services: { blobs, config, database, jobs }, log, signal }) {
    const agents = openShopAgents(config);
    const end = AbortSignal.any([signal, AbortSignal.timeout(runSeconds * 1000)]);
    try {
      await runTests({ blobs, config, database, log, agents, signal: end });
    } finally {
      await agents.close();
    }
    // The rest of a long line.
    if (end.aborted && !signal.aborted) await jobs.send(testPages, {});
  },
});

/** Deletes old tests; each start deletes them too. */
export const prunePageTests = defineJob({
  name: 'prune-page-tests',
  payload: z.object({}),
  cron: '*/10 * * * *',
  isExclusive: true,
  async run(_payload, { services: { database } }) {
    await sql`delete from page_test where expires_at <= now()`.execute(database.query);
  },
});
