import type { Page } from '@playwright/test';

import type { Point } from './swipe.ts';

/** Longer than the editor asks for before it opens a menu. */
const heldMs = 1000;

/** Holds a finger on a point, by the clock of the page: a busy page counts the time late. */
export async function longPress(page: Page, point: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), heldMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
