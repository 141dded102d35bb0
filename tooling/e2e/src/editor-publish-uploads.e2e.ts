import { block } from '@vitrina/demo/wirePage';

import { builderPro, select } from './builderPro.ts';
import { demoAsset } from './demoAsset.ts';
import { connectEpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { openPath } from './openEditor.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

// The server encodes images in every width and format before it answers an upload.
test.describe.configure({ timeout: 180_000 });
const encoded = { timeout: 60_000 };

test('D7 D13 a picture on its way is shown where the package is published, waited for, and published with it', async ({
  page,
  vitrina,
}) => {
  const api = await connectEpackApi(vitrina.address);
  const ean = newGtin();
  const id = await api.create({ name: 'Soup', ean, blocks: [block('Feature', {}, block('Image', {}))] });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/constructor/assets', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  await signIn(page, 'editor');
  await openPath(page, `/panel/builder-pro/${id}`);
  const { blocks, button, inspector } = builderPro(page);
  await select(blocks('Image'));
  await inspector.getByLabel('File to upload').setInputFiles(demoAsset('tomatosoup.jpg'));

  await button('Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish “Soup”' });
  const pictures = dialog.getByRole('group', { name: 'Images on their way' });
  await expect(pictures.getByText('tomatosoup.jpg')).toBeVisible();
  await expect(pictures.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: /^Publish to \d+ retailer/ }).click();
  await expect(dialog.getByText('The package is published once its images are uploaded.')).toBeVisible();
  expect(await api.publications(id)).toHaveLength(0);

  held.resolve();
  await expect(dialog.getByText(/^Published to \d+ retailer/)).toBeVisible(encoded);
  await expect(pictures).toHaveCount(0);
  await page.goto(`/demo-shop/products/${ean}`);
  await expect(page.locator('[data-epack] img').first()).toHaveAttribute('src', /\/files\//);
});
