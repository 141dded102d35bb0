import { sql } from 'kysely';

import { loadBlocks } from '../features/blocks/blocks.ts';
import { openEventStore } from '../features/events/openEventStore.ts';
import { ensureCurrentPartitions } from '../features/events/postgres/partitions.ts';
import { adoptReportZone } from '../features/events/postgres/reportZone.ts';
import type { Services } from '../features/services.ts';
import type { Config } from '../platform/config/config.ts';
import { openJobQueue } from '../platform/jobs/jobQueue.ts';
import { openLog } from '../platform/logs/log.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { openMetrics } from '../platform/metrics/metrics.ts';
import { whenAborted } from '../platform/process/stopOnSignals.ts';
import { openSecretBox } from '../platform/security/secretBox.ts';
import { createAnnouncements } from '../platform/storage/announcements.ts';
import { openDatabase } from '../platform/storage/database.ts';
import { lockKeys } from '../platform/storage/lockKeys.ts';
import { migrate } from '../platform/storage/migrate.ts';
import { openBlobStore } from '../platform/storage/openBlobStore.ts';
import { builtAppFolders } from '../platform/web-apps/appPages.ts';
import { jobKinds } from './jobKinds.ts';
import { migrations } from './migrations.ts';

async function prepareSchema(connectionString: string, timeZone: string): Promise<void> {
  const database = openDatabase(connectionString, () => undefined, { isTimed: false });
  try {
    await migrate(database.query, migrations);
    await adoptReportZone(database, timeZone);
    await database.transaction(async (query) => {
      await sql`select pg_advisory_xact_lock(${lockKeys.start}::bigint)`.execute(query);
      await ensureCurrentPartitions(query, new Date());
    });
  } finally {
    await database.close();
  }
}

/** Opens the services of a server or worker and migrates the schema. */
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
      announcements: createAnnouncements(connectionString, (error) =>
        log.warn({ err: error }, 'announcements interrupted'),
      ),
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

/** Time running jobs get to finish when the process stops. */
const jobGraceMs = 10_000;

/** Closes the services in order. Jobs cut short by `hurry` run again later. */
export async function closeServices(services: Services, hurry: AbortSignal): Promise<void> {
  await Promise.race([services.jobs.stop(jobGraceMs), whenAborted(hurry)]);
  await services.announcements.close();
  await services.events.close();
  await services.database.close();
}
