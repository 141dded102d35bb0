import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { holdClean } from './axe.ts';
import { drawPicture } from './drawPicture.ts';
import { editorIn } from './editorIn.ts';
import { newGtin } from './newGtin.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-products-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

const words = {
  headings: ['Наименование', 'Бренд', 'Штрихкод', 'Артикул', 'Описание', 'Преимущество 1', 'Объём', 'Фото'],
  kettle: 'Чайник «Ассам»',
  description: 'Кипятит литр за две минуты. Ручка не нагревается.',
  start: 'Импортировать 2 пакета',
  ready: '2 новых пакета. С ошибкой 1.',
  design: 'Электроника',
} as const;

/** Writes a table of three products, one without a name, and the image of the first one. */
async function writeProducts(page: Page): Promise<string> {
  const { headings, kettle, description } = words;
  const products = join(folder, 'products');
  await mkdir(join(products, 'photos'), { recursive: true });
  const row = (name: string, photo: string) =>
    [name, 'Kernhof', newGtin(), 'K-1', description, 'Quiet', '1.7 l', photo]
      .map((cell) => `"${cell}"`)
      .join(';');
  const lines = [
    headings.join(';'),
    row(kettle, 'photos/kettle.png'),
    row('Toaster', 'gone.png'),
    row('', ''),
  ];
  await writeFile(join(products, 'products.csv'), lines.join('\r\n'));
  await writeFile(join(products, 'photos', 'kettle.png'), (await drawPicture(page, 'kettle.png')).buffer);
  return products;
}

test('a table of products becomes pages of a design, each checked before it is made', async ({ page }) => {
  const { kettle, ready, start, design, description } = words;
  const { text, button, speak } = editorIn(page, 'ru');
  await signIn(page, 'editor');
  await speak();
  await page.goto('/panel/builder-pro');
  await button('builder.list.more').click();
  await page.getByRole('menuitem', { name: text('builder.import.open') }).click();
  const dialog = page.getByRole('dialog', { name: text('builder.import.title') });
  await dialog.getByLabel(text('builder.import.folder')).setInputFiles(await writeProducts(page));
  const columns = dialog.getByRole('list', { name: text('builder.import.products.columns') });
  await expect(columns.getByRole('listitem')).toHaveCount(8);
  await expect(columns.getByRole('combobox').nth(6)).toHaveValue('specification');
  await holdClean(page, 'columns');

  const name = columns.getByRole('combobox').first();
  await name.selectOption('ignored');
  const check = dialog.getByRole('button', { name: text('builder.import.products.check') });
  await expect(check).toBeDisabled();
  await name.selectOption('name');
  await dialog.getByLabel(text('builder.import.products.design')).selectOption({ label: design });
  await dialog.getByLabel(text('builder.import.products.language')).selectOption('ru');
  await check.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(ready, { timeout: 60_000 });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Toaster' })).toContainText('gone.png');

  await dialog.getByRole('button', { name: start }).click();
  const made = dialog.getByRole('button', { name: kettle });
  await expect(made).toBeVisible({ timeout: 60_000 });
  await made.click();
  const sections = page.locator('.page > [data-block]');
  await expect(sections.first()).toContainText(kettle);
  await expect(page.locator('.page')).toContainText(description.split('. ')[1] ?? '');
  await expect(page.locator('.page')).toContainText('1.7 l');
  await expect(page.locator('.page img').first()).toHaveJSProperty('complete', true);
});
