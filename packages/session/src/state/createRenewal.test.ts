import { expect, it, vi } from 'vitest';

import { createRenewal } from './createRenewal.ts';

it('asks once for all the calls that meet the end of the session together', async () => {
  const onAsked = vi.fn();
  const renewal = createRenewal(onAsked);
  const asked = ['confirmation', 'confirmation'] as const;
  const answers = Promise.all(asked.map((reason) => renewal.ask(reason)));
  expect(onAsked.mock.calls).toEqual([['confirmation']]);
  renewal.settle(true);
  await expect(answers).resolves.toEqual([true, true]);
  expect(onAsked.mock.calls).toEqual([['confirmation'], [undefined]]);
});

it('asks to sign in if the session ends while a change waits for its confirmation', async () => {
  const onAsked = vi.fn();
  const renewal = createRenewal(onAsked);
  const answers = Promise.all([renewal.ask('confirmation'), renewal.ask('ended')]);
  expect(onAsked.mock.calls).toEqual([['confirmation'], ['ended']]);
  renewal.settle(true);
  await expect(answers).resolves.toEqual([true, true]);
});

it('asks anew after an answer', async () => {
  const renewal = createRenewal(() => undefined);
  const first = renewal.ask('ended');
  renewal.settle(false);
  await expect(first).resolves.toBe(false);
  const second = renewal.ask('ended');
  renewal.settle(true);
  await expect(second).resolves.toBe(true);
});

it('answers nobody where nobody asked', () => {
  const renewal = createRenewal(() => undefined);
  expect(() => renewal.settle(true)).not.toThrow();
});
