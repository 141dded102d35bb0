import type { Locator, Page } from '@playwright/test';

import { builderPro, retype } from './builderPro.ts';
import { enterPanel } from './enterPanel.ts';
import { forgetTours, signIn } from './signIn.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './test.ts';

const newText = 'This text was changed on the tour.';

const tourOf = (page: Page) => page.getByRole('region', { name: 'Demo tour' });

/** Opens the dashboard as somebody who has not met the tour. */
async function enterAsNewcomer(page: Page, login: 'editor' | 'viewer'): Promise<Locator> {
  await signIn(page, login);
  await forgetTours(page);
  await page.goto('/panel/dashboard');
  return tourOf(page);
}

test('an editor takes the tour by mouse, from the shelf through a change to their own visit', async ({
  page,
}) => {
  const tour = await enterAsNewcomer(page, 'editor');
  await expect(tour.getByRole('heading')).toHaveText('See Vitrina at work in 6 steps');
  await tour.getByRole('button', { name: 'Start the tour' }).click();

  await expect(tour).toContainText('step 1 of 6');
  await tour.getByRole('link', { name: 'Show the retailers' }).click();
  await expect(page.getByRole('region', { name: 'Retailers' }).getByRole('row')).not.toHaveCount(0);
  await expect(tour).toContainText('These retailers show the package');
  await tour.getByRole('button', { name: 'Next' }).click();

  await expect(tour).toContainText('step 2 of 6');
  await tour.getByRole('link', { name: 'Open the editor' }).click();
  await expect(page).toHaveURL(/\/panel\/builder-pro\/[0-9a-f-]{36}$/);
  await expect(tour).toContainText('step 3 of 6');

  const { blocks, button } = builderPro(page);
  await retype(blocks('Text').first(), newText);
  await button('Save').click();
  await expect(tour).toContainText('step 4 of 6');

  await button('Publish').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Publish to \d+ retailer/ }).click();
  await expect(dialog.getByText(/Published to \d+ retailer/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(tour).toContainText('step 5 of 6');

  const opened = page.waitForEvent('popup');
  await tour.getByRole('link', { name: 'Open the shop page' }).click();
  const shop = await opened;
  await shop.locator('[data-vitrina], [data-ean]').first().scrollIntoViewIfNeeded();
  await expect(shop.getByText(newText)).toBeVisible();
  await shop.close();
  await expect(tour).toContainText('step 6 of 6');

  await tour.getByRole('link', { name: 'Show the visits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(tour).toContainText('the newest one is your visit');
  const visits = page.getByRole('region', { name: 'Last 100 impressions' });
  await expect(visits.getByRole('row').nth(1)).toContainText('Полка');
  await tour.getByRole('button', { name: 'Finish the tour' }).click();
  await expect(tour).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(tour).toHaveCount(0);
});

test('a viewer takes the three steps by keyboard, leaves the tour, and takes it up again', async ({
  page,
}) => {
  const { keyboard } = page;
  const tour = await enterAsNewcomer(page, 'viewer');
  await expect(tour.getByRole('heading')).toHaveText('See Vitrina at work in 3 steps');
  await tabTo(page, /^Start the tour$/);
  await keyboard.press('Enter');
  await expect(tour).toContainText('step 1 of 3');
  // The pressed button is gone; the keyboard is still in the card.
  await expect(tour.getByRole('heading')).toBeFocused();

  await tabTo(page, /^Leave tour$/);
  await keyboard.press('Enter');
  await expect(tour).toHaveCount(0);
  await page.reload();
  await tabTo(page, /^Account/);
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Demo tour' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(tour).toContainText('step 1 of 3');
  // Escape belongs to menus and dialogs, and leaves the tour as it is.
  await keyboard.press('Escape');
  await expect(tour).toContainText('step 1 of 3');

  await tabTo(page, /^Show the retailers$/);
  await keyboard.press('Enter');
  await expect(tour).toContainText('These retailers show the package');
  await tabTo(page, /^Next$/);
  await keyboard.press('Enter');
  await expect(tour).toContainText('step 2 of 3');
  await tabTo(page, /^Open the shop page/);
  const opened = page.waitForEvent('popup');
  await keyboard.press('Enter');
  const shop = await opened;
  await shop.keyboard.press('End');
  await expect(tour).toContainText('step 3 of 3');
  await shop.close();

  await tabTo(page, /^Show the visits$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await tabTo(page, /^Finish the tour$/);
  await keyboard.press('Enter');
  await expect(tour).toHaveCount(0);
});

test('the tour folds, and covers neither dialogs nor the end of a screen', async ({ page, vitrina }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterPanel(page, vitrina.address, 'viewer', '/healthz');
  const tour = await enterAsNewcomer(page, 'viewer');
  await tour.getByRole('button', { name: 'Start the tour' }).click();
  const fold = tour.getByRole('button', { name: 'Fold the tour' });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await fold.click();
  await expect(tour.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await expect(tour.getByRole('button', { name: 'Unfold the tour' })).toBeFocused();
  await page.reload();
  await expect(tour.getByRole('button', { name: 'Unfold the tour' })).toBeVisible();
  await page.goto('/panel/profile');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = page.getByRole('main').getByRole('button').last();
  const [button, card] = [await last.boundingBox(), await tour.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
});
