import { connectAdminApi } from './adminApi.ts';
import { holdClean } from './axe.ts';
import { editorIn } from './editorIn.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

test('a new package begins with a whole page, whose samples are listed until replaced', async ({ page }) => {
  const name = 'Чайник «Ассам»';
  const { text, button, tab, speak } = editorIn(page, 'ru');
  await signIn(page, 'editor');
  await speak();
  await page.goto('/panel/builder-pro/new?type=minisite');
  await page.getByLabel(text('builder.data.productName')).fill(name);
  await page.getByLabel(text('builder.data.brand'), { exact: true }).fill('Kernhof');
  await page.keyboard.press('Tab');
  const card = page.getByRole('button', { name: 'Чай и кофе' });
  await expect(card).toBeVisible();
  await holdClean(page, 'start');
  await card.press('Enter');
  await expect(tab('builder.tab.editor')).toHaveAttribute('aria-selected', 'true');
  const sections = page.locator('.page > [data-block]');
  await expect(sections).toHaveCount(7);
  await expect(sections.first()).toContainText(name);
  await page.keyboard.press('Control+z');
  await expect(sections).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(sections).toHaveCount(7);

  await button('builder.designs.open').click();
  const dialog = page.getByRole('dialog', { name: text('builder.designs.title') });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: new RegExp(text('builder.problems.title')) }).click();
  await expect(page.getByRole('dialog', { name: text('builder.problems.title') })).toContainText(
    'всё ещё пример текста',
  );
});

test('a record of a data source fills a whole page and the package data', async ({ page, vitrina }) => {
  const name = 'Assam kettle';
  const { text, tab } = editorIn(page, 'en');
  const source = `Kettles ${Date.now()}`;
  const admin = await connectAdminApi(vitrina.address);
  await admin.addDataSource({
    name: source,
    columns: ['Name', 'Brand', 'EAN', 'Description', 'Feature', 'Capacity'],
    rows: [
      [name, 'Kernhof', '4006381333931', 'It boils fast. It stays cool.', 'Quiet', '1.7 l'],
      ['Toaster', 'Kernhof', '', '', '', ''],
    ],
  });
  await signIn(page, 'editor');
  await page.goto('/panel/builder-pro/new?type=minisite');
  await page.getByLabel(text('builder.start.content')).selectOption({ label: source });
  const record = page.getByRole('combobox', { name: text('builder.start.record') });
  await record.fill(name.slice(0, 4));
  await page.getByRole('option', { name }).click();
  await expect(page.getByLabel(text('builder.data.productName'))).toHaveValue(name);
  await expect(page.getByLabel(text('builder.data.ean'), { exact: true })).toHaveValue('4006381333931');
  await holdClean(page, 'record');
  await page.getByRole('button', { name: 'Tea and coffee' }).press('Enter');
  await expect(tab('builder.tab.editor')).toHaveAttribute('aria-selected', 'true');
  const content = page.locator('.page');
  for (const known of [name, 'It boils fast.', 'It stays cool.', 'Quiet', '1.7 l'])
    await expect(content).toContainText(known);
  await expect(content).not.toContainText('Height');
});
