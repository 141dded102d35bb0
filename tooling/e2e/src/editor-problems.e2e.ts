import type { Page } from '@playwright/test';
import { block } from '@vitrina/demo/wirePage';

import { builderPro, select } from './builderPro.ts';
import { chooseFromMenu } from './chooseFromMenu.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

/** Opens the place of a problem from the list. */
async function goToProblem(page: Page, name: RegExp | string): Promise<void> {
  await page.getByRole('button', { name: /^Before you publish/ }).click();
  const list = page.getByRole('dialog', { name: 'Before you publish' });
  await list.getByRole('button', { name }).click();
}

test('M13 a problem leads to the very field where it is mended', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, block('OzonPicture', { url: 'https://example.com/a' }), textBlock('Text'));
  const { blocks, tab } = builderPro(page);
  await select(blocks('Text'));
  await goToProblem(page, /The link should lead to/);
  await expect(page.locator('[data-field="prop:url"] input')).toBeFocused();

  await tab('Package data').click();
  await page.getByRole('textbox', { name: 'MPN' }).fill('');
  await tab('Editor').click();
  await goToProblem(page, 'MPN cannot be empty in Epack Data');
  await expect(page.getByRole('textbox', { name: 'MPN' })).toBeFocused();
});

test('M10 M.Video’s fields are filled on a narrow screen too, and are missed while they are empty', async ({
  page,
  vitrina,
}) => {
  await page.setViewportSize({ width: 960, height: 800 });
  await openEditor(page, vitrina, textBlock('Text'));
  await page.getByRole('button', { name: /^Template/ }).click();
  await chooseFromMenu(page, 'Add a template');
  const dialog = page.getByRole('dialog', { name: 'Add a template' });
  await dialog.getByLabel('Name').fill('mvideo_template');
  await dialog.getByRole('button', { name: 'Add a template' }).click();
  await goToProblem(page, 'The button text of the M.Video template is empty');
  await expect(page.getByRole('textbox', { name: 'Button text' })).toBeFocused();
  await page.keyboard.type('More');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Before you publish: .*4 worth a look/ })).toBeVisible();
  await page.getByRole('button', { name: 'M.Video fields' }).click();
  await expect(page.getByRole('textbox', { name: 'Button text' })).toHaveValue('More');
});
