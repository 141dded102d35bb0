import type { Page } from '@playwright/test';

import type { Point } from './swipe.ts';

/** Taps a point twice. The second tap doesn't wait for the page to render what the first one changed. */
export async function doubleTap(page: Page, point: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touches = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const;
  await Promise.all(
    touches.map((type) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [point] : [] }),
    ),
  );
  await session.detach();
}
