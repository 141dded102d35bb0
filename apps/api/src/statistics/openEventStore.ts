import type { Config } from '../config.ts';
import type { Database } from '../storage/database.ts';
import type { EventStore } from '../stream/eventStore.ts';
import { createPostgresEventStore } from './postgres/postgresEventStore.ts';

/** Opens where visits are kept: the database, unless the configuration names a ClickHouse. */
export async function openEventStore(
  { timeZone, eventDays }: Config,
  database: Database,
): Promise<EventStore> {
  return createPostgresEventStore(database, { timeZone, rawDays: eventDays });
}
