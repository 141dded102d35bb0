import { expect, it } from 'vitest';

import { countRecentCalls } from './recentCalls.ts';

const minuteMs = 60_000;

it('sums the calls of the last hour by route', () => {
  let time = 100 * minuteMs;
  const calls = countRecentCalls(() => time);
  const note = (route: string, seconds: number, status = 200) =>
    calls.note({ method: 'GET', route, status, seconds });
  note('/old', 9);
  time += 30 * minuteMs;
  note('/a/:id', 0.1);
  note('/a/:id', 0.3, 500);
  time += minuteMs;
  note('/a/:id', 0.2);
  expect(calls.list()).toHaveLength(2);
  time += 30 * minuteMs;
  expect(calls.list()).toEqual([
    { method: 'GET', route: '/a/:id', count: 3, failedCount: 1, averageMs: 200, longestMs: 300 },
  ]);
  time += 60 * minuteMs;
  expect(calls.list()).toEqual([]);
});
