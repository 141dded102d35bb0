import { formatOf } from '@vitrina/ui-kit';
import { expect, it } from 'vitest';

import { pointsOf } from './pointsOf.ts';

const format = formatOf('en', 'Europe/Moscow');
const starts = (...dates: string[]) => dates.map((date) => ({ date }));
const partial = (...args: Parameters<typeof pointsOf>) => pointsOf(...args).map(({ isPartial }) => isPartial);

it('today is partial, and the days before it are whole', () => {
  const range = { from: '2026-03-29', to: '2026-03-31' };
  const days = starts('2026-03-29', '2026-03-30', '2026-03-31');
  expect(partial(days, { interval: 'daily', range, today: '2026-03-31' }, format)).toEqual([
    false,
    false,
    true,
  ]);
  expect(partial(days, { interval: 'daily', range, today: '2026-04-01' }, format)).toEqual([
    false,
    false,
    false,
  ]);
});

it('a month is partial that goes on, or that the range cuts', () => {
  const range = { from: '2026-01-15', to: '2026-03-31' };
  const months = starts('2026-01-01', '2026-02-01', '2026-03-01');
  const line = { interval: 'monthly', range } as const;
  expect(partial(months, { ...line, today: '2026-05-02' }, format)).toEqual([true, false, false]);
  expect(partial(months, { ...line, today: '2026-03-31' }, format)).toEqual([true, false, true]);
});

it('the first month a range has all of is whole', () => {
  const range = { from: '2026-01-01', to: '2026-02-28' };
  const months = starts('2026-01-01', '2026-02-01');
  expect(partial(months, { interval: 'monthly', range, today: '2026-03-05' }, format)).toEqual([
    false,
    false,
  ]);
});

it('a point keeps the labels of its interval', () => {
  const range = { from: '2026-03-31', to: '2026-03-31' };
  expect(pointsOf(starts('2026-03-31'), { interval: 'daily', range, today: '2026-03-31' }, format)).toEqual([
    { label: 'Mar 31', fullLabel: 'Mar 31, 2026', isPartial: true },
  ]);
});
