import type { Queryable } from '../../../platform/storage/database.ts';
import type { EventStore } from '../eventStore.ts';
import { gatherEvents } from '../gatherEvents.ts';
import type { ClickHouse } from './clickHouse.ts';
import { createTable, eventTable, toRow } from './eventTable.ts';
import { noteReceipts } from './receipts.ts';
import { createVisits } from './visits.ts';

/** Each insert becomes a file that is merged later: few large ones are better than many small ones. */
const gathering = { gatherMs: 100, maxRows: 20_000 };

/**
 * Events in ClickHouse, for more of them than one PostgreSQL takes. Questions count the events themselves, so there is
 * nothing to roll up, and they are kept until someone drops their month. `query` is where receipts are noted.
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
    close: () => gathered.close(),
  };
}
