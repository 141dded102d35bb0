import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

/** What axe finds wrong, and where; nothing, as it should be. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Holds the screen that is shown: by axe, and as wide as its window at both ends. */
async function holdScreen(page: Page, path: string): Promise<void> {
  await untilShown(page);
  expect.soft(await faultsOf(page), path).toEqual([]);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(beyond, `${path} is wider than ${size.width} px`).toBeLessThanOrEqual(0);
  }
}

async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
}

for (const language of languages) {
  test(`every screen of an administrator is clean for axe and as wide as its window, in ${language}`, async ({
    page,
    vitrina,
  }) => {
    test.setTimeout(600_000);
    await speak(page, language);
    await enterPanel(page, vitrina.address, 'admin', '/panel/dashboard');
    const waiting = await listMenuPaths(page, language);
    expect(waiting.length).toBeGreaterThan(10);
    for (const path of waiting) {
      await test.step(path, async () => {
        await page.goto(path);
        await holdScreen(page, path);
        for (const form of await listFormPaths(page)) {
          await page.goto(form);
          await holdScreen(page, form);
        }
      });
    }
  });

  test(`every screen before sign-in is clean for axe, in ${language}`, async ({ page }) => {
    await speak(page, language);
    for (const path of authPaths) {
      await page.goto(path);
      await holdScreen(page, path);
    }
  });
}
