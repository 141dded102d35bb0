import { expect, it, vi } from 'vitest';

import type * as Module from './preload.ts';

/**
 * A separate module instance: tests of one process share modules, and would otherwise load each other's
 * screens.
 */
const path = './preload.ts?own';
const { preload, registerForPreload } = (await import(path)) as typeof Module;

it('loads each screen once, also those that others bring; what fails is tried again the next time', async () => {
  const inner = vi.fn(() => Promise.resolve());
  const outer = vi.fn(() => Promise.resolve(registerForPreload(inner)));
  const failing = vi.fn(() => Promise.reject(new Error('no connection')));
  for (const load of [outer, failing]) registerForPreload(load);
  await preload();
  await preload();
  expect([outer, inner, failing].map((load) => load.mock.calls.length)).toEqual([1, 1, 2]);
});
