import type { Page } from '@playwright/test';

/** Waits until nothing moves or fades, and nothing starts to in the next two frames. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const findEnding = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    for (let ending = findEnding(), still = 0; still < 2; ending = findEnding()) {
      still = ending.length === 0 ? still + 1 : 0;
      await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
      await new Promise(requestAnimationFrame);
    }
  });
}
