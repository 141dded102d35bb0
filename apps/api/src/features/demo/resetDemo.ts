import type { DemoState } from '@vitrina/api-client/contract';
import { demoUsers } from '@vitrina/demo';
import { sql, type Transaction } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { lockKeys } from '../../platform/storage/lockKeys.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import { writeAudit } from '../audit/audit.ts';
import { noteAllCoverage } from '../publishing/coverageFiles.ts';
import { noteAllPointers, stopPublications } from '../publishing/pointers.ts';
import type { Services } from '../services.ts';
import { isBlobNamed } from '../upkeep/isBlobNamed.ts';
import { demoSteps, findStep } from './demoSteps.ts';
import { loadAccounts, type FirstRows } from './loadAccounts.ts';
import { readDemoState } from './readDemoState.ts';
import { reloadDemo } from './reloadJob.ts';

/** Tables whose rows belong to the installation, or name files that have to be removed or updated. */
const keptTables = [
  'kysely_migration',
  'kysely_migration_lock',
  'permission',
  'roll_zone',
  'visitor_salt',
  'sign_in_failure',
  // An event can arrive with a shelf that was found just before.
  'shelf',
  'blob_attempt',
  'pointer_change',
  'coverage_change',
  // Restored by `restoreFirstRows`.
  'page_reason',
];

/**
 * Requests that hold one table and wait for another would wait for the reset in a circle. After a second,
 * PostgreSQL would end one of them; the reset gives up earlier, and tries again.
 */
const lockTimeoutMs = 500;
const attempts = 40;
const lockNotAvailable = '55P03';

async function untilTablesAreFree(replace: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await replace();
    } catch (error) {
      const isHeld = (error as { code?: string }).code === lockNotAvailable;
      if (!isHeld || attempt === attempts) throw error;
    }
  }
}

/** Marks all stored files for the sweep, which keeps those that the loaded demo uses again. */
async function markFiles({ database: { query }, blobs }: Services): Promise<void> {
  const keys: string[] = [];
  for (const folder of ['files', 'originals'])
    for await (const { key } of blobs.list(folder)) if (await isBlobNamed(query, key)) keys.push(key);
  if (keys.length === 0) return;
  await sql`
    insert into blob_attempt (key) select * from unnest(${keys}::text[]) on conflict do nothing
  `.execute(query);
}

async function emptyTables(query: Queryable): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all(${keptTables})
  `.execute(query);
  const names = sql.join(rows.map(({ name }) => sql.table(name)));
  await sql.raw(`set local lock_timeout = ${lockTimeoutMs}`).execute(query);
  await sql`truncate ${names} restart identity`.execute(query);
}

/** Restores what the schema came with. Demos loaded by older releases noted nothing, and keep what they have. */
async function restoreFirstRows(query: Queryable, { pageReasons }: FirstRows): Promise<void> {
  if (!pageReasons) return;
  await query.deleteFrom('page_reason').execute();
  await query.insertInto('page_reason').values(pageReasons).execute();
}

/** Reads the sessions of the demo's own accounts, whose ids stay the same. */
async function readSessions(query: Queryable) {
  return query
    .selectFrom('token')
    .innerJoin('app_user', 'app_user.id', 'token.user_id')
    .where('app_user.is_enabled', '=', true)
    .where('app_user.is_service', '=', false)
    .where(
      'token.user_id',
      'in',
      demoUsers.map(({ id }) => id),
    )
    .select(['hash', 'user_id', 'audience', 'browser', 'os', 'token.created_at', 'used_at'])
    .execute();
}

async function replaceData(query: Transaction<Tables>, { config }: Services): Promise<void> {
  const sessions = await readSessions(query);
  const noted = await findStep(query, demoSteps.accounts);
  const firstRows = (noted?.data ?? {}) as FirstRows;
  await noteAllPointers(query);
  await noteAllCoverage(query);
  await emptyTables(query);
  await restoreFirstRows(query, firstRows);
  await loadAccounts(query, config);
  if (sessions.length > 0) await query.insertInto('token').values(sessions).execute();
}

/**
 * Brings the demo back to its first start. One transaction replaces all rows with the accounts and sends the
 * job that loads the rest: a crash leaves either the old data, or a demo that continues to load. Sessions of
 * the demo's accounts stay valid; those of other accounts end with their accounts.
 *
 * @throws 409 while data are loading, for example after another reset
 */
export async function resetDemo(services: Services, user: CurrentUser): Promise<DemoState> {
  const { database, jobs, events } = services;
  const refuseWhileLoading = async () => {
    const { stage } = await readDemoState(database.query, jobs);
    if (stage !== 'ready') throw new Failure(409, 'demoLoading');
  };
  const replaceAll = async (query: Transaction<Tables>) => {
    await sql`select pg_advisory_xact_lock(${lockKeys.demo}::bigint)`.execute(query);
    await refuseWhileLoading();
    await stopPublications(query);
    await replaceData(query, services);
    const isKept = demoUsers.some(({ id }) => id === user.id);
    await writeAudit(query, isKept ? user.id : null, 'demo.reset', 'demo');
    await jobs.send(reloadDemo, {}, { transaction: query });
    await events.clearOutside();
  };
  await refuseWhileLoading();
  await markFiles(services);
  await untilTablesAreFree(() => database.transaction(replaceAll));
  return readDemoState(database.query, jobs);
}
