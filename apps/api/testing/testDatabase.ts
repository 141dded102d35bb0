import { inject } from 'vitest';

import { openDatabase, type Database } from '../src/platform/storage/database.ts';
import { createDatabaseOn, type MadeDatabase } from './createDatabaseOn.ts';

/** Creates an empty database; `options` are those of CREATE DATABASE. */
export function createEmptyDatabase(options = ''): Promise<MadeDatabase> {
  return createDatabaseOn(inject('databaseUrl'), options);
}

/** A database of a test's own. */
export interface TestDatabase extends Database {
  connectionString: string;
  drop(): Promise<void>;
}

/** A new database with today's schema. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await createEmptyDatabase(`template ${inject('templateDatabase')}`);
  // Dropping a database cuts its connections; that is the end of a test, not an error.
  const database = openDatabase(url, () => undefined);
  return { ...database, connectionString: url, drop };
}
