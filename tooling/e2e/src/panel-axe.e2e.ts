import type { Page } from '@playwright/test';

import { findFaults, type AxeScope } from './axe.ts';
import { enterPanel } from './enterPanel.ts';
import {
  authPaths,
  languages,
  listFormPaths,
  listMenuPaths,
  untilShown,
  type Language,
} from './panelScreens.ts';
import { expect, test } from './test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Checks the current screen with axe, and that it is as wide as its window at both ends. */
async function holdScreen(page: Page, path: string, checked: AxeScope = {}): Promise<void> {
  await untilShown(page);
  expect.soft(await findFaults(page, checked), `${path}, ${await languageOf(page)}`).toEqual([]);
  // Rules about whole pages do not run on a part.
  const title = page.getByRole('heading', { level: 1 });
  expect.soft(await title.count(), `main headings of ${path}`).toBe(1);
  expect.soft(await page.title(), `title of ${path}`).not.toBe('');
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(beyond, `${path} is wider than ${size.width} px`).toBeLessThanOrEqual(0);
  }
}

/** The name of the other language in the switch. */
const otherName = { en: 'Русский', ru: 'English' } as const;

async function languageOf(page: Page): Promise<Language> {
  return (await page.locator('html').getAttribute('lang')) === 'ru' ? 'ru' : 'en';
}

/** Switches to the other language on the current screen, as a user would. */
async function switchLanguage(page: Page): Promise<void> {
  const from = await languageOf(page);
  await page.getByRole('button', { name: /^(Language|Язык): /v }).click();
  await page.getByRole('menuitemradio', { name: otherName[from] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', from === 'en' ? 'ru' : 'en');
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
}

/**
 * Checks a screen in both languages: first in the current one, then in the other, which has the same colors.
 *
 * @param part - a selector of the checked part. Default: the whole page
 */
async function holdInLanguages(page: Page, path: string, part?: string): Promise<void> {
  await page.goto(path);
  await holdScreen(page, path, { part });
  await switchLanguage(page);
  await holdScreen(page, path, { part, without: ['color-contrast'] });
}

test('every screen of an administrator is clean for axe and as wide as its window, in both languages', async ({
  page,
  vitrina,
}) => {
  test.setTimeout(900_000);
  await enterPanel(page, vitrina.address, 'admin', '/panel/dashboard');
  const waiting = await listMenuPaths(page);
  expect(waiting.length).toBeGreaterThan(10);
  // The menu and the bar around a screen are the same on all.
  await holdInLanguages(page, '/panel/dashboard');
  for (const path of waiting) {
    await test.step(path, async () => {
      await holdInLanguages(page, path, 'main');
      for (const form of await listFormPaths(page)) await holdInLanguages(page, form, 'main');
    });
  }
});

for (const language of languages) {
  test(`every screen before sign-in is clean for axe, in ${language}`, async ({ page }) => {
    await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
    for (const path of authPaths) {
      await page.goto(path);
      await holdScreen(page, path);
    }
  });
}
