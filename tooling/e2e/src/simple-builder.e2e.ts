import type { Page } from '@playwright/test';

import { builderPro, select } from './builderPro.ts';
import { demoAsset } from './demoAsset.ts';
import { enterPanel } from './enterPanel.ts';
import { newGtin } from './newGtin.ts';
import { expect, test } from './test.ts';

const ean = newGtin();
const productName = 'Tomato soup, 400 g';
const tagline = 'Ripe tomatoes, and nothing to hide them.';
const editedTagline = 'Ripe tomatoes, picked this morning.';

/** Each part continues with the result of the part before. */
test.describe.serial('a first page by somebody who never saw the builder', () => {
  let page: Page;
  let path: string;

  test.beforeAll(async ({ browser, vitrina }) => {
    page = await browser.newPage({ baseURL: vitrina.address });
    await enterPanel(page, vitrina.address, 'editor', '/panel/dashboard');
  });
  test.afterAll(() => page.close());

  test('S15 a layout is chosen, for a product of the list or another one', async () => {
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Builder', exact: true })
      .click();
    await page.getByRole('button', { name: 'New page' }).first().click();
    await page.getByLabel('Choose a product').fill('KH-GP-300');
    await page.getByRole('option', { name: /KH-GP-300/ }).click();
    await page.getByLabel('Page language').selectOption('English');
    await page.getByRole('button', { name: /^Product story/ }).click();
    await expect(part(page, 'Product')).toContainText('KH-GP-300');
  });

  test('S15 the form is filled in and the page shows it at once', async () => {
    const product = part(page, 'Product');
    await product.getByRole('button', { name: 'Change' }).click();
    await product.getByLabel('Product name').fill(productName);
    await product.getByLabel('EAN').fill(ean);
    await product.getByLabel('MPN').fill(`E2E-${ean}`);

    const opening = part(page, 'Opening');
    await opening.locator('input[type="file"]').setInputFiles(demoAsset('tomatosoup.jpg'));
    await opening.getByLabel('Title').fill(productName);
    await opening.getByRole('textbox', { name: 'Text', exact: true }).fill(tagline);
    const live = page.getByRole('region', { name: 'Live preview' });
    await expect(live.getByRole('heading', { name: productName })).toBeVisible();
    await expect(live.getByText(tagline)).toBeVisible();
    await expect
      .poll(() =>
        live
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);

    const advantages = part(page, 'Advantages');
    await advantages.getByRole('switch', { name: 'Show' }).click();
    await expect(live.getByRole('heading', { name: 'Advantages' })).toBeHidden();
  });

  test('P13 leaving with unsaved work is held back in the simple builder too', async () => {
    const question = page.getByRole('dialog', { name: 'Unsaved progress' });
    const toReports = page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Reports', exact: true });
    await toReports.click();
    await question.getByRole('button', { name: 'Stay on the page' }).click();
    await expect(part(page, 'Opening').getByLabel('Title')).toHaveValue(productName);

    const closing = page.waitForEvent('dialog');
    const reloading = page.reload({ timeout: 5_000 }).catch(() => undefined);
    const asked = await closing;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    await reloading;
    await expect(part(page, 'Opening').getByLabel('Title')).toHaveValue(productName);
  });

  test('S15 what is missing is named with the way to its field; then it is published and stands at the shop', async ({
    browser,
    vitrina,
  }) => {
    const opening = part(page, 'Opening');
    await opening.getByLabel('Title').fill('');
    await page.getByRole('button', { name: 'Go to publishing' }).first().click();
    await page.getByRole('button', { name: 'Opening: “Title” is missing' }).click();
    await expect(opening.getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Tomat soup, 400 g');
    await page.keyboard.press('Home');
    for (let letter = 0; letter < 'Tomat'.length; letter += 1) await page.keyboard.press('ArrowRight');

    // The first save changes the address, and nothing else: neither focus nor caret move.
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.waitForURL(/\/panel\/builder\/[0-9a-f-]{36}/);
    await expect(opening.getByLabel('Title')).toBeFocused();
    await page.keyboard.type('o');
    await expect(opening.getByLabel('Title')).toHaveValue(productName);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    path = new URL(page.url()).pathname;
    await page.getByRole('button', { name: 'Go to publishing' }).first().click();
    await page.getByRole('button', { name: /^Publish to \d+ retailer/ }).click();
    await expect(page.getByText(/Published to \d+ retailer/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Shop’s page at/ }).first()).toBeVisible();

    const shop = await browser.newPage({ baseURL: vitrina.address });
    await shop.goto(`/demo-shop/products/${ean}`);
    const content = shop.locator('[data-epack]');
    await expect(content.getByRole('heading', { name: productName })).toBeVisible();
    await expect(content.getByText(tagline)).toBeVisible();
    await expect(content.getByRole('heading', { name: 'Advantages' })).toBeHidden();
    await shop.close();
  });

  test('S15 a text changed in Builder Pro is there in the simple builder', async () => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Open in Builder Pro' }).click();
    const { blocks, inspector, button } = builderPro(page);
    await select(blocks('FriendlyPictureWithText'));
    await inspector.getByRole('textbox', { name: 'Text', exact: true }).fill(editedTagline);
    await button('Save').click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    await page.goto(path);
    await expect(part(page, 'Opening').getByRole('textbox', { name: 'Text', exact: true })).toHaveText(
      editedTagline,
    );
  });

  test('S15 a page changed in Builder Pro beyond its layout is shown, named so, and left as it is', async () => {
    await page.goto(path.replace('/builder/', '/builder-pro/'));
    const { blocks, button } = builderPro(page);
    await select(blocks('FriendlyPictureWithText'));
    await page.keyboard.press('ControlOrMeta+d');
    await expect(blocks('FriendlyPictureWithText')).toHaveCount(2);
    await button('Save').click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    await page.goto(path);
    await expect(page.getByText(/were added, removed or moved in Builder Pro/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save draft' })).toHaveCount(0);
    const live = page.getByRole('region', { name: 'Live preview' });
    await expect(live.getByText(editedTagline)).toHaveCount(2);
    await page.getByRole('link', { name: 'Open in Builder Pro' }).first().click();
    await expect(builderPro(page).canvas.getByText(editedTagline)).toHaveCount(2);
  });
});

/** A part of the form. */
function part(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}
