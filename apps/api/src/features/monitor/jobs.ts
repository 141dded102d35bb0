import { sql } from 'kysely';
import { z } from 'zod';

import { defineJob } from '../defineJob.ts';
import { sendAlerts } from './alerts/sendAlerts.ts';
import { checkDuePages } from './checking/checkDuePages.ts';
import { renewStatuses } from './checking/renewStatuses.ts';
import { openPageAgents } from '../../platform/fetching/pageAgents.ts';
import { scriptOriginsOf } from './scriptOrigins.ts';
import { openCamera } from './shots/openCamera.ts';
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
  async run(_payload, { services: { config, database, jobs }, log, signal }) {
    const agents = openPageAgents([...config.checkAllowedOrigins, ...config.demoShopOrigins]);
    const end = AbortSignal.any([signal, AbortSignal.timeout(runSeconds * 1000)]);
    const fetching = { agents, userAgent: userAgentOf(config), signal: end };
    const camera = config.checkBrowserPath ? openCamera(config.checkBrowserPath, fetching) : undefined;
    try {
      await checkDuePages({
        database,
        log,
        fetching,
        camera,
        scriptOrigins: scriptOriginsOf(config),
        paceMs: config.demo === 'off' ? paceMs : 0,
        dueUntil: new Date(),
      });
    } finally {
      await camera?.close();
      await agents.close();
    }
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
      await renewStatuses(
        database.query,
        rows.map(({ id }) => id),
      );
      last = rows.at(-1)?.id ?? last;
    }
  },
});
