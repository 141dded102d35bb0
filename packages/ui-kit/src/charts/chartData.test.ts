import { describe, expect, it } from 'vitest';

import { findExtremes, isEmptyChart, toChartTable } from './chartData.ts';

const points = ['1', '2', '3'].map((label) => ({ label, fullLabel: `Mar ${label}` }));

describe('the table of a chart', () => {
  it('has a row for each point and a column for each series', () => {
    const series = [
      { name: 'Views', values: [5, 0, null] },
      { name: 'Before', values: [2, 3] },
    ];
    expect(toChartTable({ points, series }, 'Day')).toEqual({
      head: ['Day', 'Views', 'Before'],
      rows: [
        ['Mar 1', 5, 2],
        ['Mar 2', 0, 3],
        ['Mar 3', null, null],
      ],
    });
  });
});

describe('an empty chart', () => {
  it('has no points, or nothing but zeroes and gaps', () => {
    expect(isEmptyChart({ points: [], series: [] })).toBe(true);
    expect(isEmptyChart({ points, series: [{ name: 'Views', values: [0, null, 0] }] })).toBe(true);
    expect(isEmptyChart({ points, series: [{ name: 'Views', values: [0, 1, 0] }] })).toBe(false);
  });
});

describe('the extremes', () => {
  const of = (...values: (number | null)[]) =>
    findExtremes(
      values,
      values.map((_, index) => ({ label: `${index}`, fullLabel: `${index}` })),
    );

  it('are the first of the highest and the last of the lowest', () => {
    expect(of(3, 9, null, 9, 1, 1)).toEqual({ high: 1, low: 5 });
  });

  it('are not there for one value, or for values that are all the same', () => {
    expect(of(7)).toBeUndefined();
    expect(of(7, 7)).toBeUndefined();
    expect(of()).toBeUndefined();
  });

  it('leave out what counts only in part', () => {
    const [first, second, third] = points;
    const partial = third ? [first, second, { ...third, isPartial: true }] : [];
    expect(
      findExtremes(
        [5, 8, 1],
        partial.flatMap((point) => point ?? []),
      ),
    ).toEqual({ high: 1, low: 0 });
  });
});
