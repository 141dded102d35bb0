import { sql } from 'kysely';

import { ConfigError } from '../../platform/config/config.ts';
import { lockKeys } from '../../platform/storage/lockKeys.ts';
import type { Services } from '../services.ts';
import { demoSteps, findStep, noteStep } from './demoSteps.ts';
import { loadAccounts } from './loadAccounts.ts';
import { loadActivity } from './loadActivity.ts';
import { loadEpacks } from './loadEpacks.ts';
import { loadVisits } from './loadVisits.ts';
import { loadWatchedPages, moveWatchedPages } from './loadWatchedPages.ts';
import { loadPages } from './pages/loadPages.ts';
import { loadDemoYear } from './loadYearJob.ts';

/** The licenses that are loaded before the server listens; the others follow in the background. */
const firstLicenses = [1, 2];

async function loadFirstAccounts({ config, database }: Services): Promise<void> {
  await database.transaction(async (query) => {
    await sql`select pg_advisory_xact_lock(${lockKeys.demo}::bigint)`.execute(query);
    const somebody = await query.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
    if (somebody) {
      throw new ConfigError(
        'VITRINA_DEMO is set, but this database holds other people’s data. Use another VITRINA_DATA_DIR for the demo.',
      );
    }
    await loadAccounts(query, config);
  });
}

async function loadMissing(services: Services): Promise<void> {
  const { query } = services.database;
  if (await findStep(query, demoSteps.loaded)) {
    await moveWatchedPages(services);
    // Sent again if unfinished: interrupted starts can use up the job's retries.
    if (!(await findStep(query, demoSteps.year))) await services.jobs.send(loadDemoYear, {});
    return;
  }
  if (!(await findStep(query, demoSteps.accounts))) await loadFirstAccounts(services);
  await loadEpacks(services);
  await loadWatchedPages(services);
  await loadVisits(services, firstLicenses);
  await loadPages(services, firstLicenses);
  await services.events.maintain(new Date());
  await loadActivity(services, new Date());
  await services.jobs.send(loadDemoYear, {});
  await noteStep(query, demoSteps.loaded);
}

/**
 * Loads the demo data into an empty database, once; if interrupted, continues where it stopped. One process
 * loads at a time: a server can start while a worker reloads the demo.
 */
export async function loadDemo(services: Services): Promise<void> {
  await services.database.transaction(async (query) => {
    await sql`select pg_advisory_xact_lock(${lockKeys.demoLoading}::bigint)`.execute(query);
    await loadMissing(services);
  });
}
