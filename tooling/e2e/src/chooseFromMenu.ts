import { expect, type Page } from '@playwright/test';

import { untilStill } from './untilStill.ts';

/**
 * Chooses from a menu that was just opened, once it is stable. It grows as it opens: on a busy machine the
 * first frame lasts for two, which looks stable, and the click would hit an item that has moved.
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
