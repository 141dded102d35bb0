import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { untilStill } from './untilStill.ts';

/** Elements over a page that hide it from screen readers. */
const overPage = '[role=dialog], [role=menu]';

/**
 * Holds that axe finds nothing wrong with what is shown, once it has come to rest: with the dialogs and menus that are open,
 * or else with the page.
 *
 * @param part - a selector of the part that changed, where the rest was held before
 */
export async function holdClean(page: Page, name: string, part?: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Half faded in, every text has too little contrast.
  await untilStill(page);
  const isCovered = (await page.locator(overPage).count()) > 0;
  expect.soft(await findFaults(page, part ?? (isCovered ? overPage : undefined)), name).toEqual([]);
}

/**
 * Lists the violations that axe finds, with their places; expected to be empty.
 *
 * @param part - a selector of the checked part. Default: the whole page
 */
export async function findFaults(page: Page, part?: string): Promise<string[]> {
  // There are no frames to go into, which a page of its own would be opened for; nobody reads what is right.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}

/** Leaves every dialog and menu that is open. */
export async function closeAll(page: Page): Promise<void> {
  const open = page.locator(overPage);
  await expect(async () => {
    if ((await open.count()) > 0) await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0, { timeout: 400 });
  }).toPass({ intervals: [0], timeout: 5000 });
}
