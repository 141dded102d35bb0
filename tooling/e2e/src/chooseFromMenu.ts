import { expect, type Page } from '@playwright/test';

import { untilStill } from './untilStill.ts';

/**
 * Chooses from a menu that has just been opened, once it lies still. It grows as it opens: a busy machine shows its first
 * picture for two frames, which passes for rest, and the click is let go over the item that has moved there meanwhile.
 */
export async function chooseFromMenu(
  page: Page,
  name: string | RegExp,
  { exact = false }: { exact?: boolean } = {},
): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact });
  await expect(item).toBeVisible();
  await untilStill(page);
  await item.click();
}
