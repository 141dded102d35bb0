import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { readConfig } from '../config/config.ts';
import { openLog } from '../logs/log.ts';
import { openDatabase, type Database, type Queryable } from '../storage/database.ts';
import { createHttpApp } from './httpApp.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A server with a single route that makes a database wait briefly. */
async function askThrough({ query }: Database) {
  const variables = { VITRINA_LOG_LEVEL: 'silent' };
  const app = await createHttpApp({ config: readConfig(variables, '/'), log: openLog('silent') });
  app.get('/wait', async () => (await sql`select pg_sleep(20)`.execute(query)).rows);
  return app;
}

const lockUsers = (query: Queryable) => sql`lock table app_user`.execute(query);

async function closedPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const away = { code: 'serviceUnavailable' };

it('says that it is for a while, where the database does not answer', async () => {
  const absent = openDatabase(`postgres://nobody:x@127.0.0.1:${await closedPort()}/x`, () => undefined);
  const app = await askThrough(absent);
  const response = await app.inject('/wait');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json()).toMatchObject(away);
  await absent.close();
});

it('and where it goes away in the middle', async () => {
  // The pool keeps a connection for a moment after it was terminated: the other tests have pools of their own.
  const interrupted = openDatabase(database.connectionString, () => undefined);
  const app = await askThrough(interrupted);
  const answer = app.inject('/wait');
  const other = openDatabase(database.connectionString, () => undefined);
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query like 'select pg_sleep%'
      `.execute(other.query);
      return rows.length;
    })
    .toBeGreaterThan(0);
  const response = await answer;
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject(away);
  await interrupted.close();
  await other.close();
});

it('and where there is no room for files', { skip: process.platform !== 'linux' }, async () => {
  const app = await askThrough(database);
  // A disk that is always full.
  app.get('/store', () => writeFile('/dev/full', 'x'));
  const response = await app.inject('/store');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json()).toMatchObject(away);
});

it('and where a statement waited too long for another one', async () => {
  const impatient = openDatabase(
    `${database.connectionString}?options=-c%20lock_timeout%3D50`,
    () => undefined,
  );
  const app = await askThrough(database);
  app.get('/locked', () => impatient.query.transaction().execute((query) => lockUsers(query)));
  const response = await database.query.transaction().execute(async (query) => {
    await lockUsers(query);
    return app.inject('/locked');
  });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  await impatient.close();
});

it('but not for a fault of ours', async () => {
  const other = openDatabase(database.connectionString, () => undefined);
  const app = await askThrough(other);
  app.get('/fault', async () => sql`select no_such_column from app_user`.execute(other.query));
  expect((await app.inject('/fault')).statusCode).toBe(500);
  await other.close();
});
