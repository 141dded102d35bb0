import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { addDays } from './days.ts';
import { listDays } from './range.ts';
import { coverRange } from './spans.ts';

it('takes whole months, then whole weeks, then days', () => {
  expect(coverRange({ from: '2026-01-26', to: '2026-03-10' }, [])).toEqual({
    month: ['2026-02-01'],
    week: ['2026-03-02'],
    day: [...listDays({ from: '2026-01-26', to: '2026-01-31' }), '2026-03-01', '2026-03-09', '2026-03-10'],
  });
});

it('takes a month apart that has a day to be left out', () => {
  const { month, week, day } = coverRange({ from: '2026-02-01', to: '2026-02-28' }, ['2026-02-10']);
  expect(month).toEqual([]);
  expect(week).toEqual(['2026-02-02', '2026-02-16']);
  expect(day).toHaveLength(28 - 14 - 1);
});

it('a year takes few sums', () => {
  const { month, week, day } = coverRange({ from: '2025-11-23', to: '2026-11-22' }, []);
  expect(month).toHaveLength(11);
  expect(week.length + day.length).toBeLessThan(15);
});

it('covers each day once, whatever the range and what is left out', () => {
  const someDay = fc.integer({ min: 0, max: 1000 }).map((count) => addDays('2025-01-01', count));
  const law = fc.property(
    someDay,
    fc.nat(500),
    fc.array(someDay, { maxLength: 5 }),
    (from, length, without) => {
      const range = { from, to: addDays(from, length) };
      const { month, week, day } = coverRange(range, without);
      const covered = [
        ...month.flatMap((start) =>
          listDays({ from: start, to: addDays(start, 31) }).filter(
            (one) => one.slice(0, 7) === start.slice(0, 7),
          ),
        ),
        ...week.flatMap((start) => listDays({ from: start, to: addDays(start, 6) })),
        ...day,
      ];
      expect(covered.toSorted()).toEqual(listDays(range).filter((one) => !without.includes(one)));
    },
  );
  fc.assert(law);
});
