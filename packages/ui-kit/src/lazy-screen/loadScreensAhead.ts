const screens = new Set<() => Promise<unknown>>();

/** Has {@link loadScreensAhead} load this one too. */
export function noteScreen(load: () => Promise<unknown>): void {
  screens.add(load);
}

/**
 * Loads every screen that this app may need before it is asked for, one after the other while the browser has time: who
 * loses the connection in the middle of their work can go on. What does not arrive is left for when it is wanted.
 */
export async function loadScreensAhead(): Promise<void> {
  // A screen that has arrived may bring further ones, which the loop comes to as well.
  for (const load of screens) {
    await new Promise<void>(whenFree);
    await load().then(
      () => screens.delete(load),
      () => undefined,
    );
  }
}

/** How long the app has to itself between two screens, in ms: running one takes up to 30 ms, which work must not meet often. */
const pauseMs = 1000;

/** Runs something once the browser is really idle, however long that takes. */
function whenFree(run: () => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') setTimeout(() => requestIdleCallback(() => run()), pauseMs);
  else setTimeout(run, 50);
}
