import { ConfigError, type Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/storage/database.ts';
import { openClickHouse } from './clickhouse/clickHouse.ts';
import { openClickHouseEventStore } from './clickhouse/clickHouseEventStore.ts';
import type { EventStore } from './eventStore.ts';
import { createPostgresEventStore } from './postgres/postgresEventStore.ts';

/** Returns ClickHouse's message, or the reason there is none. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message.trim();
}

async function openInClickHouse(url: string, database: Database, timeZone: string): Promise<EventStore> {
  try {
    return await openClickHouseEventStore(openClickHouse(url), database.query, timeZone);
  } catch (error) {
    const advice = 'Its database has to be there, and the account has to be allowed to make a table in it.';
    const { host } = new URL(url);
    throw new ConfigError(
      `ClickHouse at ${host} does not take visits: ${reasonOf(error as Error)}. ${advice}`,
    );
  }
}

/**
 * Opens the store of visits: the database, or the configured ClickHouse.
 *
 * @throws {@link ConfigError} if ClickHouse is unreachable, or its database does not exist
 */
export async function openEventStore(
  { timeZone, eventDays, clickHouseUrl }: Config,
  database: Database,
): Promise<EventStore> {
  if (clickHouseUrl !== undefined) {
    return openInClickHouse(clickHouseUrl, database, timeZone);
  }
  return createPostgresEventStore(database, { timeZone, rawDays: eventDays });
}
