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
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  expect(page.url()).not.toContain('vitrina-demo');
  release();
  await expect(page).toHaveURL(/\/panel\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what is typed after a press stays when the app has loaded, with the cursor where it was', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Show password' }).click();
  const login = page.getByRole('textbox', { name: 'Login' });
  await login.fill('ediXtor');
  await login.press('Home');
  for (let step = 0; step < 4; step += 1) await login.press('ArrowRight');
  release();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await expect(login).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(login).toHaveValue('editor');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Enter the password')).toBeVisible();
});

test('a pressed button does what it says once the app has loaded', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
});

test('an account of the demo fills in the form, whose app is downloaded but not run until the sign-in', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'viewer', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Login' })).toHaveValue('viewer');
  await expect(page.locator('script[src*="panel-assets/assets"]')).toHaveCount(0);
  await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/panel\//);
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
