import type { Database, Queryable } from '../../../platform/storage/database.ts';
import type { EventStore, Period } from '../eventStore.ts';
import { gatherEvents } from '../gatherEvents.ts';
import { createAnomalies } from './anomalies.ts';
import type { StoredPeriod } from './conditions.ts';
import { insertEvents } from './insertEvents.ts';
import { dropOldPartitions, ensureCurrentPartitions } from './partitions.ts';
import { rollUp } from './rollUp.ts';
import { createVisits } from './visits.ts';

/** The time zone of the events' days, and how long events are kept. */
export interface EventStoreSettings {
  /** The zone whose midnights separate days. */
  timeZone: string;
  /** How many days raw events are kept; their totals stay. */
  rawDays: number;
}

const gathering = { gatherMs: 8, maxRows: 1000 };

async function findRawDays(query: Queryable, { range }: Period): Promise<StoredPeriod['rawDays']> {
  const rows = await query
    .selectFrom('roll_state')
    .select('day')
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .where('is_dirty', '=', true)
    .execute();
  return rows.map(({ day }) => day);
}

/**
 * Stores events in PostgreSQL: raw events in a partition per day, counted into roll-ups by day, week and
 * month.
 */
export function createPostgresEventStore(
  database: Database,
  { timeZone, rawDays }: EventStoreSettings,
): EventStore {
  const gathered = gatherEvents((events) => insertEvents(database, timeZone, events), gathering);
  const { query } = database;
  return {
    add: (events) => gathered.add(events),
    async over(period) {
      const unrolled = await findRawDays(query, period);
      return createVisits(query, { ...period, timeZone, rawDays: unrolled });
    },
    anomalies: createAnomalies(database, timeZone),
    async maintain(now) {
      await ensureCurrentPartitions(query, now);
      await rollUp(database, timeZone, now);
      await dropOldPartitions(query, now, rawDays);
    },
    clearOutside: () => Promise.resolve(),
    close: () => gathered.close(),
  };
}
