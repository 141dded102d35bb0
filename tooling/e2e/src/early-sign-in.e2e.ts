import type { Page } from '@playwright/test';

import { expect, test } from './test.ts';

/** Holds back the app's code until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/panel-assets/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a user signs in on a slow connection before the app has loaded', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Login' }).fill('editor');
  await page.getByLabel('Password', { exact: true }).fill('vitrina-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  expect(page.url()).not.toContain('vitrina-demo');
  release();
  await expect(page).toHaveURL(/\/panel\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what was typed before the app has loaded stays, with the cursor where it was', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const login = page.getByRole('textbox', { name: 'Login' });
  await login.fill('ediXtor');
  await login.press('Home');
  for (let step = 0; step < 4; step += 1) await login.press('ArrowRight');
  release();
  // The demo's accounts are on the page of the app only.
  await expect(page.getByRole('button', { name: 'viewer' })).toBeVisible();
  await expect(login).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(login).toHaveValue('editor');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter the password')).toBeVisible();
});

test('the sign-in page is in the language of the browser before the app has loaded', async ({
  browser,
  vitrina,
}) => {
  const context = await browser.newContext({ locale: 'ru-RU', baseURL: vitrina.address });
  const page = await context.newPage();
  await holdApp(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await expect(page.getByRole('textbox', { name: 'Логин' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await context.close();
});
