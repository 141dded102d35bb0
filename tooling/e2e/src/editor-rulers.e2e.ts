import { block } from '@vitrina/demo/wirePage';

import { builderPro, select } from './builderPro.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

test('D2 rulers are in pixels of the page, show where the selection is, and stay shown for the user', async ({
  page,
  vitrina,
}) => {
  const space = block('Text', { text: 'Wide', minHeight: '200px' });
  const path = await openEditor(page, vitrina, textBlock('Above'), space);
  const { blocks } = builderPro(page);
  const [across, down] = [page.locator('.ruler-x'), page.locator('.ruler-y')];
  await expect(blocks('Text')).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Zoom' })).toBeVisible();
  await expect(across).toHaveCount(0);
  await select(blocks('Text').last());
  await page.keyboard.press('Alt+u');
  await expect(across.locator('.ruler-from')).toHaveText('0');
  await expect(across.locator('.ruler-to')).toHaveText('1200');
  const topPx = await blocks('Text')
    .last()
    .evaluate((element) => (element as HTMLElement).offsetTop);
  await expect(down.locator('.ruler-from')).toHaveText(String(topPx));
  await expect(down.locator('.ruler-to')).toHaveText(String(topPx + 200));
  // The numbers have as much room at another zoom, and the selection is where it was.
  const numbers = across.locator('.ruler-tick');
  await expect(numbers).toHaveCount(13);
  await page.getByRole('combobox', { name: 'Zoom' }).click();
  await page.getByRole('option', { name: '200%' }).click();
  await expect(numbers).toHaveCount(25);
  await expect(down.locator('.ruler-to')).toHaveText(String(topPx + 200));

  await openPath(page, path);
  await expect(across).toBeVisible();
  await page.getByRole('combobox', { name: 'Zoom' }).click();
  await page.getByRole('option', { name: 'Show or hide rulers' }).click();
  await expect(across).toHaveCount(0);
  await openPath(page, path);
  await expect(page.getByRole('combobox', { name: 'Zoom' })).toBeVisible();
  await expect(across).toHaveCount(0);
});
