import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';

import { forEachAtOnce } from './forEachAtOnce.ts';

it('runs every task, and no more at once than it may', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await forEachAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    most = Math.max(most, ++running);
    await sleep(1);
    running--;
    done.push(item);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

it('starts nothing after a failure, and throws once the running tasks have ended', async () => {
  const started: number[] = [];
  const ended: number[] = [];
  const run = forEachAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    started.push(item);
    if (item === 2) throw new Error('broken');
    await sleep(5);
    ended.push(item);
  });
  await expect(run).rejects.toThrow('broken');
  expect(started).toEqual([1, 2]);
  expect(ended).toEqual([1]);
});
