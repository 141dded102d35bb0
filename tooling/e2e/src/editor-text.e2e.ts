import type { Page } from '@playwright/test';

import { builderPro } from './builderPro.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

const sentence = 'Съешь ещё этих мягких французских булок, да выпей чаю. The quick brown fox jumps over.';

const texts = (page: Page) => builderPro(page).blocks('Text');

async function edit(page: Page, at: number): Promise<void> {
  await texts(page).nth(at).dblclick();
  await expect(page.getByRole('textbox', { name: 'Text on the page' })).toBeFocused();
  await page.keyboard.press('Control+a');
}

test('D6 what is typed on the page is there to the letter, is one step, and undo goes on outside', async ({
  page,
  vitrina,
}) => {
  const path = await openEditor(page, vitrina, textBlock('Before'), textBlock('Other'));
  await edit(page, 0);
  await page.keyboard.type(sentence, { delay: 12 });
  await expect(texts(page).first()).toHaveText(sentence);
  await page.keyboard.press('Control+z');
  await expect(texts(page).first()).toHaveText('Before');
  await page.keyboard.press('Control+Shift+z');
  await expect(texts(page).first()).toHaveText(sentence);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Text on the page' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(texts(page).first()).toHaveText('Before');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await openPath(page, path);
  await expect(texts(page).first()).toHaveText(sentence);
});

test('D6 bold, a list, a link and a color from the toolbar over the text', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('Crisp and light'));
  await edit(page, 0);
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' }).first();
  await toolbar.getByRole('button', { name: 'Bold' }).click();
  await expect(texts(page).locator('strong')).toHaveText('Crisp and light');
  await toolbar.getByRole('button', { name: 'Link' }).click();
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('shop.ru');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'The link must be in the format of a full https address',
  );
  await address.fill('https://shop.ru/product/1');
  await page.keyboard.press('Enter');
  await expect(texts(page).locator('a')).toHaveAttribute('href', 'https://shop.ru/product/1');
  await toolbar.getByRole('button', { name: 'Text color' }).click();
  await page.getByRole('button', { name: 'Red #cf222e' }).click();
  await expect(texts(page).getByText('Crisp and light')).toHaveCSS('color', 'rgb(207, 34, 46)');
  await toolbar.getByRole('button', { name: 'Bulleted list' }).click();
  await expect(texts(page).locator('li')).toHaveText('Crisp and light');
});
