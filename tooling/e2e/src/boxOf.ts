import type { Locator } from '@playwright/test';

/** Returns the box of a visible element. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Not visible: ${String(locator)}`);
  return box;
}
