/**
 * Runs a function once the browser is idle.
 *
 * @param timeout - the maximum time to wait for a busy browser, in ms
 */
export function whenIdle(run: () => void, timeout = 500): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout });
  else setTimeout(run, 50);
}
