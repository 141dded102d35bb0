import { whenIdle } from './whenIdle.ts';

const screens = new Set<() => Promise<unknown>>();

/** Registers a screen for {@link preload}. */
export function registerForPreload(load: () => Promise<unknown>): void {
  screens.add(load);
}

/**
 * Preloads every registered screen, one after the other while the browser is idle, so that users who lose the
 * connection can continue to work. A screen that fails to load is loaded again on demand.
 *
 * @param untilResting - resolves while the user is idle; running a screen takes up to 30 ms, which must not
 *   delay input
 */
export async function preload(untilResting: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  // A loaded screen can register others; the loop reaches them too.
  for (const load of screens) {
    await untilResting();
    await new Promise<void>((resolve) => whenIdle(resolve));
    await load().then(
      () => screens.delete(load),
      () => undefined,
    );
  }
}
