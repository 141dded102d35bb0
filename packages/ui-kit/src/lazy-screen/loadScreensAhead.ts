import { whenIdle } from './whenIdle.ts';

const screens = new Set<() => Promise<unknown>>();

/** Has {@link loadScreensAhead} load this one too. */
export function noteScreen(load: () => Promise<unknown>): void {
  screens.add(load);
}

/**
 * Loads every screen that this app may need before it is asked for, one after the other while the browser has time: who
 * loses the connection in the middle of their work can go on. What does not arrive is left for when it is wanted.
 *
 * @param untilResting - resolves while nobody works; running a screen takes up to 30 ms, which work must not meet
 */
export async function loadScreensAhead(
  untilResting: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  // A screen that has arrived may bring further ones, which the loop comes to as well.
  for (const load of screens) {
    await untilResting();
    await new Promise<void>((resolve) => whenIdle(resolve));
    await load().then(
      () => screens.delete(load),
      () => undefined,
    );
  }
}
