import type { Page } from '@playwright/test';
import { block } from '@vitrina/demo/wirePage';

import { builderPro, select } from './builderPro.ts';
import { chooseFromMenu } from './chooseFromMenu.ts';
import { allowClipboard, paste } from './clipboard.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { addPage, askForSection, openSection, save } from './sections.ts';
import { expect, test } from './test.ts';

const texts = (page: Page) => builderPro(page).blocks('Text');

test('D5 blocks are copied to another tab and package; other programs get text', async ({
  page,
  vitrina,
}) => {
  const otherPath = await openEditor(page, vitrina, textBlock('Of the other package'));
  await openEditor(page, vitrina, textBlock('To be carried over'), textBlock('Stays'));
  await allowClipboard(page);
  await select(texts(page).first());
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('To be carried over');

  const other = await page.context().newPage();
  await openPath(other, otherPath);
  await select(texts(other));
  await other.keyboard.press('Control+v');
  await expect(texts(other)).toHaveText(['Of the other package', 'To be carried over']);
  await expect(other.getByRole('status').first()).toContainText('Pasted');
});

test('D5 several blocks with what is in them are cut and pasted on another page, template and locale', async ({
  page,
  vitrina,
}) => {
  const path = await openEditor(
    page,
    vitrina,
    block('Row', {}, block('Column', {}, textBlock('In a column'))),
    textBlock('Second'),
    textBlock('Stays'),
  );
  await allowClipboard(page);
  const { blocks, button } = builderPro(page);
  await page.getByRole('tab', { name: 'Layers' }).click();
  const row = (name: string) =>
    page.getByRole('tree').getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`, 'v') });
  await row('Row').click();
  await row('Text')
    .nth(1)
    .click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+x');
  await expect(texts(page)).toHaveText(['Stays']);

  await addPage(page, 'details.html');
  await page.keyboard.press('Control+v');
  await expect(blocks('Column').locator('[data-key="Text"]')).toHaveText('In a column');
  await expect(texts(page)).toHaveText(['In a column', 'Second']);

  await addSection(page, 'Template', 'Add a template', 'summer');
  await page.keyboard.press('Control+v');
  await expect(texts(page).filter({ hasText: 'In a column' })).toHaveCount(1);
  await askForSection(page, 'Locale', 'en');
  await expect(button('Locale en')).toBeVisible();
  await page.keyboard.press('Control+v');
  await expect(texts(page).filter({ hasText: 'In a column' })).toHaveCount(1);
  await save(page);

  await openPath(page, path);
  await openSection(page, 'Page', 'details.html');
  await expect(texts(page)).toHaveText(['In a column', 'Second']);
});

test('D5 copied by the command palette, blocks travel under a kind of their own', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, block('Link', { url: 'https://shop.ru/a' }, textBlock('Inside a link')));
  await allowClipboard(page);
  await select(texts(page));
  await page.keyboard.press('Control+ArrowUp');
  await runCommand(page, 'Copy');
  // The browser takes the blocks after the palette has closed.
  const readTypes = () =>
    page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
  await expect.poll(readTypes).toContain('web application/x-vitrina-components');
  await runCommand(page, 'Paste');
  await expect(builderPro(page).blocks('Link')).toHaveCount(2);
});

test('K7 a paste that may not stand there says which block and why', async ({ page, vitrina }) => {
  const columns = block('Row', {}, block('Column', {}, textBlock('In a column')));
  const otherPath = await openEditor(page, vitrina, textBlock('No row around'));
  await openEditor(page, vitrina, columns);
  await allowClipboard(page);
  await select(texts(page));
  await page.keyboard.press('Control+ArrowUp');
  await page.keyboard.press('Control+c');
  await openPath(page, otherPath);
  await select(texts(page));
  await page.keyboard.press('Control+v');
  await expect(page.getByText('Column can’t be placed at the top level of the page')).toBeVisible();
  await expect(builderPro(page).blocks('Column')).toHaveCount(0);
});

test('D5 what Word put on the clipboard becomes blocks, without its styles', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('Before'));
  await select(texts(page).first());
  await paste(page, {
    'text/html':
      '<h2 style="mso-outline-level:2;font-family:Calibri">Heading<o:p></o:p></h2>' +
      '<p class="MsoNormal" style="margin:0cm"><b><span style="color:red">Bold</span></b> text</p>',
  });
  await expect(texts(page)).toHaveText(['Before', 'Heading', 'Bold text']);
  await expect(texts(page).nth(1)).toHaveJSProperty('tagName', 'H2');
  await expect(texts(page).nth(2).locator('strong')).toHaveText('Bold');
});

test('D5 of a shop’s page texts and pictures arrive, of plain text its paragraphs', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Before'));
  await select(texts(page).first());
  await paste(page, {
    'text/html':
      '<div><h1>Optigrill</h1><img src="https://cdn.shop.example/1.jpg" alt="The grill"><p>Crisp</p></div>',
    'text/plain': 'Optigrill Crisp',
  });
  const { blocks } = builderPro(page);
  await expect(texts(page)).toHaveText(['Before', 'Optigrill', 'Crisp']);
  await expect(blocks('Image').getByRole('img').or(page.locator('img[data-key="Image"]'))).toHaveAttribute(
    'alt',
    'The grill',
  );
  await page.keyboard.press('Control+z');
  await expect(texts(page)).toHaveText(['Before']);
  await select(texts(page).first());
  await paste(page, { 'text/plain': 'One\n\nTwo < three' });
  await expect(texts(page)).toHaveText(['Before', 'One', 'Two < three']);
});

async function runCommand(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find a command' });
  await dialog.getByRole('combobox').fill(name);
  await dialog.getByRole('option', { name }).first().click();
  await expect(dialog).toHaveCount(0);
}

async function addSection(page: Page, kind: string, action: string, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${kind}`) }).click();
  await chooseFromMenu(page, action);
  const dialog = page.getByRole('dialog', { name: action });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toHaveCount(0);
}
