import { describe, expect, it } from 'vitest';

import {
  findPeriod,
  periodOf,
  readFilters,
  writeFilters,
  type StatisticsFilters,
} from './statisticsFilters.ts';

const today = '2026-03-31';
const read = (query: string) => readFilters(new URLSearchParams(query), today);
const write = (query: string, filters: StatisticsFilters) =>
  writeFilters(new URLSearchParams(query), filters, today).toString();

describe('reading', () => {
  it('has the last 28 days and nothing chosen for an empty query', () => {
    expect(read('')).toEqual({
      licenses: undefined,
      retailers: [],
      marketplace: undefined,
      from: '2026-03-04',
      to: today,
      interval: 'daily',
      views: 'verified',
    });
  });

  it('tells emptied by hand from never chosen', () => {
    expect(read('licenses=').licenses).toEqual([]);
    expect(read('licenses=1,2').licenses).toEqual([1, 2]);
  });

  it('does not believe nonsense', () => {
    expect(read('licenses=1,x,-3,2.5').licenses).toEqual([1]);
    expect(read('from=2026-03-10&to=2026-03-01')).toMatchObject({ from: '2026-03-04', to: today });
    expect(read('from=2026-02-30&to=2026-03-01')).toMatchObject({ from: '2026-03-04' });
    expect(read('interval=hourly')).toMatchObject({ interval: 'daily' });
    expect(read('marketplace=bazaar')).toMatchObject({ marketplace: undefined });
    expect(read('views=paid')).toMatchObject({ views: 'verified' });
    expect(read('from=2026-03-01')).toMatchObject({ from: '2026-03-04' });
  });
});

describe('writing', () => {
  it('leaves the usual out, and what is not its own alone', () => {
    expect(
      write('tab=1&page=3', {
        licenses: undefined,
        retailers: [],
        marketplace: undefined,
        interval: 'daily',
        views: 'verified',
        ...periodOf(28, today),
      }),
    ).toBe('tab=1');
  });

  it('returns what it was given', () => {
    const filters = {
      licenses: [3],
      retailers: [1, 2],
      marketplace: 'ozon' as const,
      from: '2026-01-01',
      to: '2026-01-31',
      interval: 'monthly' as const,
      views: 'unverified' as const,
    };
    expect(readFilters(new URLSearchParams(write('', filters)), today)).toEqual(filters);
    const emptied = { ...filters, licenses: [] };
    expect(readFilters(new URLSearchParams(write('', emptied)), today)).toEqual(emptied);
  });
});

it('knows a range that is one of the periods', () => {
  expect(findPeriod(periodOf(7, today), today)).toBe(7);
  expect(findPeriod({ from: '2026-03-01', to: '2026-03-07' }, today)).toBeUndefined();
  expect(findPeriod({ from: '2026-03-20', to: today }, today)).toBeUndefined();
});
