import { inject } from 'vitest';

import { openDatabase, type Database } from '../src/platform/storage/database.ts';
import { createDatabaseOn, type MadeDatabase } from './createDatabaseOn.ts';

/** Creates an empty database; `options` are those of CREATE DATABASE. */
export function createEmptyDatabase(options = ''): Promise<MadeDatabase> {
  return createDatabaseOn(inject('databaseUrl'), options);
}

/** A separate database for a test. */
export interface TestDatabase extends Database {
  connectionString: string;
  drop(): Promise<void>;
}

/** Creates a database with the current schema. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await createEmptyDatabase(`template ${inject('templateDatabase')}`);
  // Dropping a database closes its connections, which is not an error at the end of a test.
  const database = openDatabase(url, () => undefined);
  return { ...database, connectionString: url, drop };
}
