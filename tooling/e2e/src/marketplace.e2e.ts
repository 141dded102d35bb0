import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { chooseFromMenu } from './chooseFromMenu.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

async function addOzonTemplate(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Template/ }).click();
  await chooseFromMenu(page, 'Add a template');
  const dialog = page.getByRole('dialog', { name: 'Add a template' });
  await dialog.getByLabel('Name').fill('ozon_template');
  await dialog.getByRole('button', { name: 'Add a template' }).click();
  await expect(page.locator('[data-key=OzonTitleDescription]')).toBeVisible();
}

async function run(page: Page, command: string): Promise<void> {
  await page.getByRole('button', { name: 'Package menu' }).click();
  await chooseFromMenu(page, command);
}

test('K3 an Ozon page is exported with a report that leads to its blocks, and imported again', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Text'));
  await addOzonTemplate(page);
  await run(page, 'Export for marketplace');
  const dialog = page.getByRole('dialog', { name: 'Export for marketplace' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const missing = dialog.getByRole('button', { name: /No image is chosen/ });
  await expect(missing).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download JSON' }).click();
  const json = await readFile(await (await downloaded).path(), 'utf8');
  const document = JSON.parse(json) as { content: { widgetName: string }[]; version: number };
  expect(document.content.map(({ widgetName }) => widgetName)).toContain('raTextBlock');
  await missing.click();
  await expect(page.locator('[data-field="prop:src"]')).toBeVisible();

  await run(page, 'Import Ozon content');
  const importing = page.getByRole('dialog', { name: 'Import Ozon content' });
  await importing.getByLabel('Rich content JSON').fill(json);
  await expect(importing.getByText('Everything carries over.')).toBeVisible();
  await importing.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.locator('[data-key=OzonPictureWithMargins]')).toHaveCount(0);
  await expect(page.locator('[data-key=OzonTextList]')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-key=OzonPictureWithMargins]')).toHaveCount(1);
});
