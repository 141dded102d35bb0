import { sql } from 'kysely';

import { ConfigError } from '../../platform/config/config.ts';
import { lockKeys } from '../../platform/storage/lockKeys.ts';
import type { Services } from '../services.ts';
import { loadActivity } from './loadActivity.ts';
import { loadDirectory } from './loadDirectory.ts';
import { loadEpacks } from './loadEpacks.ts';
import { loadVisits } from './loadVisits.ts';
import { loadWatchedPages, moveWatchedPages } from './loadWatchedPages.ts';
import { loadDemoYear } from './loadYearJob.ts';

const accountsStep = 'demo.accounts';
const doneStep = 'demo.loaded';

async function isStepDone({ database }: Services, step: string): Promise<boolean> {
  const row = await database.query
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', step)
    .executeTakeFirst();
  return row !== undefined;
}

async function loadAccounts({ config, database }: Services): Promise<void> {
  await database.transaction(async (query) => {
    await sql`select pg_advisory_xact_lock(${lockKeys.demo}::bigint)`.execute(query);
    const somebody = await query.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
    if (somebody) {
      throw new ConfigError(
        'VITRINA_DEMO is set, but this database holds other people’s data. Use another VITRINA_DATA_DIR for the demo.',
      );
    }
    await loadDirectory(query, config.publicUrl ? new URL(config.publicUrl).hostname : undefined);
    await query
      .insertInto('audit_log')
      .values({ user_id: null, action: accountsStep, subject: 'demo', data: '{}' })
      .execute();
  });
}

/** Loads the demo data into an empty database, once; if interrupted, continues where it stopped. */
export async function loadDemo(services: Services): Promise<void> {
  if (await isStepDone(services, doneStep)) {
    await moveWatchedPages(services);
    // Sent again: interrupted starts can use up the job's retries.
    await services.jobs.send(loadDemoYear, {});
    return;
  }
  if (!(await isStepDone(services, accountsStep))) await loadAccounts(services);
  await loadEpacks(services);
  await loadVisits(services, [1, 2], { now: new Date() });
  await loadWatchedPages(services);
  await services.events.maintain(new Date());
  await loadActivity(services, new Date());
  await services.jobs.send(loadDemoYear, {});
  await services.database.query
    .insertInto('audit_log')
    .values({ user_id: null, action: doneStep, subject: 'demo', data: '{}' })
    .execute();
}
