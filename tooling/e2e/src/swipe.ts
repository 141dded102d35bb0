import type { Page } from '@playwright/test';

/** A point of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Drags with a finger, after holding it still for a while: Playwright's own taps do not move. A way of less than 16 pixels
 * counts as a tap in the browser, which reports no move.
 */
export async function swipe(page: Page, from: Point, to: Point, heldMs = 0): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const started = touch('touchStart', from);
  // By the clock of the page, which is set after the editor's own: a busy page counts the time late.
  if (heldMs > 0) {
    await started;
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), heldMs);
  }
  for (const part of [0.25, 0.5, 0.75, 1]) {
    // Sent right behind the start where nothing is held, or a busy page takes the time between for a hold.
    await touch('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
    // Chromium merges moves that come within one frame, and the first move only starts a drag.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await started;
  await touch('touchEnd');
  await session.detach();
}
