import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';

import * as accounts from './migrations/0001-accounts.ts';
import * as epacks from './migrations/0002-epacks.ts';
import * as events from './migrations/0003-events.ts';
import * as reportZone from './migrations/0004-report-zone.ts';
import * as people from './migrations/0005-people.ts';
import * as content from './migrations/0006-content.ts';
import * as services from './migrations/0008-services.ts';
import * as views from './migrations/0010-views.ts';
import * as pageCompression from './migrations/0011-page-compression.ts';
import * as publicationSchedules from './migrations/0012-publication-schedules.ts';
import * as feeds from './migrations/0013-feeds.ts';
import * as streamHeights from './migrations/0014-stream-heights.ts';
import * as statistics from './migrations/0015-statistics.ts';
import * as reports from './migrations/0016-reports.ts';
import * as marketplaces from './migrations/0023-marketplaces.ts';
import * as monitor from './migrations/0018-monitor.ts';
import * as contentReview from './migrations/0019-content-review.ts';
import * as alerts from './migrations/0024-alerts.ts';
import * as layouts from './migrations/0028-layouts.ts';
import * as pageReasons from './migrations/0025-page-reasons.ts';
import * as pageShots from './migrations/0026-page-shots.ts';
import * as measuredHeights from './migrations/0030-measured-heights.ts';
import * as pageVisits from './migrations/0031-page-visits.ts';
import * as currentSums from './migrations/0033-current-sums.ts';
import * as dataRevision from './migrations/0034-data-revision.ts';
import * as creationKey from './migrations/0035-creation-key.ts';
import * as deletionIndexes from './migrations/0036-deletion-indexes.ts';
import * as firstStatuses from './migrations/0037-first-statuses.ts';
import type { Tables } from './tables.ts';

/** In order; a migration that has left our hands is never changed, only followed by another. */
const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-epacks': epacks,
  '0003-events': events,
  '0004-report-zone': reportZone,
  '0005-people': people,
  '0006-content': content,
  '0008-services': services,
  '0010-views': views,
  '0011-page-compression': pageCompression,
  '0012-publication-schedules': publicationSchedules,
  '0013-feeds': feeds,
  '0014-stream-heights': streamHeights,
  '0015-statistics': statistics,
  '0016-reports': reports,
  '0023-marketplaces': marketplaces,
  '0018-monitor': monitor,
  '0019-content-review': contentReview,
  '0024-alerts': alerts,
  '0025-page-reasons': pageReasons,
  '0026-page-shots': pageShots,
  '0028-layouts': layouts,
  '0030-measured-heights': measuredHeights,
  '0031-page-visits': pageVisits,
  '0033-current-sums': currentSums,
  '0034-data-revision': dataRevision,
  '0035-creation-key': creationKey,
  '0036-deletion-indexes': deletionIndexes,
  '0037-first-statuses': firstStatuses,
};

/** The database cannot be used as it is; the message says why. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}

const oldestVersion = 150_000;

/** Of Node and of PostgreSQL: no server at the address, no such database or account, a wrong password. */
const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  '28P01',
  '28000',
  '3D000',
]);

function refuseUnreachable(error: Error & { code?: string }): never {
  if (!unreachableCodes.has(error.code ?? '')) throw error;
  throw new DatabaseRefused(`The database (DATABASE_URL) cannot be reached: ${error.message}`, {
    cause: error,
  });
}

async function checkServer(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: number; lowered: string }>`
    select current_setting('server_version_num')::int as version, lower('Ж') as lowered
  `
    .execute(db)
    .catch(refuseUnreachable);
  const server = rows[0];
  if (!server || server.version < oldestVersion) {
    throw new DatabaseRefused('PostgreSQL 15 or newer is needed.');
  }
  if (server.lowered !== 'ж') {
    throw new DatabaseRefused(
      "The database does not know Cyrillic letters: lower('Ж') is not 'ж', so searches would miss. " +
        "Create it with LOCALE_PROVIDER icu ICU_LOCALE 'und'.",
    );
  }
}

/** What makes tables has to be allowed to; without, the first of them would fail in PostgreSQL's words alone. */
async function checkRights(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ account: string; name: string; may: boolean }>`
    select current_user as account, current_database() as name,
      has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as may
  `.execute(db);
  const [found] = rows;
  if (!found || found.may) return;
  throw new DatabaseRefused(
    `${found.account} may not make tables in the database ${found.name}. ` +
      `Make it the owner, as a superuser: ALTER DATABASE "${found.name}" OWNER TO "${found.account}".`,
  );
}

/** The migrations a database has had. */
async function listMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows: found } = await sql<{ table: string | null }>`
    select to_regclass('kysely_migration')::text as table
  `.execute(db);
  if (!found[0]?.table) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

/**
 * Whether this code has all of these migrations.
 *
 * @throws {@link DatabaseRefused} for those of a newer release
 */
export function checkMigrations(names: readonly string[]): void {
  const unknown = names.filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new DatabaseRefused(`The schema is newer than this release: it has ${unknown.join(', ')}.`);
}

/**
 * Brings the schema up to date, or to the migration called `last`: forward only, in one transaction, one process at a
 * time.
 *
 * @throws {@link DatabaseRefused} for a server or a schema this code cannot work with
 */
export async function migrate(db: Kysely<Tables>, last?: string): Promise<void> {
  await checkServer(db);
  const done = await listMigrations(db);
  checkMigrations(done);
  if (done.length < Object.keys(migrations).length) await checkRights(db);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
}
