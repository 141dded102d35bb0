import { sql } from 'kysely';
import { z } from 'zod';

import { defineJob } from '../defineJob.ts';
import { sendAlerts } from './alerts/sendAlerts.ts';
import { checkDuePages } from './checking/checkDuePages.ts';
import { renewStatuses } from './checking/renewStatuses.ts';
import { checkPromised, openBrokenPromises } from './incidents/keepPromises.ts';
import { fillPageKeys } from './pageKeys.ts';
import { scriptOriginsOf } from './scriptOrigins.ts';
import { openShopAgents } from './shopAgents.ts';
import { openPageBrowser } from './sight/openPageBrowser.ts';
import { userAgentOf } from './userAgent.ts';

const paceMs = 1000;
const runSeconds = 600;

/** Checks the product pages that are due. */
export const checkPages = defineJob({
  name: 'check-pages',
  payload: z.object({}),
  cron: '* * * * *',
  isExclusive: true,
  timeoutSeconds: runSeconds + 60,
  async run(_payload, { services: { blobs, config, database, jobs }, log, signal }) {
    await checkPromised(database);
    const agents = openShopAgents(config, config.checkAllowedOrigins);
    const end = AbortSignal.any([signal, AbortSignal.timeout(runSeconds * 1000)]);
    const fetching = { agents, userAgent: userAgentOf(config), signal: end };
    const browser = config.checkBrowserPath ? openPageBrowser(config.checkBrowserPath, fetching) : undefined;
    try {
      await checkDuePages({
        database,
        blobs,
        log,
        fetching,
        browser,
        scriptOrigins: scriptOriginsOf(config),
        paceMs: config.demo === 'off' ? paceMs : 0,
        dueUntil: new Date(),
      });
    } finally {
      await browser?.close();
      await agents.close();
    }
    await openBrokenPromises(database);
    // Sends alerts at once, for rules that do not wait for the daily summary.
    await jobs.send(sendAlerts, {});
  },
});

const pagesAtOnce = 500;

/** Updates all statuses: traffic changes without a check. */
export const renewPageStatuses = defineJob({
  name: 'renew-page-statuses',
  payload: z.object({}),
  cron: '23 * * * *',
  isExclusive: true,
  async run(_payload, { services: { database }, signal }) {
    let last = 0;
    while (!signal.aborted) {
      const { rows } = await sql<{ id: number }>`
        select id from product_page where id > ${last} order by id limit ${pagesAtOnce}
      `.execute(database.query);
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      await fillPageKeys(database.query, ids);
      await renewStatuses(database.query, ids);
      last = rows.at(-1)?.id ?? last;
    }
  },
});
