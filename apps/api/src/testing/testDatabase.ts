import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

import { openDatabase, type Database } from '../storage/database.ts';
import { migrate } from '../storage/migrate.ts';
import { ensureCurrentPartitions } from '../stream/partitions.ts';

async function runOnServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A new, empty database; `options` are those of CREATE DATABASE. */
export async function createEmptyDatabase(options = ''): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnServer(`create database ${name} ${options}`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOnServer(`drop database ${name} with (force)`) };
}

/** A database of a test's own. */
export interface TestDatabase extends Database {
  connectionString: string;
  drop(): Promise<void>;
}

/** A new database with today's schema. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await createEmptyDatabase();
  // Dropping a database cuts its connections; that is the end of a test, not an error.
  const database = openDatabase(url, () => undefined);
  await migrate(database.query);
  await ensureCurrentPartitions(database.query, new Date());
  return { ...database, connectionString: url, drop };
}
