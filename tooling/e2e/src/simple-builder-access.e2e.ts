import { demoAsset } from './demoAsset.ts';
import { callAs, enterWithToken } from './enterPanel.ts';
import { newGtin } from './newGtin.ts';
import { tokenOf } from './sessions.ts';
import { expect, test } from './test.ts';

const password = 'a good password';
const ean = newGtin();
const productName = `Broth ${ean}`;

/** Adds a group with the permission Builder alone, with the demo editor's license and settings, and a user in it. */
async function addBuilder(address: string): Promise<string> {
  const { data } = (await callAs(address, 'admin', { method: 'GET', path: '/groups/1' })) as {
    data: { settings: object };
  };
  const { settings } = data;
  const group = { name: `Builders ${ean}`, settings, permissions: ['Builder'], licenseIds: [1] };
  const added = (await callAs(address, 'admin', { path: '/groups', body: group })) as {
    data: { id: number };
  };
  const username = `builder-${ean}`;
  const user = { username, email: `${username}@vitrina.example`, groupId: added.data.id, password };
  await callAs(address, 'admin', { path: '/users', body: user });
  return tokenOf(address, username, password);
}

test('S15 who has the permission Builder alone makes and publishes a page, and Builder Pro stays closed', async ({
  page,
  vitrina: { address },
}) => {
  await enterWithToken(page, await addBuilder(address), '/panel/dashboard');
  await expect(page).toHaveURL(/\/panel\/reports$/);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Builder', exact: true })).toBeVisible();
  for (const name of ['Builder Pro', 'Dashboard', 'Live monitor', 'Users'])
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);

  await menu.getByRole('link', { name: 'Builder', exact: true }).click();
  await page.getByRole('button', { name: 'New page' }).first().click();
  await page.getByLabel('Choose a product').fill('KH-GP-300');
  await page.getByRole('option', { name: /KH-GP-300/ }).click();
  await page.getByRole('button', { name: /^Product story/ }).click();
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await part('Product').getByRole('button', { name: 'Change' }).click();
  await part('Product').getByLabel('Product name').fill(productName);
  await part('Product').getByLabel('EAN').fill(ean);
  await part('Product').getByLabel('MPN').fill(`E2E-${ean}`);
  const opening = part('Opening');
  await opening.locator('input[type="file"]').setInputFiles(demoAsset('tomato.jpg'));
  await expect(opening.getByRole('button', { name: 'Crop' })).toBeVisible();
  await opening.getByLabel('Title').fill(productName);
  await opening.getByRole('textbox', { name: 'Text', exact: true }).fill('Clear and strong.');
  await part('Advantages').getByRole('switch', { name: 'Show' }).click();
  await page.getByRole('button', { name: 'Go to publishing' }).first().click();
  await page.getByRole('button', { name: /^(Save and publish|Publish) to \d+ retailer/ }).click();
  await expect(page.getByText(/Published to \d+ retailer/)).toBeVisible();
  await page.waitForURL(/\/panel\/builder\/[0-9a-f-]{36}/);
  const path = new URL(page.url()).pathname;
  await expect(page.getByRole('link', { name: 'Open in Builder Pro' })).toHaveCount(0);

  await page.goto('/panel/builder-pro');
  await expect(page).toHaveURL(/\/panel\/reports$/);
  await page.goto(path.replace('/builder/', '/builder-pro/'));
  await expect(page).toHaveURL(/\/panel\/reports$/);
  await page.goto(`/demo-shop/products/${ean}`);
  await expect(page.locator('[data-epack]').getByRole('heading', { name: productName })).toBeVisible();
});
