import { readFile } from 'node:fs/promises';

import { chooseFromMenu } from './chooseFromMenu.ts';
import { enterPanel } from './enterPanel.ts';
import { expect, test } from './test.ts';
import { untilDemoComplete } from './untilDemoComplete.ts';

/** The visits of a new demo are still being counted; the dashboard refreshes every 30 seconds. */
const untilCounted = { timeout: 45_000 };

test('S4: the dashboard compares with the period before, and asks for a license or retailer', async ({
  page,
  vitrina,
}) => {
  await untilDemoComplete(vitrina.address);
  await enterPanel(page, vitrina.address, 'admin', '/panel/dashboard');
  await expect(page.getByRole('region', { name: 'Views', exact: true })).toContainText('vs ');
  await expect(page.getByRole('region', { name: 'Top 15 products' }).getByRole('row')).toHaveCount(
    16,
    untilCounted,
  );
  await expect(page.getByRole('region', { name: 'Map' }).getByRole('img')).toBeVisible();
  await page.goto('/panel/dashboard?licenses=');
  await expect(page.getByText('Please select at least one license or retailer')).toBeVisible();
});

test('S4: a widget that is hidden stays hidden', async ({ page, vitrina }) => {
  await enterPanel(page, vitrina.address, 'admin', '/panel/dashboard');
  await page.getByRole('button', { name: 'Arrange Browsers' }).click();
  await chooseFromMenu(page, 'Hide');
  await expect(page.getByRole('region', { name: 'Browsers' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Devices' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Browsers' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Browsers' }).click();
  await expect(page.getByRole('region', { name: 'Browsers' })).toBeVisible();
});

test('S4: a license of a widget is opened by keyboard with the filters kept, and Back leads out of it', async ({
  page,
  vitrina,
}) => {
  await enterPanel(page, vitrina.address, 'admin', '/panel/dashboard?retailers=1&interval=monthly');
  const widget = page.getByRole('region', { name: 'Users per license' });
  const chart = widget.getByRole('group', { name: /Use the arrow keys to read the values/ });
  await expect(chart).toBeVisible(untilCounted);
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?retailers=1&interval=monthly&licenses=\d+$/);
  const narrowed = page.getByRole('button', { name: /^License: [^+]+$/ });
  await expect(narrowed).toBeVisible();
  await page.goBack();
  await expect(narrowed).toHaveCount(0);
  await expect(page).toHaveURL(/\?retailers=1&interval=monthly$/);
});

test('S5: everybody who is signed in has the SIS dashboard', async ({ page, vitrina }) => {
  await enterPanel(page, vitrina.address, 'viewer', '/panel/sisDashboard');
  await expect(page.getByRole('region', { name: 'Views', exact: true })).toBeVisible();
});

test('S6: a range that does not fit its interval offers two ways out', async ({ page, vitrina }) => {
  await enterPanel(
    page,
    vitrina.address,
    'admin',
    '/panel/trends?from=2024-01-01&to=2026-01-01&interval=daily',
  );
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Too wide range selected! Please select less range or increase interval' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Use months' }).click();
  await expect(page.getByRole('region', { name: 'Views by license' })).toBeVisible();
});

test('S7: a report says what it needs, is made, opened and downloaded', async ({ page, vitrina }) => {
  await enterPanel(page, vitrina.address, 'admin', '/panel/reports');
  await page.getByRole('button', { name: 'Create report' }).click();
  await expect(page.getByText('Please select marketplace and at least one license')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Marketplace' })).toBeFocused();
  await page.goto('/panel/reports?kind=statisticsGroup');
  await page.getByRole('button', { name: 'Create report' }).click();
  await expect(
    page.getByText('Please select marketplace, statistics group and at least one license'),
  ).toBeVisible();
  await page.goto('/panel/reports?marketplace=ozon&licenses=1');
  await page.getByRole('button', { name: 'Create report' }).click();
  const done = page.getByRole('row').filter({ hasText: 'Done' }).first();
  await expect(done).toBeVisible({ timeout: 30_000 });
  for (const format of ['CSV', 'XLSX']) {
    const download = page.waitForEvent('download');
    await done.getByRole('button', { name: /^Download the report/ }).click();
    await chooseFromMenu(page, new RegExp(format));
    const file = await readFile(await (await download).path());
    expect(file.length).toBeGreaterThan(100);
  }
  await done.locator('td').first().click();
  await expect(page.getByRole('table', { name: 'Products of the report' })).toBeVisible();
});

test('S7: products and pages without visits are listed', async ({ page, vitrina }) => {
  await enterPanel(page, vitrina.address, 'admin', '/panel/reports/products');
  await expect(page.getByText('Please select marketplace and at least one license')).toBeVisible();
  await page.goto('/panel/reports/products?marketplace=ozon&licenses=1');
  await expect(page.getByRole('table', { name: 'Reports Products' })).toBeVisible();
  await page.goto('/panel/reports/no-visits');
  await expect(page.getByRole('table', { name: 'PDPs without visits per day' })).toBeVisible();
});

test('S13: user statistics are taken along', async ({ page, vitrina }) => {
  await enterPanel(page, vitrina.address, 'admin', '/panel/users-stats');
  await expect(page.getByRole('table', { name: 'User Stats' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await chooseFromMenu(page, /CSV/);
  expect(await readFile(await (await download).path(), 'utf8')).toContain('admin');
});
