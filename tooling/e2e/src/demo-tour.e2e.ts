import type { Locator, Page } from '@playwright/test';

import { builderPro, retype } from './builderPro.ts';
import { forgetTours, signIn } from './signIn.ts';
import { expect, test } from './test.ts';

const newText = 'This text was changed on the tour.';

const tourOf = (page: Page) => page.getByRole('region', { name: 'Demo tour' });

/** Opens the dashboard as somebody who has not met the tour. */
async function enterAsNewcomer(page: Page, login: 'editor'): Promise<Locator> {
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
