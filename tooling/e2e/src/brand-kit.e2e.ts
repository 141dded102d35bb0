import { block } from '@vitrina/demo/wirePage';

import { connectEpackApi } from './epackApi.ts';
import { openLicenseForm } from './licenseForm.ts';
import { newGtin } from './newGtin.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

const text = {
  own: 'Own look for the pages of this license',
  accent: 'Accent',
  brand: 'Brand colors',
  saved: 'Saved',
} as const;

const accent = 'rgb(228, 87, 46)';

test("a brand's colors are set once, chosen in the editor, and shown by the shop", async ({
  browser,
  page,
  vitrina,
}) => {
  const { admin, reopen, save } = await openLicenseForm(browser, vitrina, 'en');
  const own = admin.getByRole('switch', { name: text.own });
  await own.check();
  await admin.getByRole('textbox', { name: text.accent, exact: true }).fill('#e4572e');
  await save();

  const api = await connectEpackApi(vitrina.address);
  const ean = newGtin();
  const blocks = [block('Feature', {}, block('Text', { text: 'Grill', element: 'h2' }))];
  const id = await api.create({ name: 'Brand', ean, blocks });
  await signIn(page, 'editor');
  await page.goto(`/panel/builder-pro/${id}`);
  const title = page.locator('[data-block][data-key="Text"]');
  await title.click();
  const swatches = page.getByRole('group', { name: text.brand }).first();
  await swatches.getByRole('button', { name: text.accent, exact: true }).press('Enter');
  await expect(title).toHaveCSS('color', accent);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(text.saved, { exact: true })).toBeVisible();
  await api.publish(id);
  await page.goto(`/demo-shop/products/${ean}`);
  await expect(page.locator('[data-epack] [data-key="Text"]')).toHaveCSS('color', accent);

  await reopen();
  await own.uncheck();
  await save();
});
