import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { supervise } from './supervise.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('starts a process again with longer and longer pauses, and at once after it has run', async () => {
  let isRunning = true;
  let isBroken = true;
  const starts: number[] = [];
  const notes: unknown[] = [];
  const begin = Date.now();
  const stop = supervise({
    isRunning: () => isRunning,
    async restart() {
      starts.push(Date.now() - begin);
      if (isBroken) throw new Error('no space');
      isRunning = true;
    },
    note: (message, { err, pauseMs }) => notes.push([message, err instanceof Error && err.message, pauseMs]),
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(starts).toEqual([]);
  isRunning = false;
  await vi.advanceTimersByTimeAsync(8000);
  expect(starts).toEqual([5500, 6500, 8500, 12_500]);
  expect(notes.slice(0, 2)).toEqual([
    ['PostgreSQL ended unexpectedly and is started again', false, undefined],
    ['PostgreSQL did not start', 'no space', 1000],
  ]);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(8000);
  isRunning = false;
  await vi.advanceTimersByTimeAsync(500);
  expect(starts.slice(4)).toEqual([20_500, 21_500]);
  isRunning = false;
  await stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(starts).toHaveLength(6);
});

it('waits at most half a minute', async () => {
  const starts: number[] = [];
  const stop = supervise({
    isRunning: () => false,
    restart() {
      starts.push(Date.now());
      return Promise.reject(new Error('no space'));
    },
    note: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(300_000);
  const pauses = starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
  expect(Math.max(...pauses)).toBe(30_000);
  await stop();
});
