import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { maxInviewMs } from './maxInviewMs.ts';
import { bucketOf, medianOf, middleOf } from './timeBuckets.ts';

it('the median of any times is at most 5 % off the exact one', () => {
  const times = fc.array(fc.integer({ min: 0, max: maxInviewMs }), { minLength: 1 });
  fc.assert(
    fc.property(times, (all) => {
      const exact = all.toSorted((a, b) => a - b)[Math.ceil(all.length / 2) - 1] ?? 0;
      const found = medianOf(all.map((ms) => [bucketOf(ms), 1] as const)) ?? -1;
      expect(Math.abs(found - exact)).toBeLessThanOrEqual(Math.max(50, exact * 0.05));
    }),
  );
});

it('there is none without times, and buckets without times do not count', () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf([[3, 0]])).toBeNull();
  expect(
    medianOf([
      [3, 0],
      [4, 1],
    ]),
  ).toBe(middleOf(4));
});
