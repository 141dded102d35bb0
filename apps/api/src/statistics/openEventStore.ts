import type { Config } from '../config.ts';
import type { Database } from '../storage/database.ts';
import type { EventStore } from '../stream/eventStore.ts';
import { openClickHouse } from './clickhouse/clickHouse.ts';
import { openClickHouseEventStore } from './clickhouse/clickHouseEventStore.ts';
import { createPostgresEventStore } from './postgres/postgresEventStore.ts';

/** Opens where visits are kept: the database, unless the configuration names a ClickHouse. */
export async function openEventStore(
  { timeZone, eventDays, clickHouseUrl }: Config,
  database: Database,
): Promise<EventStore> {
  if (clickHouseUrl !== undefined) {
    return openClickHouseEventStore(openClickHouse(clickHouseUrl), database.query, timeZone);
  }
  return createPostgresEventStore(database, { timeZone, rawDays: eventDays });
}
