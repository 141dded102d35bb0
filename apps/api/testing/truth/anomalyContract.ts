import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dayIn, startOfDay } from '../../src/features/events/days.ts';
import type { EventStore, Period, StreamEvent } from '../../src/features/events/eventStore.ts';
import { codeOf, shownClasses, viewClasses } from '../../src/features/events/viewClasses.ts';
import type { Database, Queryable } from '../../src/platform/storage/database.ts';
import { arbitraryEvents, eventDays } from './arbitraryEvents.ts';
import { askEverything } from './askEverything.ts';
import { countStraight } from './straightCount.ts';

/** A store to test with its database; `clear` empties both. */
interface Tested {
  events: EventStore;
  database: Database;
  clear(): Promise<void>;
}

interface Setting {
  timeZone: string;
  firstDay: string;
  today: string;
  runs: number;
}

const hourMs = 60 * 60_000;
const verified = codeOf('verified');

/** An anomaly of a place and time, and the order in which it is removed; null if it is not. */
interface Suspicion {
  kind: 'burst' | 'network' | 'times';
  epack: number;
  retailer_id: number;
  license_id: number;
  page_key: string;
  fromHour: number;
  hours: number;
  network: number;
}

const suspicion: fc.Arbitrary<Suspicion> = fc.record({
  kind: fc.constantFrom('burst', 'network', 'times'),
  epack: fc.integer({ min: 0, max: 2 }),
  retailer_id: fc.integer({ min: 1, max: 2 }),
  license_id: fc.integer({ min: 1, max: 2 }),
  page_key: fc.constantFrom('', '00000000000000aa', '00000000000000bb'),
  fromHour: fc.integer({ min: 0, max: eventDays * 24 - 1 }),
  hours: fc.constantFrom(1, 24, eventDays * 24),
  network: fc.integer({ min: 1, max: 2 }),
});

const epackOf = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Few places, so that anomalies meet; all events of a view are of one time, as tokens make them. */
function gather(events: readonly StreamEvent[], firstMs: number): StreamEvent[] {
  return events.map((event) => {
    const { view_id, epack_id, class: eventClass } = event;
    const epack = epack_id == null ? epack_id : epackOf(Number(epack_id.slice(-1)) % 3);
    const offset =
      view_id == null ? undefined : Number.parseInt(view_id.slice(0, 8), 16) % (eventDays * 24 * hourMs);
    return {
      ...event,
      epack_id: epack,
      view_id: view_id == null ? view_id : `${view_id.slice(0, -1)}${epack?.slice(-1) ?? 'f'}`,
      impossible_view:
        event.impossible_view == null
          ? event.impossible_view
          : `${event.impossible_view.slice(0, -1)}${epack?.slice(-1) ?? 'f'}`,
      ts: offset === undefined ? event.ts : new Date(firstMs + offset),
      class: eventClass === codeOf('removed') ? verified : eventClass,
    };
  });
}

function isWithin(event: StreamEvent, of: Suspicion, firstMs: number): boolean {
  const from = firstMs + of.fromHour * hourMs;
  const time = event.ts.getTime();
  return (
    event.epack_id === epackOf(of.epack) &&
    event.retailer_id === of.retailer_id &&
    event.license_id === of.license_id &&
    (of.page_key === '' || event.page_key === of.page_key) &&
    time >= from &&
    time < from + of.hours * hourMs
  );
}

/** Returns the events with the class that they have after removals, and the views of each removal. */
function removeStraight(events: readonly StreamEvent[], removals: readonly Suspicion[], firstMs: number) {
  const counts = removals.map(() => 0);
  const suspects = removals.map((of) => {
    const within = events.filter((event) => isWithin(event, of, firstMs));
    const signs = within.flatMap(({ kind, network, view_id, impossible_view }) => {
      if (of.kind === 'times') return impossible_view ?? [];
      return kind === 'view' && network?.[0] === of.network ? (view_id ?? []) : [];
    });
    const isOfSign = ({ view_id }: StreamEvent) => view_id != null && signs.includes(view_id);
    return new Set(of.kind === 'burst' ? within : within.filter(isOfSign));
  });
  const changed = events.map((event) => {
    if (event.class !== verified || event.is_foreign) return event;
    const by = suspects.findIndex((of) => of.has(event));
    if (by === -1) return event;
    if (event.kind === 'view') counts[by] = (counts[by] ?? 0) + 1;
    return { ...event, class: codeOf('removed') };
  });
  return { changed, counts };
}

async function insert(
  query: Queryable,
  of: Suspicion,
  { firstMs, timeZone }: { firstMs: number; timeZone: string },
) {
  const from = new Date(firstMs + of.fromHour * hourMs);
  const { id } = await query
    .insertInto('view_anomaly')
    .values({
      kind: of.kind,
      license_id: of.license_id,
      retailer_id: of.retailer_id,
      epack_id: epackOf(of.epack),
      page_key: of.page_key,
      day: dayIn(timeZone, from),
      from_at: from,
      until_at: new Date(from.getTime() + of.hours * hourMs),
      network: of.kind === 'network' ? Buffer.alloc(6, of.network) : Buffer.alloc(0),
      views: 1,
      usual: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Tests that removed views are in no figure, and that all are exact again once they are put back. */
export function testAnomalies(
  open: () => Promise<Tested>,
  { timeZone, firstDay, today, runs }: Setting,
): void {
  const firstMs = startOfDay(timeZone, firstDay).getTime();
  const now = new Date(startOfDay(timeZone, today).getTime() + 12 * hourMs);
  const selection = {
    licenseIds: [1, 2],
    retailerIds: undefined,
    shelfIds: undefined,
    isSisOnly: false,
    hasCategoryRule: false,
  };
  const suspicions = fc.uniqueArray(suspicion, {
    minLength: 1,
    maxLength: 4,
    // As the table has them: a place and time is suspected of one thing once, however long.
    selector: ({ kind, network, ...of }) =>
      JSON.stringify([kind, kind === 'network' ? network : 0, { ...of, hours: 0 }]),
  });

  describe('removed anomalies', () => {
    it('leave every figure, late events too, and come back exactly', { timeout: 600_000 }, async () => {
      const { events: store, database, clear } = await open();
      const law = fc.asyncProperty(
        arbitraryEvents(firstMs).map((events) => gather(events, firstMs)),
        suspicions,
        fc.boolean(),
        fc.boolean(),
        async (events, removals, isCounted, isShownOnly) => {
          await clear();
          const period: Period = {
            selection: { ...selection, classes: isShownOnly ? shownClasses : viewClasses },
            range: { from: firstDay, to: today },
          };
          const ids: number[] = [];
          const setRemoved = async (id: number, at: Date | null) => {
            await database.query
              .updateTable('view_anomaly')
              .set({ removed_at: at })
              .where('id', '=', id)
              .execute();
          };
          const apply = () => database.transaction((query) => store.anomalies.apply(query, ids));
          const ask = async () => askEverything(await store.over(period, now));
          const expectFigures = async (of: readonly StreamEvent[]) => {
            const expected = await askEverything(countStraight(of, period, timeZone));
            expect(await ask()).toEqual(expected);
            await store.maintain(now);
            expect(await ask()).toEqual(expected);
          };
          const half = Math.ceil(events.length / 2);
          await store.add(events.slice(0, half));
          if (isCounted) await store.maintain(now);
          for (const [at, one] of removals.entries()) {
            const id = await insert(database.query, one, { firstMs, timeZone });
            ids.push(id);
            await setRemoved(id, new Date(at + 1));
            await apply();
          }
          await store.add(events.slice(half));
          if (isCounted) await store.maintain(now);
          const { changed, counts } = removeStraight(events, removals, firstMs);
          const removedViews = await apply();
          expect(ids.map((id) => removedViews.get(id))).toEqual(counts);
          await expectFigures(changed);
          const [first, ...others] = removals;
          if (first && ids[0] !== undefined) await setRemoved(ids[0], null);
          await apply();
          await expectFigures(removeStraight(events, others, firstMs).changed);
          for (const id of ids) await setRemoved(id, null);
          await apply();
          await expectFigures(events);
        },
      );
      await fc.assert(law, { numRuns: runs });
    });

    it('leave every counted day of their time', async () => {
      const { events: store, database, clear } = await open();
      await clear();
      const [[some] = []] = fc.sample(arbitraryEvents(firstMs), { numRuns: 1, seed: 7 });
      if (!some) throw new Error('No event was drawn');
      const place = { epack_id: epackOf(1), retailer_id: 1, license_id: 1, page_key: '' };
      const times = Array.from(
        { length: eventDays },
        (_, day) => new Date(firstMs + (day * 24 + 12) * hourMs),
      );
      const events = times.map((ts, at): StreamEvent => {
        const event_id = `eeeeeeee-0000-4000-8000-${String(at).padStart(12, '0')}`;
        return {
          ...some,
          ...place,
          ts,
          event_id,
          kind: 'view',
          class: verified,
          is_foreign: false,
          is_demo: false,
        };
      });
      await store.add(events);
      await store.maintain(now);
      const all: Suspicion = {
        ...place,
        kind: 'burst',
        epack: 1,
        fromHour: 0,
        hours: eventDays * 24,
        network: 1,
      };
      const id = await insert(database.query, all, { firstMs, timeZone });
      await database.query
        .updateTable('view_anomaly')
        .set({ removed_at: now })
        .where('id', '=', id)
        .execute();
      await database.transaction((query) => store.anomalies.apply(query, [id]));
      const period = {
        selection: { ...selection, classes: shownClasses },
        range: { from: firstDay, to: today },
      };
      const { changed } = removeStraight(events, [all], firstMs);
      const expected = await askEverything(countStraight(changed, period, timeZone));
      expect(await askEverything(await store.over(period, now))).toEqual(expected);
    });

    it('are found by hour, network and impossible time', async () => {
      const { events: store, clear } = await open();
      await clear();
      const least = { hours: 1, networks: 1, impossible: 1 };
      const [events = []] = fc.sample(arbitraryEvents(firstMs), { numRuns: 1, seed: 7 });
      const day = dayIn(timeZone, events[0]?.ts ?? now);
      await store.add(events);
      const groups = await store.anomalies.listGroups(day, least);
      const ofDay = events.filter(
        (event) =>
          dayIn(timeZone, event.ts) === day &&
          !event.is_foreign &&
          event.epack_id != null &&
          event.license_id != null,
      );
      const views = ofDay.filter((event) => event.kind === 'view' && event.class === verified);
      const sum = (of: readonly { count: number }[]) => of.reduce((total, { count }) => total + count, 0);
      expect(sum(groups.hours.filter(({ pageKey }) => pageKey === ''))).toBe(views.length);
      expect(sum(groups.hours.filter(({ pageKey }) => pageKey !== ''))).toBe(
        views.filter(({ page_key }) => page_key !== '').length,
      );
      expect(sum(groups.networks)).toBe(
        views.filter(({ page_key, network }) => page_key !== '' && network != null).length,
      );
      expect(groups.hours.every(({ from }) => (from.getTime() - firstMs) % hourMs === 0)).toBe(true);
    });
  });
}
