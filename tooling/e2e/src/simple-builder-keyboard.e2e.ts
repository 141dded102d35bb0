import { demoAsset } from './demoAsset.ts';
import { enterPanel } from './enterPanel.ts';
import { newGtin } from './newGtin.ts';
import { openFileChooser } from './openFileChooser.ts';
import { focusedName, tabTo } from './tabTo.ts';
import { expect, test } from './test.ts';

const ean = newGtin();
const productName = `Pea soup ${ean}`;

test('S15 by keyboard alone through the three steps, from a layout to the published page', async ({
  page,
  vitrina: { address },
}) => {
  const { keyboard } = page;
  const step = (name: string) => page.getByRole('group', { name, exact: true });
  await enterPanel(page, address, 'editor', '/panel/builder');
  await expect(page.getByRole('button', { name: 'New page' }).first()).toBeVisible();
  await tabTo(page, /^New page$/);
  await keyboard.press('Enter');

  await expect(step('Layout')).toBeVisible();
  await tabTo(page, /^Choose a product/);
  await keyboard.type('KH-GP-300');
  await expect(page.getByRole('option', { name: /KH-GP-300/ })).toBeVisible();
  await keyboard.press('Enter');
  await tabTo(page, /^Product story/);
  await keyboard.press('Enter');

  await expect(step('Fill in')).toBeFocused();
  await tabTo(page, /^Change$/);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Product name')).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(productName);
  await tabTo(page, /^EAN/);
  await keyboard.type(ean);
  await tabTo(page, /^MPN/);
  await keyboard.type(`E2E-${ean}`);

  await tabTo(page, /^Upload/);
  const chooseFile = await openFileChooser(page, () => keyboard.press('Enter'));
  await chooseFile(demoAsset('gardenpeas.jpg'));
  await expect(page.getByRole('button', { name: 'Crop' })).toBeVisible();
  expect(await focusedName(page)).toBe('Replace');
  await tabTo(page, /^Title$/);
  await keyboard.type(productName);
  await tabTo(page, /^Text$/);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Picked and cooked within a day.');
  await tabTo(page, /^Show$/);
  await keyboard.press('Space');
  await keyboard.press('ControlOrMeta+s');
  await page.waitForURL(/\/panel\/builder\/[0-9a-f-]{36}/);
  expect(await focusedName(page)).toBe('Show');

  await tabTo(page, /^Go to publishing$/);
  await keyboard.press('Enter');
  await expect(step('Publish')).toBeFocused();
  await tabTo(page, /^Publish to \d+ retailer/);
  await keyboard.press('Enter');
  await expect(page.getByText(/Published to \d+ retailer/)).toBeVisible();
  await tabTo(page, /^Shop’s page at/);
});
