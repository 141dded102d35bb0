import type { Page } from '@playwright/test';
import { block } from '@vitrina/demo/wirePage';

import { builderPro, drag, select } from './builderPro.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { save } from './sections.ts';
import { expect, test } from './test.ts';

const columns = block('Row', {}, block('Column', {}, textBlock('Claim')));

async function saveAsComponent(page: Page, name: string, place: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Save as a component');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save as a component' });
  await dialog.getByRole('textbox', { name: 'Component name' }).fill(name);
  await dialog.getByRole('radio', { name: place }).check();
  await dialog.getByRole('button', { name: 'Save component' }).click();
}

test('D8 blocks are saved for every package, inserted into another, and removed', async ({
  page,
  vitrina,
}) => {
  const name = `Claim ${Date.now()}`;
  await openEditor(page, vitrina, columns);
  const { blocks, button } = builderPro(page);
  await select(blocks('Text'));
  await page.keyboard.press('Control+ArrowUp');
  await page.keyboard.press('Control+ArrowUp');
  await saveAsComponent(page, name, 'In every package');
  await expect(button(name)).toBeVisible();

  await openEditor(page, vitrina, textBlock('Another package'));
  await drag(page, button(name), blocks('Text'), { y: 0.9 });
  await expect(blocks('Row').locator('[data-key="Text"]')).toHaveText(['Claim']);
  await button(name).click();
  await expect(blocks('Row')).toHaveCount(2);
  await button(`Remove ${name}`).click();
  await expect(button(name)).toHaveCount(0);
  await expect(blocks('Row')).toHaveCount(2);
});

test('D8 a component of the package stays in it; its name is taken', async ({ page, vitrina }) => {
  const path = await openEditor(page, vitrina, textBlock('Claim'));
  const { blocks, button } = builderPro(page);
  await select(blocks('Text'));
  await saveAsComponent(page, 'Only here', 'In this package only');
  await expect(button('Only here')).toBeVisible();
  await select(blocks('Text'));
  await saveAsComponent(page, 'Only here', 'In this package only');
  await expect(page.getByText('A component with the given name already exists')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await save(page);
  await openPath(page, path);
  await button('Only here').click();
  await expect(blocks('Text')).toHaveText(['Claim', 'Claim']);
});
