import type { Locator, Page } from '@playwright/test';

import { builderPro } from './builderPro.ts';
import { expectSaved } from './sections.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

test('D3 a page is made from nothing, saved and ready to publish, without the mouse', async ({ page }) => {
  await signIn(page, 'editor');
  await page.goto('/panel/builder-pro/new?type=minisite');
  const { blocks, tab } = builderPro(page);
  const { keyboard } = page;
  const said = page.getByRole('status').first();

  await leadTo(page, page.getByLabel('Product name'));
  await keyboard.type('Made by keyboard');
  await leadTo(page, page.getByRole('tab', { name: 'Package data' }), 'Shift+Tab');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(tab('Editor')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Page', exact: true })).toBeVisible();

  await insert(page, 'row', 'Control+Enter');
  await expect(blocks('Row')).toHaveCount(1);
  await insert(page, 'column', 'Control+Shift+Enter');
  await expect(blocks('Column')).not.toHaveCount(0);
  await insert(page, 'text', 'Control+Shift+Enter');
  await expect(page.locator('[data-key="Text"]:focus')).toHaveCount(1);

  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text on the page' })).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('First');
  await keyboard.press('Escape');
  await expect(blocks('Text')).toHaveText(['First']);

  await keyboard.press('Control+d');
  await expect(blocks('Text')).toHaveCount(2);
  await keyboard.press('Alt+ArrowUp');
  await expect(said).toContainText('Moved up');
  await keyboard.press('Control+z');
  await keyboard.press('Control+z');
  await expect(blocks('Text')).toHaveCount(1);

  await keyboard.press('Control+s');
  await expectSaved(page);
  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search commands and blocks' })).toBeFocused();
  await keyboard.type('publish');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish “Made by keyboard”' });
  await expect(dialog).toBeVisible();
  // The missing value is reported there, and the keyboard reaches it.
  await keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-key="Text"]:focus')).toHaveCount(1);
});

/** Presses Tab until an element has the focus, as a person would who watches the focus. */
async function leadTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 20_000 });
}

/** Adds a block after or inside the active one by its name. */
async function insert(page: Page, name: string, hotkey: string): Promise<void> {
  await page.keyboard.press(hotkey);
  const picker = page.getByRole('dialog', { name: 'Add a block' });
  await expect(picker).toBeVisible();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
}
