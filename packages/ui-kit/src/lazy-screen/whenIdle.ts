/**
 * Runs something once the browser has nothing else to do.
 *
 * @param timeout - how long it waits for a browser that is never idle, in ms
 */
export function whenIdle(run: () => void, timeout = 500): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout });
  else setTimeout(run, 50);
}
