import { expect, it, vi } from 'vitest';

import type * as Module from './loadScreensAhead.ts';

/**
 * A separate module instance: tests of one process share modules, and would otherwise load each other's
 * screens.
 */
const path = './loadScreensAhead.ts?own';
const { loadScreensAhead, noteScreen } = (await import(path)) as typeof Module;

it('loads each screen once, also those that others bring; what fails is tried again the next time', async () => {
  const inner = vi.fn(() => Promise.resolve());
  const outer = vi.fn(() => Promise.resolve(noteScreen(inner)));
  const failing = vi.fn(() => Promise.reject(new Error('no connection')));
  for (const load of [outer, failing]) noteScreen(load);
  await loadScreensAhead();
  await loadScreensAhead();
  expect([outer, inner, failing].map((load) => load.mock.calls.length)).toEqual([1, 1, 2]);
});
