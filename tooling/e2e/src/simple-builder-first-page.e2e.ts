import { demoAsset } from './demoAsset.ts';
import { newGtin } from './newGtin.ts';
import { expect, test } from './test.ts';

const ean = newGtin();
const tagline = 'Charcoal taste in ten minutes, and no smoke.';

test('S15 from signing in to the published page it is sixteen things to do: six fields, a picture, nine clicks', async ({
  page,
}) => {
  const done: string[] = [];
  const act = async (name: string, action: () => Promise<void>) => {
    await action();
    done.push(name);
  };
  const opening = page.getByRole('region', { name: 'Opening', exact: true });

  await page.goto('/auth/login');
  await act('field: login', () => page.getByLabel('Login', { exact: true }).fill('editor'));
  await act('field: password', () => page.getByLabel('Password', { exact: true }).fill('vitrina-demo'));
  await act('click: sign in', () => page.getByRole('button', { name: 'Sign in', exact: true }).click());
  await act('click: menu', () => page.getByRole('link', { name: 'Builder', exact: true }).first().click());
  await act('click: new page', () => page.getByRole('button', { name: 'New page' }).first().click());
  await act('field: product', () => page.getByLabel('Choose a product').fill('KH-GP'));
  await act('click: product', () => page.getByRole('option', { name: /KH-GP-300/ }).click());
  await act('click: layout', () => page.getByRole('button', { name: /^Product story/ }).click());

  // Brand, EAN, MPN and category are filled in from the product; its name is the title and the image's
  // description.
  const product = page.getByRole('region', { name: 'Product', exact: true });
  await expect(product).toContainText('KH-GP-300');
  await expect(opening.getByLabel('Title')).toHaveValue('Garden peas');
  // The demo's product already has a page; this one is for a variant.
  await act('click: change', () => product.getByRole('button', { name: 'Change' }).click());
  await act('field: EAN', () => product.getByLabel('EAN').fill(ean));
  await act('field: MPN', () => product.getByLabel('MPN').fill(`E2E-${ean}`));
  await act('picture', () =>
    opening.locator('input[type="file"]').setInputFiles(demoAsset('tomatosoup.jpg')),
  );
  await expect(opening.getByRole('button', { name: 'Crop' })).toBeVisible();
  await act('field: text', () => opening.getByRole('textbox', { name: 'Text', exact: true }).fill(tagline));
  await act('click: leave the advantages out', () =>
    page
      .getByRole('region', { name: 'Advantages', exact: true })
      .getByRole('switch', { name: 'Show' })
      .click(),
  );
  await act('click: to publishing', () =>
    page.getByRole('button', { name: 'Go to publishing' }).first().click(),
  );
  await act('click: publish', () =>
    page.getByRole('button', { name: /^Save and publish to \d+ retailer/ }).click(),
  );
  await expect(page.getByText(/Published to \d+ retailer/)).toBeVisible();
  expect(done).toHaveLength(16);

  const shopLink = page.getByRole('link', { name: /^Shop’s page at/ }).first();
  const shop = page.context().waitForEvent('page');
  await shopLink.click();
  await expect((await shop).locator('[data-epack]').getByText(tagline)).toBeVisible();
});
