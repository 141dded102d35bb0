import type { Locator, Page } from '@playwright/test';

import { boxOf } from './boxOf.ts';

/** Drags an element by its middle, by a number of pixels. */
export async function dragBy(page: Page, element: Locator, x: number, y: number): Promise<void> {
  const box = await boxOf(element);
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + x, start.y + y, { steps: 8 });
  await page.mouse.up();
}
