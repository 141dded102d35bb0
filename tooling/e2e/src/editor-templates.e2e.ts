import { block } from '@vitrina/demo/wirePage';

import { builderPro, retype } from './builderPro.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { addSection, askForSection, deleteSection, openSection, save } from './sections.ts';
import { expect, test } from './test.ts';

test('M10 a brand’s template is the master in the brand’s look; marketplaces start with their own blocks', async ({
  page,
  vitrina,
}) => {
  const heading = block('Text', { text: 'Heading', element: 'h2' });
  const path = await openEditor(page, vitrina, heading, textBlock('Body'));
  await addSection(page, 'Template', 'tefal');
  await expect(builderPro(page).blocks('Text')).toHaveText(['Heading', 'Body']);
  await expect(builderPro(page).blocks('Text').first()).toHaveCSS('color', 'rgb(226, 0, 26)');
  await addSection(page, 'Template', 'ozon_template');
  await expect(page.locator('[data-block][data-key^="Ozon"]').first()).toBeVisible();
  const refused = await askForSection(page, 'Template', 'tefal');
  await expect(refused.getByText(/already exists/)).toBeVisible();
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await save(page);
  await openPath(page, path);
  await openSection(page, 'Template', 'ozon_template');
  await deleteSection(page, 'Template', 'ozon_template');
  await page.getByRole('button', { name: 'Template master_template' }).click();
  await expect(page.getByRole('menuitem', { name: 'tefal' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'ozon_template' })).toHaveCount(0);
});

test('M10 what the master changed since is shown in its copies, and taken over or kept out', async ({
  page,
  vitrina,
}) => {
  const path = await openEditor(page, vitrina, textBlock('First'), textBlock('Second'));
  await addSection(page, 'Template', 'krups');
  await expect(page.getByRole('button', { name: 'Same as master_template' })).toBeVisible();
  await save(page);
  await openSection(page, 'Template', 'master_template');
  await retype(builderPro(page).blocks('Text').first(), 'First, changed');
  await retype(builderPro(page).blocks('Text').last(), 'Second, changed');
  await save(page);

  await openPath(page, path);
  await openSection(page, 'Template', 'krups');
  await page.getByRole('button', { name: '2 blocks behind master_template' }).click();
  const dialog = page.getByRole('dialog', { name: /Changes in master_template/ });
  await expect(dialog.locator('ins')).toHaveText(['First, changed', 'Second, changed']);
  await dialog.getByRole('button', { name: 'Take over', exact: true }).first().click();
  await expect(dialog.locator('ins')).toHaveText(['Second, changed']);
  await dialog.getByRole('button', { name: 'Unlink', exact: true }).click();
  await expect(dialog.getByText(/This page has all changes from master_template/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(builderPro(page).blocks('Text')).toHaveText(['First, changed', 'Second']);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(builderPro(page).blocks('Text')).toHaveText(['First', 'Second']);
});
