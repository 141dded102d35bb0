import { builderPro } from './builderPro.ts';
import { chooseFromMenu } from './chooseFromMenu.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { addPage, addSection, openSection, save } from './sections.ts';
import { expect, test } from './test.ts';

test('D2 locale, template, page and size say which page is in view, each with its own content', async ({
  page,
  vitrina,
}) => {
  const path = await openEditor(page, vitrina, textBlock('Русская страница'));
  const { blocks, button } = builderPro(page);
  await expect(button('Locale ru')).toBeVisible();
  await expect(button('Template master_template')).toBeVisible();
  await expect(button('Page index.html')).toBeVisible();

  await addPage(page, 'details.html');
  await expect(blocks('Text')).toHaveCount(0);
  await openSection(page, 'Page', 'index.html');
  await expect(blocks('Text')).toHaveText(['Русская страница']);

  await addSection(page, 'Locale', 'en');
  await expect(button('Locale en')).toBeVisible();
  await expect(blocks('Text')).toHaveText(['Русская страница']);
  await add(page, 'Template', 'Add a template', 'ozon_template');
  await expect(button('Template ozon_template')).toBeVisible();
  await expect(blocks('Text').filter({ hasText: 'Русская страница' })).toHaveCount(0);

  await save(page);
  await openPath(page, path);
  await openSection(page, 'Locale', 'ru');
  // Another locale shows its master template and index page.
  await expect(button('Template master_template')).toBeVisible();
  await expect(button('Page index.html')).toBeVisible();
});

test('D2 each size has the page’s width, by button and by key', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('Wide'));
  const { blocks, size } = builderPro(page);
  const width = () => blocks('Feature').evaluate((element) => (element as HTMLElement).offsetWidth);
  const widths: [string, number][] = [
    ['Laptop', 1100],
    ['Tablet', 992],
    ['Mobile', 390],
    ['Desktop', 1200],
  ];
  for (const [name, px] of widths) {
    await size(name).click();
    await expect(size(name)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(width).toBe(px);
  }
  await page.keyboard.press('Alt+4');
  await expect(size('Mobile')).toHaveAttribute('aria-pressed', 'true');
});

async function add(page: Parameters<typeof save>[0], kind: string, action: string, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${kind}`) }).click();
  await chooseFromMenu(page, action);
  const dialog = page.getByRole('dialog', { name: action });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toHaveCount(0);
}
