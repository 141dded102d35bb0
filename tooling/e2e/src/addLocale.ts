import type { Page } from '@playwright/test';

import { chooseFromMenu } from './chooseFromMenu.ts';
import { expect } from './test.ts';

/** Adds a locale to the package in the editor, by its language. */
export async function addLocale(page: Page, locale: string): Promise<void> {
  await page.getByRole('button', { name: /^Locale/ }).click();
  await chooseFromMenu(page, 'Add a locale');
  const dialog = page.getByRole('dialog', { name: 'Add a locale' });
  await dialog.getByLabel('Language').selectOption(locale);
  await dialog.getByRole('button', { name: 'Add a locale' }).click();
  await expect(dialog).toHaveCount(0);
}
