import type { Page } from '@playwright/test';

import { builderPro, select } from './builderPro.ts';
import { chooseFromMenu } from './chooseFromMenu.ts';
import { loseAnswers } from './loseAnswers.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { addSection, expectSaved, openSection, save } from './sections.ts';
import { expect, test } from './test.ts';

test('D16 two people on one page: the second is told, and chooses block by block', async ({
  page,
  vitrina,
}) => {
  const { path, dialog } = await meet(page, vitrina);
  await dialog
    .getByRole('group', { name: 'Which version of Text' })
    .first()
    .getByRole('button', { name: 'Theirs' })
    .click();
  await dialog.getByRole('button', { name: 'Save what I chose' }).click();
  await expectSaved(page);
  await openPath(page, path);
  await expect(builderPro(page).blocks('Text')).toHaveText(['One of theirs', 'Two of mine', 'Three of mine']);
});

test('D16 who chooses nothing has the work of both, and each block says who changed it', async ({
  page,
  vitrina,
}) => {
  const { path, dialog } = await meet(page, vitrina);
  await expect(dialog.getByText('Only they changed it')).toBeVisible();
  await expect(dialog.getByText('Only you changed it')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save what I chose' }).click();
  await expectSaved(page);
  await openPath(page, path);
  await expect(builderPro(page).blocks('Text')).toHaveText(['One of theirs', 'Two of mine', 'Three of mine']);
});

test('D16 who overwrites the other side leaves it in the list of versions', async ({ page, vitrina }) => {
  const { dialog } = await meet(page, vitrina);
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expectSaved(page);
  await expect(builderPro(page).blocks('Text')).toHaveText(['One', 'Two of mine', 'Three of mine']);
  await builderPro(page).button('Package menu').click();
  await chooseFromMenu(page, /versions/i);
  const versions = page.getByRole('dialog', { name: /versions/i });
  await versions.getByRole('listitem').nth(1).getByRole('button').click();
  await expect(versions.getByRole('deletion').filter({ hasText: 'One of theirs' })).toBeVisible();
});

test('D16 who takes the other side has their own back by undo', async ({ page, vitrina }) => {
  const { dialog } = await meet(page, vitrina);
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(builderPro(page).blocks('Text')).toHaveText(['One of theirs', 'Two of theirs', 'Three']);
  await expectSaved(page);
  await builderPro(page).button('Undo').click();
  await expect(builderPro(page).blocks('Text')).toHaveText(['One', 'Two of mine', 'Three of mine']);
  await save(page);
});

test('D16 who decides later loses nothing and is asked again', async ({ page, vitrina }) => {
  const { dialog } = await meet(page, vitrina);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(builderPro(page).blocks('Text')).toHaveText(['One', 'Two of mine', 'Three of mine']);
  await builderPro(page).button('Save').click();
  await expect(dialog).toBeVisible();
});

test('D16 what one of two changed around the pages stays when the other saves a text', async ({
  page,
  vitrina,
}) => {
  const path = await openEditor(page, vitrina, textBlock('One'));
  const other = await page.context().newPage();
  await openPath(other, path);
  await addSection(other, 'Locale', 'kk');
  await setData(other, 'Product name', 'Their grill');
  await save(other);
  await other.close();

  await write(page, 0, 'One of mine');
  await save(page);
  await openSection(page, 'Locale', 'kk');
  await openPath(page, path);
  await openTab(page, 'Package data');
  await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Their grill');
});

test('D16 whose name of the product stands is chosen where both gave it another', async ({
  page,
  vitrina,
}) => {
  const path = await openEditor(page, vitrina, textBlock('One'));
  await setData(page, 'Product name', 'My grill');
  const other = await page.context().newPage();
  await openPath(other, path);
  await setData(other, 'Product name', 'Their grill');
  await save(other);
  await other.close();

  await builderPro(page).button('Save').click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed the package data' });
  await expect(dialog.getByText('Yours: My grill')).toBeVisible();
  await dialog.getByRole('button', { name: 'Theirs' }).click();
  await dialog.getByRole('button', { name: 'Save what I chose' }).click();
  await expectSaved(page);
  await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Their grill');
});

test('D16 a save that arrived and whose answer was lost is nobody else’s work', async ({ page, vitrina }) => {
  const path = await openEditor(page, vitrina, textBlock('One'));
  await write(page, 0, 'Sent');
  await setData(page, 'Product name', 'Sent grill');
  await loseAnswers(page, 'PUT');
  await builderPro(page).button('Save').click();
  await expect(page.getByText('No connection.')).toBeVisible();
  await openTab(page, 'Editor');
  await write(page, 0, 'Edited since');
  await setData(page, 'Product name', 'Edited grill');
  await page.unrouteAll();
  await builderPro(page).button('Save').click();
  await expectSaved(page);
  await openPath(page, path);
  await expect(builderPro(page).blocks('Text')).toHaveText(['Edited since']);
  await openTab(page, 'Package data');
  await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Edited grill');
});

/** Two tabs change one text of a page, and each another one, and save; the second tab shows the conflict. */
async function meet(page: Page, vitrina: Parameters<typeof openEditor>[1]) {
  const path = await openEditor(page, vitrina, textBlock('One'), textBlock('Two'), textBlock('Three'));
  await write(page, 1, 'Two of mine');
  await write(page, 2, 'Three of mine');
  const other = await page.context().newPage();
  await openPath(other, path);
  await write(other, 0, 'One of theirs');
  await write(other, 1, 'Two of theirs');
  await save(other);
  await other.close();
  await builderPro(page).button('Save').click();
  const dialog = page.getByRole('dialog', { name: 'Someone else saved this page' });
  await expect(dialog).toBeVisible();
  return { path, dialog };
}

async function write(page: Page, at: number, text: string): Promise<void> {
  await select(builderPro(page).blocks('Text').nth(at));
  await builderPro(page).inspector.getByRole('textbox', { name: 'Content' }).fill(text);
  await expect(builderPro(page).blocks('Text').nth(at)).toHaveText(text);
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

/** Fills a field of the package's own data. */
async function setData(page: Page, name: string, value: string): Promise<void> {
  await openTab(page, 'Package data');
  await page.getByRole('textbox', { name }).fill(value);
}
