import { expect, it, vi } from 'vitest';

import { createRenewal } from './createRenewal.ts';

it('asks once for all the calls that meet the end of the session together', async () => {
  const onAsked = vi.fn();
  const renewal = createRenewal(onAsked);
  const answers = Promise.all([renewal.ask(), renewal.ask(), renewal.ask()]);
  expect(onAsked.mock.calls).toEqual([[true]]);
  renewal.settle(true);
  await expect(answers).resolves.toEqual([true, true, true]);
  expect(onAsked.mock.calls).toEqual([[true], [false]]);
});

it('asks anew after an answer', async () => {
  const renewal = createRenewal(() => undefined);
  const first = renewal.ask();
  renewal.settle(false);
  await expect(first).resolves.toBe(false);
  const second = renewal.ask();
  renewal.settle(true);
  await expect(second).resolves.toBe(true);
});

it('answers nobody where nobody asked', () => {
  const renewal = createRenewal(() => undefined);
  expect(() => renewal.settle(true)).not.toThrow();
});
