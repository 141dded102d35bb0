import { expect, type Page } from '@playwright/test';

const demoPassword = 'vitrina-demo';

/** Signs in on the login page as a user with the demo's password and waits for the panel. */
export async function signIn(page: Page, login: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Login', { exact: true }).fill(login);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}
