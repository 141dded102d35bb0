import { expect, it } from 'vitest';

import { createPool } from './pool.ts';

/** A pool that says what it opens and closes. */
function tracedPool(maxIdle: number) {
  const events: string[] = [];
  const pool = createPool<string>({
    async open(key) {
      events.push(`open ${key}`);
      if (key === 'broken') throw new Error('It is broken');
      return key;
    },
    async close(item) {
      events.push(`close ${item}`);
    },
    maxIdle,
  });
  return { pool, events };
}

it('shares what is open, and closes the one used longest ago', async () => {
  const { pool, events } = tracedPool(1);
  await Promise.all([pool.use('a', async () => 1), pool.use('a', async () => 2)]);
  await pool.use('a', async () => 3);
  expect(events).toEqual(['open a']);
  await pool.use('b', async () => 4);
  expect(events).toEqual(['open a', 'open b', 'close a']);
});

it('opens again what could not be opened', async () => {
  const { pool, events } = tracedPool(1);
  await expect(pool.use('broken', async () => 1)).rejects.toThrow('It is broken');
  await expect(pool.use('broken', async () => 1)).rejects.toThrow('It is broken');
  expect(events).toEqual(['open broken', 'open broken']);
});

it('closes what is in use after its use', async () => {
  const { pool, events } = tracedPool(1);
  await pool.use('a', async () => {
    await pool.close();
    expect(events).toEqual(['open a']);
  });
  expect(events).toEqual(['open a', 'close a']);
});
