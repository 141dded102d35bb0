/** How long it waits for a browser that is never idle, in ms. */
const patienceMs = 500;

/** Runs something once the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: patienceMs });
  else setTimeout(run, 50);
}
