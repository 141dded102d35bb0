import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, startOfDay } from '../../src/features/events/days.ts';
import type { EventStore, Period, Selection } from '../../src/features/events/eventStore.ts';
import { shownClasses, viewClasses } from '../../src/features/events/viewClasses.ts';
import type { Database } from '../../src/platform/storage/database.ts';
import { arbitraryArrival, arbitraryEvents, eventDays, isSisShelf, shelfCount } from './arbitraryEvents.ts';
import { testAnomalies } from './anomalyContract.ts';
import { askEverything } from './askEverything.ts';
import { countStraight } from './straightCount.ts';

/** A store to test, its database, and a function to empty both. */
export interface StoreUnderTest {
  database: Database;
  events: EventStore;
  clear(): Promise<void>;
}

const shelves = Array.from({ length: shelfCount }, (_, index) => index + 1);
/** All events of the licenses 1 and 2. */
export const everything: Selection = {
  licenseIds: [1, 2],
  retailerIds: undefined,
  shelfIds: undefined,
  isSisOnly: false,
  hasCategoryRule: false,
  classes: viewClasses,
};
const selections: Record<string, Selection> = {
  everything,
  'one license': { ...everything, licenseIds: [2] },
  'shown by default': { ...everything, classes: shownClasses },
  robots: { ...everything, classes: ['automated'] },
  'unverified at one retailer': { ...everything, retailerIds: [1], classes: ['unverified'] },
  'two retailers': { ...everything, retailerIds: [1, 3] },
  'no retailer': { ...everything, retailerIds: [] },
  'Shop-In-Shop': { ...everything, isSisOnly: true, shelfIds: shelves.filter(isSisShelf) },
  'some categories': { ...everything, shelfIds: [1, 2], hasCategoryRule: true },
  'some Shop-In-Shop categories': { ...everything, isSisOnly: true, shelfIds: [1], hasCategoryRule: true },
};

/**
 * Tests that every event store has to pass, with any engine: its answers must match a plain count. `open`
 * returns a store with the shelves of `arbitraryEvents` that accepts events of the days before `today`.
 */
export function testEventStore(
  open: () => Promise<StoreUnderTest>,
  { timeZone, today, runs }: { timeZone: string; today: string; runs: number },
): void {
  const firstDay = addDays(today, 1 - eventDays);
  const first = startOfDay(timeZone, firstDay).getTime();
  const now = new Date(startOfDay(timeZone, today).getTime() + 12 * 60 * 60_000);
  const ranges = [
    { from: firstDay, to: today },
    { from: addDays(firstDay, 1), to: addDays(firstDay, 2) },
    // A range that contains the whole weeks and months of these days.
    { from: addDays(firstDay, -40), to: addDays(today, 40) },
  ];

  describe('answers as a straight count does', () => {
    it(
      'in whatever order, batches and repetitions events come, and however often they are counted meanwhile',
      { timeout: 600_000 },
      async () => {
        const { events: store, clear } = await open();
        const arrivals = arbitraryEvents(first).chain((events) =>
          arbitraryArrival(events).map((batches) => ({ events, batches })),
        );
        const law = fc.asyncProperty(
          arrivals,
          fc.constantFrom(...Object.keys(selections)),
          fc.constantFrom(...ranges),
          async ({ events, batches }, name, range) => {
            await clear();
            const period: Period = { selection: selections[name] ?? everything, range };
            for (const { batch, isCounted } of batches) {
              await store.add(batch);
              if (isCounted) await store.maintain(now);
            }
            const expected = await askEverything(countStraight(events, period, timeZone));
            expect(await askEverything(await store.over(period, now))).toEqual(expected);
            await store.maintain(now);
            await store.maintain(now);
            expect(await askEverything(await store.over(period, now))).toEqual(expected);
          },
        );
        await fc.assert(law, { numRuns: runs });
      },
    );

    it.each(Object.entries(selections))('of %s', { timeout: 120_000 }, async (_name, selection) => {
      const { events: store, clear } = await open();
      await clear();
      const [sample = []] = fc.sample(arbitraryEvents(first), { numRuns: 1, seed: 20_261_121 });
      await store.add(sample);
      const period = { selection, range: { from: firstDay, to: today } };
      const expected = await askEverything(countStraight(sample, period, timeZone));
      expect(await askEverything(await store.over(period, now))).toEqual(expected);
      await store.maintain(now);
      expect(await askEverything(await store.over(period, now))).toEqual(expected);
    });
  });

  testAnomalies(open, { timeZone, firstDay, today, runs });
}
