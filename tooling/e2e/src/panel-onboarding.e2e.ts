import type { Page } from '@playwright/test';

import { perWorker } from './perWorker.ts';
import { expect, test as base } from './test.ts';
import { startVitrinaServer, type VitrinaServer } from './vitrinaServer.ts';

const password = 'a password of the first hour';

/** Tests on an unused server: no demo, one administrator. */
const test = base.extend<object, { empty: VitrinaServer }>({
  empty: perWorker(async (provide) => {
    const server = await startVitrinaServer({ VITRINA_DEMO: '0', VITRINA_ADMIN_PASSWORD: password });
    await provide(server);
    await server.stop();
  }),
  baseURL: async ({ empty }, provide) => provide(empty.address),
});

async function signInAs(page: Page, login: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Login', { exact: true }).fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/panel\//);
}

test('S12: an empty installation leads its administrator from license, retailer and user to the first package', async ({
  page,
  browser,
  empty,
}) => {
  await page.goto('/auth/login');
  // There are no demo accounts to offer.
  await expect(page.getByText('Demo accounts')).toHaveCount(0);
  await signInAs(page, 'admin');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(4);

  await steps.getByRole('link', { name: 'New license' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Kernhof');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('row', { name: /Kernhof/ })).toBeVisible();

  await page.goto('/panel/dashboard');
  await expect(steps.getByRole('listitem').filter({ hasText: 'Add a license' })).toContainText('(done)');
  await steps.getByRole('link', { name: 'New retailer' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Polka');
  await page.getByRole('combobox', { name: 'Marketplace' }).selectOption('Ozon');
  await page.getByRole('combobox', { name: 'Licenses' }).fill('Kern');
  await page.getByRole('option', { name: 'Kernhof' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('row', { name: /Polka/ })).toContainText('Ozon');

  // Users who work for the license are in one of its groups.
  await page.goto('/panel/groups/add');
  await page.getByRole('textbox', { name: 'Name' }).fill('Kernhof team');
  for (const name of ['Dashboard', 'Builder Pro'])
    await page.getByRole('checkbox', { name, exact: true }).check();
  await page.getByRole('switch', { name: 'Builder Pro' }).check();
  await page.getByRole('combobox', { name: 'Licenses' }).fill('Kern');
  await page.getByRole('option', { name: 'Kernhof' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('row', { name: /Kernhof team/ })).toBeVisible();

  await page.goto('/panel/dashboard');
  await steps.getByRole('link', { name: 'New user' }).click();
  await page.getByLabel('Username').fill('nina');
  await page.getByLabel('E-mail').fill('nina@vitrina.example');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('combobox', { name: 'Group' }).click();
  await page.getByRole('option', { name: 'Kernhof team' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('row', { name: /nina/ })).toBeVisible();

  await page.goto('/panel/dashboard');
  await expect(steps.getByText('(done)')).toHaveCount(3);
  await steps.getByRole('link', { name: 'Builder Pro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Builder Pro' })).toBeVisible();

  const member = await browser.newPage({ baseURL: empty.address });
  await signInAs(member, 'nina');
  await member.goto('/panel/builder-pro');
  await member.getByRole('button', { name: 'New minisite' }).first().click();
  await member.getByRole('textbox', { name: 'Product name' }).fill('The first package');
  await member.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(member.getByText('Saved', { exact: true })).toBeVisible();
  await member.close();

  await page.goto('/panel/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(steps).toHaveCount(0);
});
