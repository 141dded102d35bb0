import * as fc from 'fast-check';

/** How a visit proves itself. Only `honest` and `late` visits have a genuine token of their view and site. */
export const trusts = [
  'honest',
  'late',
  'noToken',
  'noOrigin',
  'forged',
  'stolen',
  'otherSite',
  'expired',
  'robot',
] as const;

/** A visit to one of three product pages. */
export interface RandomVisit {
  page: number;
  trust: (typeof trusts)[number];
  /** From the token to the view. */
  delayMs: number;
  /** The times the page was in view, each followed by a report when the tab was hidden, for `hiddenMs`. */
  shown: { seenMs: number; hiddenMs: number }[];
  /** The blocks that were used, with repetitions. */
  blocks: number[];
  /** A report of more time than there was, by this much. */
  impossibleMs: number | null;
  /** Whether everything is sent again, with other claims where a token fixes them. */
  isReplayed: boolean;
}

const visit: fc.Arbitrary<RandomVisit> = fc.record({
  page: fc.integer({ min: 0, max: 2 }),
  trust: fc.oneof(
    { weight: 3, arbitrary: fc.constant('honest' as const) },
    { weight: 4, arbitrary: fc.constantFrom(...trusts) },
  ),
  delayMs: fc.integer({ min: 0, max: 9 * 60_000 }),
  shown: fc.array(
    fc.record({
      seenMs: fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.constant(15 * 60_000)),
      hiddenMs: fc.integer({ min: 0, max: 5000 }),
    }),
    { maxLength: 10 },
  ),
  blocks: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 }),
  impossibleMs: fc.option(fc.integer({ min: 10_000, max: 80_000_000 }), { freq: 3 }),
  isReplayed: fc.boolean(),
});

/** Some visits, one after another. */
export const randomVisits = fc.array(visit, { minLength: 1, maxLength: 8 });
