import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Client, Pool, types } from 'pg';

import { lockKeys } from './lockKeys.ts';
import { keepPlans } from './preparedStatements.ts';
import type { Tables } from './tables.ts';

/** A database, or a transaction. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;

/** The database's interface for the rest of the server. */
export interface Database {
  /** For queries. */
  readonly query: Kysely<Tables>;
  /** All or nothing. */
  transaction<Result>(work: (query: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Whether the database accepts writes; a standby only answers. */
  isReady(): Promise<boolean>;
  /** The number of connections, and of requests that wait for one. */
  countConnections(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/**
 * `pg` returns 64-bit integers as text, since not all of them fit a number. Ours do; one that does not is a
 * fault.
 */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}

types.setTypeParser(types.builtins.INT8, parseInt8);
// A date has no time and no time zone, so it stays text.
types.setTypeParser(types.builtins.DATE, (text) => text);

const poolSize = 16;
const statementTimeoutMs = 30_000;
/**
 * Settings of a connection: sums of a year are computed in memory instead of in files, and JIT compilation,
 * which takes PostgreSQL several hundred milliseconds, is off, since no statement here is long enough to
 * benefit.
 */
const sessionSettings = `set work_mem = '32MB'; set jit = off`;

/**
 * Opens the database at a connection string. `onError` is called for connections lost while idle. Migrations
 * have no time limit; queries of requests have.
 */
export function openDatabase(
  connectionString: string,
  onError: (error: Error) => void,
  { isTimed = true } = {},
): Database {
  const pool = new Pool({
    connectionString,
    max: poolSize,
    application_name: 'vitrina',
    statement_timeout: isTimed ? statementTimeoutMs : 0,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', onError);
  // A connection lost during a query fails that query; without a listener, the error would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError);
    client.query(sessionSettings).catch(onError);
  });
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: keepPlans(pool) }) });
  return {
    query,
    transaction: (work) => query.transaction().execute(work),
    async isReady() {
      const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(query);
      return rows[0]?.standby === false;
    },
    countConnections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => query.destroy(),
  };
}

const retryMs = 500;

async function tryLock(connectionString: string, onLost: () => void): Promise<Client | undefined> {
  const client = new Client({ connectionString, application_name: 'vitrina-instance' });
  client.on('error', onLost);
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    lockKeys.instance,
  ]);
  if (rows[0]?.held) return client;
  client.off('error', onLost);
  await client.end();
  return undefined;
}

/**
 * Locks the embedded database for this process's lifetime: two servers on one data folder would stop each
 * other's PostgreSQL. A killed process releases the lock; if PostgreSQL restarts, it is taken again.
 *
 * @returns a function to release the lock, or undefined if another process holds it
 */
export async function holdInstanceLock(connectionString: string): Promise<(() => Promise<void>) | undefined> {
  let isReleased = false;
  let timer: NodeJS.Timeout | undefined;
  let holder: Client | undefined;
  const reacquire = (): void => {
    if (isReleased) return;
    holder = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => {
      tryLock(connectionString, reacquire).then((client) => {
        holder = client;
        if (!client) reacquire();
      }, reacquire);
    }, retryMs);
  };
  holder = await tryLock(connectionString, reacquire);
  if (!holder) return undefined;
  return async () => {
    isReleased = true;
    clearTimeout(timer);
    await holder?.end();
  };
}
