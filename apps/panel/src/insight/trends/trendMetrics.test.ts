import type { TrendPoint } from '@vitrina/api-client/contract';
import { expect, it } from 'vitest';

import { readMetric, totalOf } from './trendMetrics.ts';

const point = (values: Partial<TrendPoint>): TrendPoint => ({
  date: '2026-03-01',
  users: 0,
  count: 0,
  inviewCount: 0,
  averageInviewMs: null,
  medianInviewMs: null,
  interactionCount: 0,
  ...values,
});

it('sums what is counted', () => {
  expect(totalOf([point({ count: 3 }), point({ count: 4 })], 'count')).toBe(7);
  expect(totalOf([], 'users')).toBe(0);
});

it('weighs the average time by how often it was seen', () => {
  const points = [
    point({ averageInviewMs: 1000, inviewCount: 3 }),
    point({ averageInviewMs: 5000, inviewCount: 1 }),
    point({ inviewCount: 9 }),
  ];
  expect(totalOf(points, 'averageInviewMs')).toBe(2000);
  expect(totalOf([point({ inviewCount: 9 })], 'averageInviewMs')).toBeNull();
});

it('reads the metric from the URL, the views where it makes no sense', () => {
  expect(readMetric(new URLSearchParams('metric=users'))).toBe('users');
  expect(readMetric(new URLSearchParams('metric=love'))).toBe('count');
});
