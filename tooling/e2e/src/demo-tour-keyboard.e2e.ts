import type { Page } from '@playwright/test';

import { builderPro } from './builderPro.ts';
import { forgetTours, signIn } from './signIn.ts';
import { focusedName, tabTo } from './tabTo.ts';
import { expect, test } from './test.ts';

const newText = 'This text was changed by keyboard.';

const tourOf = (page: Page) => page.getByRole('region', { name: 'Demo tour' });

/** Skips the palette, and moves inward from block to block until one of this kind has the focus. */
async function goToBlock(page: Page, key: string): Promise<void> {
  await tabTo(page, /^Go to the page$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-block]:focus')).toHaveCount(1);
  const focused = page.locator(`[data-block][data-key="${key}"]:focus`);
  await expect(async () => {
    if ((await focused.count()) === 0) await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveCount(1, { timeout: 200 });
  }).toPass({ intervals: [0], timeout: 20_000 });
}

/** Scrolls the shop's page by keyboard until the text is in view. */
async function scrollTo(shop: Page, text: string): Promise<void> {
  const shown = shop.getByText(text);
  await expect(async () => {
    const box = await shown.boundingBox();
    await shop.keyboard.press(box && box.y < 0 ? 'PageUp' : 'PageDown');
    await expect(shown).toBeInViewport({ timeout: 500 });
  }).toPass({ intervals: [0], timeout: 20_000 });
}

test('an editor takes the tour by keyboard alone', async ({ page }) => {
  await signIn(page, 'editor');
  await forgetTours(page);
  const { keyboard } = page;
  await page.goto('/panel/dashboard');
  const tour = tourOf(page);
  await expect(tour).toBeVisible();

  // The card is last on the screen.
  await tabTo(page, /^Start the tour$/, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(tour).toContainText('step 1 of 6');
  await expect(tour.getByRole('heading')).toBeFocused();
  await tabTo(page, /^Show the retailers$/);
  await keyboard.press('Enter');
  await expect(tour).toContainText('These retailers show the package');
  await expect(page.getByRole('region', { name: 'Retailers' }).getByRole('row')).not.toHaveCount(0);
  await tabTo(page, /^Next$/);
  await keyboard.press('Enter');

  await expect(tour).toContainText('step 2 of 6');
  await tabTo(page, /^Open the editor$/);
  await keyboard.press('Enter');
  await expect(tour).toContainText('step 3 of 6');
  const { blocks } = builderPro(page);
  await expect(blocks('Text').first()).toBeVisible();

  await goToBlock(page, 'Text');
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text on the page' })).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type(newText);
  await keyboard.press('Escape');
  await keyboard.press('Control+s');
  await expect(tour).toContainText('step 4 of 6');

  await tabTo(page, /^Publish$/, 'Shift+Tab');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, /^Publish to \d+ retailers?$/);
  await keyboard.press('Enter');
  await expect(dialog.getByText(/Published to \d+ retailer/)).toBeVisible();
  await tabTo(page, /^Close$/);
  await keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(tour).toContainText('step 5 of 6');

  await tabTo(page, /^Open the shop page/, 'Shift+Tab');
  const opened = page.waitForEvent('popup');
  await keyboard.press('Enter');
  const shop = await opened;
  await scrollTo(shop, newText);
  await expect(tour).toContainText('step 6 of 6');
  await shop.close();

  await tabTo(page, /^Show the visits$/);
  await keyboard.press('Enter');
  await expect(tour).toContainText('the newest one is your visit');
  await tabTo(page, /^Finish the tour$/);
  await keyboard.press('Enter');
  await expect(tour).toHaveCount(0);
  expect(await focusedName(page)).not.toBe('');
});
