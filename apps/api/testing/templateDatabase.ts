import { migrations } from '../src/entry/migrations.ts';
import { ensureCurrentPartitions } from '../src/features/events/postgres/partitions.ts';
import { openDatabase } from '../src/platform/storage/database.ts';
import { migrate } from '../src/platform/storage/migrate.ts';
import { createDatabaseOn } from './createDatabaseOn.ts';

/**
 * Creates a database with the current schema, once per run: copying it takes a fraction of the time of
 * migrating.
 */
export async function createTemplateDatabase(
  serverUrl: string,
): Promise<{ name: string; drop(): Promise<void> }> {
  const { name, url, drop } = await createDatabaseOn(serverUrl);
  const database = openDatabase(url, () => undefined);
  await migrate(database.query, migrations);
  await ensureCurrentPartitions(database.query, new Date());
  // PostgreSQL cannot copy a database with open connections.
  await database.close();
  return { name, drop };
}
