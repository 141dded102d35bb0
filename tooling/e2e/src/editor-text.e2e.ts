import type { Page } from '@playwright/test';

import { holdClean } from './axe.ts';
import { builderPro } from './builderPro.ts';
import { paste } from './clipboard.ts';
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

/** The texts of the page with their elements. */
const readTexts = (page: Page) => () =>
  texts(page).evaluateAll((all) => all.map((each) => `${each.localName} ${each.textContent}`));

test('D6 the element, size and alignment of a text from the toolbar over it, by mouse and by keyboard', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Crisp'), textBlock('Light'));
  const field = page.getByRole('textbox', { name: 'Text on the page' });
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' }).first();
  const choose = (name: string) => page.getByRole('menuitemradio', { name }).click();
  await edit(page, 0);
  await toolbar.getByRole('button', { name: 'Element: Paragraph' }).click();
  await holdClean(page, 'the elements of a text');
  await choose('Heading 2');
  await expect(field).toBeFocused();
  await expect.poll(readTexts(page)).toEqual(['h2 Crisp', 'p Light']);
  await toolbar.getByRole('button', { name: /^Font size: / }).click();
  await choose('32 px');
  await expect(field).toBeFocused();
  await expect(texts(page).first()).toHaveCSS('font-size', '32px');
  // By keyboard alone.
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(texts(page).first()).toHaveCSS('text-align', 'center');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
  await expect.poll(readTexts(page)).toEqual(['p Crisp', 'p Light']);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('D6 signs of Markdown make headings, lists and bold text while they are typed', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('One'), textBlock('Two'), textBlock('Three'));
  await edit(page, 0);
  await page.keyboard.type('## Heading with **bold** words');
  await expect.poll(readTexts(page)).toContain('h2 Heading with bold words');
  await expect(texts(page).locator('strong')).toHaveText('bold');
  await edit(page, 1);
  await page.keyboard.type('- First');
  await page.keyboard.press('Enter');
  await page.keyboard.type('second');
  await expect(texts(page).locator('ul > li')).toHaveText(['First', 'second']);
  await edit(page, 2);
  await page.keyboard.type('1. Step');
  await expect(texts(page).locator('ol > li')).toHaveText(['Step']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // In a list, the sign is text.
  await page.keyboard.type('# 5');
  await expect(texts(page).nth(2)).toContainText('# 5');
});

test('D5 headings, tables and images that are pasted into a text become blocks after it, in one step', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Before'), textBlock('After'));
  await edit(page, 0);
  await paste(page, {
    'text/html':
      '<h2>Grill</h2><p onclick="alert(1)">Crisp <a href="javascript:alert(1)">here</a></p>' +
      '<ul><li>One</li><li>Two</li></ul><script>alert(1)</script>' +
      '<table><tr><td>Power</td><td>2000 W</td></tr><tr><td>Serves</td><td>4</td></tr></table>' +
      '<img src="https://cdn.shop.example/1.jpg" onerror="alert(1)" alt="The grill">',
    'text/plain': 'Grill Crisp here',
  });
  const { blocks } = builderPro(page);
  await expect
    .poll(async () => (await readTexts(page)()).slice(0, 3))
    .toEqual(['p Before', 'h2 Grill', 'p Crisp here']);
  await expect(blocks('TableRow')).toHaveCount(2);
  await expect(blocks('Image')).toHaveCount(1);
  await expect(
    page.locator('[data-block] [onclick], [data-block] [onerror], [data-block] script'),
  ).toHaveCount(0);
  await expect(page.locator('[data-block] a[href]')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect.poll(readTexts(page)).toEqual(['p Before', 'p After']);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});
