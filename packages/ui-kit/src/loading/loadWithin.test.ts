import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { ChunkLoadError, chunkTimeoutMs, loadWithin } from './loadWithin.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('hands over what arrives and leaves no timer behind', async () => {
  await expect(loadWithin(() => Promise.resolve('part'))).resolves.toBe('part');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up after 120 000 ms', async () => {
  expect(chunkTimeoutMs).toBe(120_000);
  const outcome = vi.fn();
  const loading = loadWithin(() => new Promise(() => undefined)).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(outcome.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError);
});

it('calls a failed load by its name and keeps the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadWithin(() => Promise.reject(cause))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    cause,
  });
});

function stubConnection(connection: EventTarget): void {
  vi.stubGlobal('addEventListener', connection.addEventListener.bind(connection));
  vi.stubGlobal('removeEventListener', connection.removeEventListener.bind(connection));
}

it('tries again if the connection was lost and is back when the failure arrives', async () => {
  const connection = new EventTarget();
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('navigator', { onLine: true });
  stubConnection(connection);
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(() => {
    connection.dispatchEvent(new Event('offline'));
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  load.mockResolvedValueOnce('part');
  await expect(loadWithin(load)).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

it('without a connection waits for it and tries again', async () => {
  const connection = new EventTarget();
  const navigator = { onLine: false };
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('navigator', navigator);
  stubConnection(connection);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValueOnce('part');
  const loading = loadWithin(load);
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs * 2);
  expect(load).toHaveBeenCalledTimes(1);
  navigator.onLine = true;
  connection.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toBe('part');
});
