import type { Page } from '@playwright/test';

import { builderPro, select } from './builderPro.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

const sentence = 'Съешь ещё этих мягких французских булок, да выпей чаю. The quick brown fox jumps over.';

const texts = (page: Page) => builderPro(page).blocks('Text');

async function edit(page: Page, at: number): Promise<void> {
  await texts(page).nth(at).dblclick();
  await expect(page.getByRole('textbox', { name: 'Text on the page' })).toBeFocused();
  await page.keyboard.press('Control+a');
}

/** Puts HTML on the clipboard as another program would, and pastes it with the keyboard. */
async function paste(page: Page, html: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (content) => {
    const blob = new Blob([content], { type: 'text/html' });
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': blob })]);
  }, html);
  await page.keyboard.press('Control+v');
}

test('what is typed on the page is there to the letter, is one step, and undo goes on outside', async ({
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

test('bold, a list, a link and a colour from the toolbar over the text', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('Crisp and light'));
  await edit(page, 0);
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' }).first();
  await toolbar.getByRole('button', { name: 'Bold' }).click();
  await expect(texts(page).locator('strong')).toHaveText('Crisp and light');
  await toolbar.getByRole('button', { name: 'Link' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('https://shop.ru/product/1');
  await page.keyboard.press('Enter');
  await expect(texts(page).locator('a')).toHaveAttribute('href', 'https://shop.ru/product/1');
  await toolbar.getByRole('button', { name: 'Bulleted list' }).click();
  await expect(texts(page).locator('li')).toHaveText('Crisp and light');
});

test('blocks are copied to another tab and package; other programs get text', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('To be carried over'), textBlock('Stays'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await select(texts(page).first());
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('To be carried over');

  const other = await page.context().newPage();
  await openPath(other, new URL(page.url()).pathname);
  await select(texts(other).last());
  await other.keyboard.press('Control+v');
  await expect(texts(other)).toHaveText(['To be carried over', 'Stays', 'To be carried over']);
});

test('what Word put on the clipboard becomes blocks, without its styles', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('Before'));
  await select(texts(page).first());
  await paste(
    page,
    '<h2 style="mso-outline-level:2;font-family:Calibri">Heading<o:p></o:p></h2>' +
      '<p class="MsoNormal" style="margin:0cm"><b><span style="color:red">Bold</span></b> text</p>',
  );
  await expect(texts(page)).toHaveText(['Before', 'Heading', 'Bold text']);
  await expect(texts(page).nth(1)).toHaveJSProperty('tagName', 'H2');
  await expect(texts(page).nth(2).locator('strong')).toHaveText('Bold');
});
