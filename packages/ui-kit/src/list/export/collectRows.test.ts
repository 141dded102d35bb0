import { expect, it, vi } from 'vitest';

import { collectRows } from './collectRows.ts';

const all = Array.from({ length: 250 }, (_, index) => index);
const fetchPage = (offset: number, limit: number) =>
  Promise.resolve({ items: all.slice(offset, offset + limit), total: all.length });

it('collects every page, and says how far it is', async () => {
  const onProgress = vi.fn();
  expect(await collectRows(fetchPage, onProgress, new AbortController().signal)).toEqual({
    rows: all,
    total: all.length,
  });
  expect(onProgress.mock.calls).toEqual([[0.4], [0.8], [1]]);
});

it('ends where the list became shorter meanwhile', async () => {
  const shrinking = vi
    .fn()
    .mockResolvedValueOnce({ items: [1], total: 5 })
    .mockResolvedValue({ items: [], total: 5 });
  const { rows } = await collectRows(shrinking, () => undefined, new AbortController().signal);
  expect(rows).toEqual([1]);
});

it('stops when it is told to', async () => {
  const controller = new AbortController();
  const stopped = collectRows(fetchPage, () => controller.abort(), controller.signal);
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
});
