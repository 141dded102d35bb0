import { expect, type Locator, type Page } from '@playwright/test';

/** The languages of the panel. */
export const languages = ['en', 'ru'] as const;
/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** Opens the sections of the menu that are folded. */
export async function unfoldMenu(menu: Locator): Promise<void> {
  const folded = menu.getByRole('heading').locator('[aria-expanded=false]');
  for (const section of await folded.all()) await section.click();
}

/** The paths of the screens a user finds in the menu, in its order, and that of the profile. */
export async function listMenuPaths(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('listitem').first()).toBeVisible();
  await unfoldMenu(menu);
  const links = await menu.getByRole('listitem').getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  return [...paths.filter((path) => path !== null), '/panel/profile'];
}

/** Waits until a screen has its title and everything it fetches. */
export async function untilShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** The forms a list leads to: that of a new record, and that of its first row. */
export async function listFormPaths(page: Page): Promise<string[]> {
  const add = page.locator('main a[href^="/panel/"][href$="/add"]').first();
  const paths = (await add.count()) > 0 ? [await add.getAttribute('href')] : [];
  if (paths.length > 0 && (await page.locator('[data-opens]').count()) > 0) {
    const list = page.url();
    await page.locator('[data-opens]').first().press('Enter');
    await page.waitForURL(/\/edit\/\d+$/);
    paths.push(new URL(page.url()).pathname);
    await page.goto(list);
  }
  return paths.filter((path) => path !== null);
}

/** The screens before sign-in. */
export const authPaths = [
  '/auth/login',
  '/auth/amazon',
  '/auth/recover-password',
  '/auth/reset-password#token=x',
  '/auth/incident#token=x',
] as const;
