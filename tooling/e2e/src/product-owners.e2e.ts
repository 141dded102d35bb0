import { builderPro } from './builderPro.ts';
import { callAs } from './enterPanel.ts';
import { connectEpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { openPath, textBlock } from './openEditor.ts';
import { openBrowserOf } from './review.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

test('a product of another license is claimed, handed over, and published', async ({
  page,
  browser,
  vitrina,
}) => {
  const ean = newGtin();
  const body = { kind: 'gtin', brand: '', code: ean, role: 'owner', licenseId: 3, until: '' };
  await callAs(vitrina.address, 'admin', { path: '/product-owners', body });
  const api = await connectEpackApi(vitrina.address);
  const id = await api.create({ name: 'Disputed kettle', ean, blocks: [textBlock('Whose is it?')] });
  await signIn(page, 'editor');
  await openPath(page, `/panel/builder-pro/${id}`);
  await builderPro(page).button('Publish').click();
  const dialog = page.getByRole('dialog', { name: /^Publish/ });
  const refusal = dialog.getByRole('alert').filter({ hasText: 'owns this product' });
  await refusal.getByRole('button', { name: 'Claim product' }).click();
  const claim = page.getByRole('dialog', { name: 'Claim the product' });
  await claim.getByRole('textbox', { name: 'Why the product is yours' }).fill('Contract 12');
  await claim.getByRole('button', { name: 'Send claim' }).click();
  await expect(page.getByText('Claim sent to administrators')).toBeVisible();

  const admin = await openBrowserOf(browser, vitrina.address, 'admin', 'en');
  await admin.goto('/panel/product-claims');
  await admin.getByRole('button', { name: `Decide the claim of ${ean}` }).click();
  const decision = admin.getByRole('dialog', { name: `Claim of ${ean}` });
  await expect(decision.getByText('Contract 12')).toBeVisible();
  await decision.getByRole('button', { name: 'Save decision' }).click();
  await expect(admin.getByRole('row').filter({ hasText: ean })).toContainText('Approved');

  await page.reload();
  await builderPro(page).button('Publish').click();
  await dialog.getByRole('button', { name: /^Publish to \d+ retailer/ }).click();
  await expect(dialog.getByText(/^Published/)).toBeVisible();
});
