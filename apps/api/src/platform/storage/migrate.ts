import { setTimeout } from 'node:timers/promises';

import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';

import type { Tables } from './tables.ts';

/** Migrations by name, in order. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Thrown if the database cannot be used; the message has the reason. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}

const oldestVersion = 150_000;

/** Error codes of Node and PostgreSQL for a missing server, database or account, or a wrong password. */
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

/** Checks the right to create tables, for a clearer message than PostgreSQL's. */
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

/** Lists the migrations applied to a database. */
async function listMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows: found } = await sql<{ table: string | null }>`
    select to_regclass('kysely_migration')::text as table
  `.execute(db);
  if (!found[0]?.table) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

/**
 * Refuses names that are not among this release's migrations.
 *
 * @throws {@link DatabaseRefused} for migrations of a newer release
 */
export function checkMigrations(names: readonly string[], migrations: Migrations): void {
  const unknown = names.filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new DatabaseRefused(`The schema is newer than this release: it has ${unknown.join(', ')}.`);
}

/** SQLSTATE of a statement that waited for a lock as long as it may. */
const lockNotAvailable = '55P03';

/** How a migration waits for a table that others use: others wait behind it, so it gives up soon and tries again. */
export interface LockPatience {
  timeoutMs: number;
  tries: number;
  pauseMs: number;
}
const usualPatience: LockPatience = { timeoutMs: 3000, tries: 10, pauseMs: 2000 };

/** Limits how long each migration waits for a lock. */
function withLockTimeout(migrations: Migrations, timeoutMs: number): Migrations {
  const limit = sql.raw(`set local lock_timeout = ${timeoutMs}`);
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      {
        up: async (db) => {
          await limit.execute(db);
          await migration.up(db);
        },
      },
    ]),
  );
}

/**
 * Migrates the schema to the latest migration, or to `last`: forward only, in one transaction, one process at a time.
 *
 * @throws {@link DatabaseRefused} for an unsupported server or schema, or tables that stay locked
 */
export async function migrate(
  db: Kysely<Tables>,
  migrations: Migrations,
  last?: string,
  { timeoutMs, tries, pauseMs }: LockPatience = usualPatience,
): Promise<void> {
  await checkServer(db);
  const done = await listMigrations(db);
  checkMigrations(done, migrations);
  if (done.length < Object.keys(migrations).length) await checkRights(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...withLockTimeout(migrations, timeoutMs) }) },
    // Work of several people is merged in any order: a database can have a later name before an earlier one.
    allowUnorderedMigrations: true,
  });
  for (let tried = 1; ; tried += 1) {
    const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
    if (!error) return;
    if ((error as { code?: string }).code !== lockNotAvailable) throw error;
    if (tried === tries) {
      throw new DatabaseRefused(
        'The schema cannot be migrated: another program keeps a table locked. Stop it (see pg_stat_activity), then start again.',
        { cause: error },
      );
    }
    await setTimeout(pauseMs);
  }
}
