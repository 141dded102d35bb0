import { sql } from 'kysely';

import type { Config } from '../config.ts';
import { jobKinds } from '../jobs/jobKinds.ts';
import { openJobQueue } from '../jobs/jobQueue.ts';
import { createMailer } from '../mail/mailer.ts';
import { loadBlocks } from '../rendering/blocks.ts';
import { openSecretBox } from '../security/secretBox.ts';
import type { Services } from '../services.ts';
import { openEventStore } from '../statistics/openEventStore.ts';
import { adoptReportZone } from '../statistics/postgres/reportZone.ts';
import { openDatabase } from '../storage/database.ts';
import { migrate } from '../storage/migrate.ts';
import { openBlobStore } from '../storage/openBlobStore.ts';
import { ensureCurrentPartitions } from '../statistics/postgres/partitions.ts';
import { builtAppFolders } from '../web/appPages.ts';
import { openLog } from './log.ts';
import { openMetrics } from './metrics.ts';
import { whenAborted } from './stopOnSignals.ts';
import { lockKeys } from '../storage/lockKeys.ts';

async function prepareSchema(connectionString: string, timeZone: string): Promise<void> {
  const database = openDatabase(connectionString, () => undefined, { isTimed: false });
  try {
    await migrate(database.query);
    await adoptReportZone(database, timeZone);
    await database.transaction(async (query) => {
      await sql`select pg_advisory_xact_lock(${lockKeys.start}::bigint)`.execute(query);
      await ensureCurrentPartitions(query, new Date());
    });
  } finally {
    await database.close();
  }
}

/** Opens what server and worker work with, and brings the schema up to date. */
export async function openServices(
  config: Config,
  connectionString: string,
  { isWorker }: { isWorker: boolean },
): Promise<Services> {
  const log = openLog(config.logLevel);
  const blocks = await loadBlocks(config.blockModules);
  const blobs = await openBlobStore(config);
  await prepareSchema(connectionString, config.timeZone);
  const database = openDatabase(connectionString, (error) =>
    log.warn({ err: error }, 'database connection lost'),
  );
  try {
    const events = await openEventStore(config, database);
    const secrets = await openSecretBox(config);
    const jobs = await openJobQueue({ connectionString, kinds: jobKinds, isWorker, log });
    return {
      config,
      log,
      database,
      blobs,
      blocks,
      events,
      jobs,
      metrics: openMetrics(database, jobs),
      appFolders: builtAppFolders(),
      mailer: createMailer(config),
      secrets,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** How long running jobs may take when the process stops. */
const jobGraceMs = 10_000;

/** Closes them in order. What is stored is kept; jobs that `hurry` cuts short are done again later. */
export async function closeServices(services: Services, hurry: AbortSignal): Promise<void> {
  await Promise.race([services.jobs.stop(jobGraceMs), whenAborted(hurry)]);
  await services.events.close();
  await services.database.close();
}
