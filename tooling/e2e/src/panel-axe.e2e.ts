import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { authScreens, panelScreens, type PanelScreen } from './panelScreens.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

const languages = ['en', 'ru'] as const;

/** What axe finds wrong, and where; nothing, as it should be. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}

async function openScreen(page: Page, screen: PanelScreen, language: 'en' | 'ru'): Promise<void> {
  await page.goto(screen.path);
  await expect(page.getByRole('heading', { level: 1, name: screen[language], exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const language of languages) {
  test(`every screen of an administrator is clean for axe and as wide as its window, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await signIn(page, 'admin');
    await page.evaluate((locale) => localStorage.setItem('locale', locale), language);
    for (const screen of panelScreens) {
      await test.step(screen.path, async () => {
        await openScreen(page, screen, language);
        expect.soft(await faultsOf(page), screen.path).toEqual([]);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(beyond, `${screen.path} is wider than its window`).toBeLessThanOrEqual(0);
      });
    }
  });

  test(`every screen before sign-in is clean for axe, in ${language}`, async ({ page }) => {
    await page.goto('/auth/login');
    await page.evaluate((locale) => localStorage.setItem('locale', locale), language);
    for (const screen of authScreens) {
      await openScreen(page, screen, language);
      expect.soft(await faultsOf(page), screen.path).toEqual([]);
    }
  });
}

test('no screen is wider than a phone', async ({ page }) => {
  test.setTimeout(600_000);
  await signIn(page, 'admin');
  await page.evaluate(() => localStorage.setItem('locale', 'ru'));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const screen of panelScreens) {
    await openScreen(page, screen, 'ru');
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(beyond, screen.path).toBeLessThanOrEqual(0);
  }
});
