import type { Queryable } from '../../../platform/storage/database.ts';
import type { EventStore } from '../eventStore.ts';
import { gatherEvents } from '../gatherEvents.ts';
import type { ClickHouse } from './clickHouse.ts';
import { createTable, eventTable, toRow } from './eventTable.ts';
import { noteReceipts } from './receipts.ts';
import { createVisits } from './visits.ts';

/** Each insert creates a file that is merged later: few large inserts are better than many small ones. */
const gathering = { gatherMs: 100, maxRows: 20_000 };

/**
 * Stores events in ClickHouse, for volumes beyond one PostgreSQL. Queries count the events themselves, so
 * there are no roll-ups; events are kept until the operator drops their month. Receipts are written to
 * `query`.
 */
export async function openClickHouseEventStore(
  clickHouse: ClickHouse,
  query: Queryable,
  timeZone: string,
): Promise<EventStore> {
  await clickHouse.run(createTable(eventTable));
  const gathered = gatherEvents((events) => clickHouse.insert(eventTable, events.map(toRow)), gathering);
  return {
    add: (events) => gathered.add(events),
    over: async (period) => createVisits(clickHouse, period, timeZone),
    maintain: (now) => noteReceipts(clickHouse, query, now),
    clearOutside: () => clickHouse.run(`truncate table ${eventTable}`),
    close: () => gathered.close(),
  };
}
