import { expect, it } from 'vitest';

import { createFairTurns } from './fairTurns.ts';

it('lets groups take turns, whatever the length of their queues', async () => {
  const inFairTurn = createFairTurns(1);
  const order: string[] = [];
  const add = (group: string, name: string) =>
    inFairTurn(group, async () => {
      await Promise.resolve();
      order.push(name);
    });
  const all = [...['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name)), add('b', 'b1'), add('c', 'c1')];
  await Promise.all(all);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

it('runs as many tasks at once as it may, and goes on after a failure', async () => {
  const inFairTurn = createFairTurns(2);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running--;
    throw new Error('broken');
  };
  const results = await Promise.allSettled(['a', 'a', 'b', 'b', 'c'].map((group) => inFairTurn(group, work)));
  expect(results.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(most).toBe(2);
});
