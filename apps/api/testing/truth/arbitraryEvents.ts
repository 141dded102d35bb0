import * as fc from 'fast-check';

import type { StreamEvent } from '../../src/features/events/eventStore.ts';
import { testEvent } from '../events.ts';

const dayMs = 24 * 60 * 60_000;
const uuid = (kind: string, number: number): string =>
  `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The number of shelves, with ids from 1; those with an odd id are of Shop-in-shop packages. */
export const shelfCount = 4;
/** Checks whether a shelf is of Shop-in-shop packages. */
export const isSisShelf = (id: number): boolean => id % 2 === 1;
/** The number of days with events. */
export const eventDays = 4;

/** Few different values, so that they coincide. */
function eventShape(firstMs: number) {
  return fc
    .record({
      number: fc.integer({ min: 0, max: 60 }),
      at: fc.integer({ min: 0, max: eventDays * dayMs - 1 }),
      kind: fc.constantFrom('view', 'view', 'view', 'inview', 'interaction', 'miss', 'error'),
      epack: fc.option(fc.integer({ min: 0, max: 5 }), { freq: 6 }),
      retailer_id: fc.integer({ min: 1, max: 3 }),
      license_id: fc.option(fc.integer({ min: 1, max: 2 }), { freq: 9, nil: null }),
      shelf_id: fc.integer({ min: 0, max: shelfCount }),
      visitor: fc.option(fc.integer({ min: 0, max: 5 }), { freq: 5 }),
      ms: fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: null }),
      browser: fc.constantFrom('Chrome', 'Safari', "O'Hara\\"),
      device: fc.constantFrom('desktop', 'mobile', 'bot'),
      country: fc.constantFrom('', 'RU', 'KZ'),
      is_foreign: fc.boolean().map((is) => is),
    })
    .map(({ number, at, epack, visitor, is_foreign, ...rest }): StreamEvent => {
      // The id determines all fields, so a resent event is identical.
      return testEvent({
        ...rest,
        event_id: uuid('e', number),
        ts: new Date(firstMs + at),
        epack_id: epack === null ? null : uuid('a', epack),
        visitor: visitor === null ? null : Buffer.alloc(16, visitor + 1),
        os: rest.browser === 'Safari' ? 'iOS' : 'Windows',
        platform: 'web',
        is_foreign: is_foreign && number % 4 === 0,
      });
    });
}

/** Generates events of four days from `firstMs` on, each id once. */
export function arbitraryEvents(firstMs: number): fc.Arbitrary<StreamEvent[]> {
  return fc.uniqueArray(eventShape(firstMs), {
    minLength: 1,
    maxLength: 60,
    selector: ({ event_id }) => event_id,
  });
}

/** How events arrive: their order, repetitions and batches, and when they are counted in between. */
export function arbitraryArrival(
  events: readonly StreamEvent[],
): fc.Arbitrary<{ batch: StreamEvent[]; isCounted: boolean }[]> {
  const again = fc.subarray([...events]);
  return again
    .chain((repeated) =>
      fc.shuffledSubarray([...events, ...repeated], { minLength: events.length + repeated.length }),
    )
    .chain((arriving) =>
      fc
        .array(fc.record({ size: fc.integer({ min: 1, max: 20 }), isCounted: fc.boolean() }), {
          minLength: arriving.length,
          maxLength: arriving.length,
        })
        .map((cuts) => {
          const batches: { batch: StreamEvent[]; isCounted: boolean }[] = [];
          let at = 0;
          for (const { size, isCounted } of cuts) {
            if (at >= arriving.length) break;
            batches.push({ batch: arriving.slice(at, at + size), isCounted });
            at += size;
          }
          return batches;
        }),
    );
}
