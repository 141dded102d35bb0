import type { Page } from '@playwright/test';

import { builderPro, drag, select } from './builderPro.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

const texts = (page: Page) => builderPro(page).blocks('Text');
const said = (page: Page) => page.getByRole('status').first();
const row = (page: Page, at: number) =>
  page.getByRole('tree', { name: 'Layers' }).getByRole('treeitem', { name: 'Text' }).nth(at);

test('D5 what is done is done to every selected block, as one step', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, ...['One', 'Two', 'Three', 'Four'].map(textBlock));
  await select(texts(page).nth(1));
  await page.keyboard.down('Control');
  await select(texts(page).nth(2));
  await page.keyboard.up('Control');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(texts(page)).toHaveText(['Two', 'Three', 'One', 'Four']);
  await expect(said(page)).toContainText('2 blocks moved up');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Text is the first one in its container')).toBeVisible();

  await page.keyboard.press('Control+d');
  await expect(texts(page)).toHaveText(['Two', 'Three', 'Two', 'Three', 'One', 'Four']);
  await expect(said(page)).toContainText('2 blocks duplicated');
  await page.keyboard.press('Delete');
  await expect(texts(page)).toHaveText(['Two', 'Three', 'One', 'Four']);
  await page.keyboard.press('Control+z');
  await expect(texts(page)).toHaveCount(6);
});

test('D5 Shift chooses a range of layers, and buttons at the side act on all of it', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, ...['One', 'Two', 'Three'].map(textBlock));
  await page.getByRole('tab', { name: 'Layers' }).click();
  await row(page, 0).click();
  await row(page, 1).click({ modifiers: ['Shift'] });
  const { inspector } = builderPro(page);
  await expect(inspector).toContainText('2 blocks selected');
  await inspector.getByRole('button', { name: 'Move down' }).click();
  await expect(texts(page)).toHaveText(['Three', 'One', 'Two']);
  await inspector.getByRole('button', { name: 'Delete' }).click();
  await expect(texts(page)).toHaveText(['Three']);
});

test('D5 a locked block stays as it is until it is unlocked, also after a reload', async ({
  page,
  vitrina,
}) => {
  const path = await openEditor(page, vitrina, ...['Locked', 'Free'].map(textBlock));
  const reason = page.getByText('Text is locked. Unlock it in the layers first.').first();
  await page.getByRole('tab', { name: 'Layers' }).click();
  await row(page, 0).hover();
  await row(page, 0).getByRole('button', { name: 'Lock Text' }).click();
  await row(page, 0).click();
  await page.keyboard.press('Delete');
  await expect(reason).toBeVisible();
  await expect(texts(page)).toHaveCount(2);

  await openPath(page, path);
  const { inspector } = builderPro(page);
  await drag(page, texts(page).first(), texts(page).last(), { y: 0.9 });
  await expect(texts(page)).toHaveText(['Locked', 'Free']);
  await texts(page).first().dblclick();
  await expect(reason).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text on the page' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Layers' }).click();
  await row(page, 0).click();
  await expect(inspector).toContainText('Locked. Unlock the block to move, edit or delete it.');
  await inspector.getByRole('button', { name: 'Unlock' }).click();
  await page.keyboard.press('Escape');
  await row(page, 0).click();
  await page.keyboard.press('Delete');
  await expect(texts(page)).toHaveText(['Free']);
});
