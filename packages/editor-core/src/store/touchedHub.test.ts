import { expect, test, vi } from 'vitest';

import { createTouchedHub } from './touchedHub.ts';

test('only listeners of touched components are called', () => {
  const hub = createTouchedHub();
  const first = vi.fn();
  const second = vi.fn();
  hub.subscribe(1, first);
  hub.subscribe(2, second);
  hub.notify([2]);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('"all" reaches every component', () => {
  const hub = createTouchedHub();
  const listener = vi.fn();
  hub.subscribe(1, listener);
  hub.subscribe(2, listener);
  hub.notify('all');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a listener that left is not called, and one that comes back is', () => {
  const hub = createTouchedHub();
  const listener = vi.fn();
  const leave = hub.subscribe(1, listener);
  leave();
  hub.notify([1]);
  expect(listener).not.toHaveBeenCalled();
  hub.subscribe(1, listener);
  leave();
  hub.notify([1]);
  expect(listener).toHaveBeenCalledTimes(1);
});
