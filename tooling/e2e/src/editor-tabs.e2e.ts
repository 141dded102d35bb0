import { builderPro } from './builderPro.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

test('D1 a new package opens on its data; saved and opened again, on the editor', async ({ page }) => {
  await signIn(page, 'editor');
  await page.goto('/panel/builder-pro');
  await page.getByRole('button', { name: 'New minisite' }).click();
  const { tab } = builderPro(page);
  await expect(tab('Package data')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('textbox', { name: 'Product name' }).fill('Kettle of the tabs');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/builder-pro\/[0-9a-f-]{36}$/);
  await page.reload();
  await expect(tab('Editor')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { level: 1, name: 'Kettle of the tabs' })).toBeVisible();
});

test('D1 the tabs are reached by keyboard, and what was selected is still there on return', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Stays selected'));
  const { blocks, inspector, tab } = builderPro(page);
  await blocks('Text').click();
  await tab('Editor').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Data sources' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Product name' })).toBeVisible();
  await tab('Editor').click();
  await expect(inspector.getByRole('heading', { name: 'Text' })).toBeVisible();
});
