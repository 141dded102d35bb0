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
  it('are the first of the highest and the last of the lowest', () => {
    expect(findExtremes([3, 9, null, 9, 1, 1])).toEqual({ high: 1, low: 5 });
  });

  it('are not there for one value, or for values that are all the same', () => {
    expect(findExtremes([7])).toBeUndefined();
    expect(findExtremes([7, 7])).toBeUndefined();
    expect(findExtremes([])).toBeUndefined();
  });
});
