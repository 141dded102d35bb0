import type { Locator, Page } from '@playwright/test';

import { builderPro, retype } from './builderPro.ts';
import { forgetTours, signIn } from './signIn.ts';
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

/** Expects the tour's card to be whole on the screen, which is as wide as its window. */
async function expectInWindow(page: Page): Promise<void> {
  const card = await tourOf(page).boundingBox();
  const window = await page.evaluate(() => ({
    width: innerWidth,
    height: innerHeight,
    pageWidth: document.documentElement.scrollWidth,
  }));
  expect(card).not.toBeNull();
  if (!card) return;
  expect(card.x).toBeGreaterThanOrEqual(0);
  expect(card.x + card.width).toBeLessThanOrEqual(window.width);
  expect(card.y).toBeGreaterThan(window.height / 2);
  expect(card.y + card.height).toBeLessThanOrEqual(window.height);
  expect(window.pageWidth).toBe(window.width);
}

for (const [size, viewport] of [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`a viewer takes the three steps of reading on ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const tour = await enterAsNewcomer(page, 'viewer');
    await expect(tour.getByRole('heading')).toHaveText('See Vitrina at work in 3 steps');
    await expectInWindow(page);
    await tour.getByRole('button', { name: 'Start the tour' }).click();

    await expect(tour).toContainText('step 1 of 3');
    await expectInWindow(page);
    await tour.getByRole('link', { name: 'Show the retailers' }).click();
    await expect(tour).toContainText('These retailers show the package');
    await expect(page.getByRole('region', { name: 'Retailers' }).getByRole('row')).not.toHaveCount(0);
    await expectInWindow(page);
    await tour.getByRole('button', { name: 'Next' }).click();

    await expect(tour).toContainText('step 2 of 3');
    await expectInWindow(page);
    const opened = page.waitForEvent('popup');
    await tour.getByRole('link', { name: 'Open the shop page' }).click();
    const shop = await opened;
    await shop.locator('[data-vitrina], [data-ean]').first().scrollIntoViewIfNeeded();
    await expect(tour).toContainText('step 3 of 3');
    await shop.close();

    await tour.getByRole('link', { name: 'Show the visits' }).click();
    await expect(tour).toContainText('the newest one is your visit');
    await expectInWindow(page);
    const visits = page.getByRole('region', { name: 'Last 100 impressions' });
    await expect(visits.getByRole('row').nth(1)).toContainText('Полка');
    await tour.getByRole('button', { name: 'Finish the tour' }).click();
    await expect(tour).toHaveCount(0);
  });
}
