import type { Queryable } from '../../../platform/storage/database.ts';
import type { EventStore } from '../eventStore.ts';
import { gatherEvents } from '../gatherEvents.ts';
import { addDays, startOfDay } from '../days.ts';
import { createAnomalies } from './anomalies.ts';
import type { ClickHouse } from './clickHouse.ts';
import { copyPages } from './copyPages.ts';
import { addColumns, createTable, eventTable, toRow } from './eventTable.ts';
import { readClass } from './removed.ts';
import { tallyViews } from './tallyViews.ts';
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
  await addColumns(clickHouse, eventTable);
  const gathered = gatherEvents(async (events) => {
    await clickHouse.insert(eventTable, events.map(toRow));
    await tallyViews(query, timeZone, events);
  }, gathering);
  return {
    add: (events) => gathered.add(events),
    async over(period) {
      const fromMs = startOfDay(timeZone, period.range.from).getTime();
      const untilMs = startOfDay(timeZone, addDays(period.range.to, 1)).getTime();
      const shownClass = await readClass(query, { fromMs, untilMs });
      return createVisits(clickHouse, { ...period, shownClass }, timeZone);
    },
    anomalies: createAnomalies(clickHouse, query, timeZone),
    async maintain(now) {
      await noteReceipts(clickHouse, query, { now });
      await copyPages(clickHouse, query, { timeZone, now });
    },
    clearOutside: () => clickHouse.run(`truncate table ${eventTable}`),
    close: () => gathered.close(),
  };
}
