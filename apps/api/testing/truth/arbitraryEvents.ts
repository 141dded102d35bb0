import * as fc from 'fast-check';

import type { StreamEvent } from '../../src/features/events/eventStore.ts';
import { uuidOf } from '../../src/features/events/uuidOf.ts';
import { codeOf, viewClasses, type ViewClass } from '../../src/features/events/viewClasses.ts';
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
      page_key: fc.constantFrom('', '00000000000000aa', '00000000000000bb'),
      class: fc.constantFrom(...viewClasses),
      view: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 2 }),
      visitor: fc.option(fc.integer({ min: 0, max: 5 }), { freq: 5 }),
      ms: fc.option(
        fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 90_000 }) }, fc.constant(86_400_000)),
        { nil: null },
      ),
      browser: fc.constantFrom('Chrome', 'Safari', "O'Hara\\"),
      device: fc.constantFrom('desktop', 'mobile'),
      country: fc.constantFrom('', 'RU', 'KZ'),
      network: fc.option(fc.integer({ min: 1, max: 2 })),
      isImpossible: fc.boolean(),
      is_foreign: fc.boolean().map((is) => is),
    })
    .map((shape): StreamEvent => {
      const {
        number,
        at,
        epack,
        visitor,
        view,
        class: viewClass,
        network,
        isImpossible,
        is_foreign,
        ...rest
      } = shape;
      const { retailer_id, license_id, shelf_id, page_key } = rest;
      const viewIn = (of: ViewClass) =>
        uuidOf(JSON.stringify([view, epack, retailer_id, license_id, shelf_id, page_key, of, is_foreign]));
      const isInview = rest.kind === 'inview' && viewClass === 'unverified';
      // The id determines all fields, so a resent event is identical.
      return testEvent({
        ...rest,
        class: codeOf(viewClass),
        view_id: view === null ? null : viewIn(viewClass),
        impossible_view: view !== null && isInview && isImpossible ? viewIn('verified') : null,
        network: network !== null && rest.kind === 'view' ? Buffer.alloc(6, network) : null,
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
