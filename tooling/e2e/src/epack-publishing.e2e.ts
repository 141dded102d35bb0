import type { Page } from '@playwright/test';

import { connectAdminApi } from './adminApi.ts';
import { builderPro, select } from './builderPro.ts';
import { chooseFromMenu } from './chooseFromMenu.ts';
import { connectEpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { openPath, textBlock } from './openEditor.ts';
import { save } from './sections.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

const publishButton = /^Publish to \d+ retailer/;

test('D13 before publishing stands what changed since the last time and what each shop shows; after it, the shop’s page is one click away', async ({
  page,
  vitrina,
}) => {
  const { path } = await createAndOpen(page, vitrina.address, 'Preflight');
  await publishFromEditor(page);
  const dialog = publishDialog(page);
  const shop = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Shop’s page at Полка' }).click();
  await expect((await shop).locator('[data-epack]')).toContainText('Old words');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await write(page, 'New words');
  await save(page);
  await builderPro(page).button('Publish').click();
  await dialog.getByText('1 block changed').click();
  await expect(dialog.getByText('Old words')).toBeVisible();
  await expect(dialog.getByText('New words', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /Полка.*changed since/ })).toBeChecked();
  await openPath(page, path);
});

test('D13 an earlier publication is shown again, and a package taken off a shop', async ({
  page,
  vitrina,
}) => {
  const { ean } = await createAndOpen(page, vitrina.address, 'There and back');
  await publishFromEditor(page);
  const dialog = publishDialog(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await write(page, 'New words');
  await save(page);
  await publishFromEditor(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectInShop(page, ean, 'New words');

  await builderPro(page).button('Publish').click();
  await dialog.getByRole('tab', { name: 'Earlier publications' }).click();
  await dialog.getByRole('button', { name: /^Roll back to the version of/ }).click();
  const question = page.getByRole('dialog', { name: /^Roll back to the version of/ });
  await expect(question.frameLocator('iframe[title="Before"]').getByText('New words')).toBeVisible();
  await expect(question.frameLocator('iframe[title="After"]').getByText('Old words')).toBeVisible();
  await question.getByRole('checkbox', { name: /^Корзина/ }).uncheck();
  await question.getByRole('button', { name: 'Roll back at 3 retailers' }).dblclick();
  await expect(dialog.getByRole('status')).toContainText('Rolled back to the version of');
  await expectInShop(page, ean, 'Old words');

  await expect(dialog.getByRole('listitem')).toHaveCount(3);

  await dialog.getByRole('tab', { name: 'Shown now' }).click();
  await dialog.getByRole('button', { name: 'Unpublish from Полка' }).click();
  await page
    .getByRole('dialog', { name: 'Unpublish from Полка?' })
    .getByRole('button', { name: 'Unpublish from Полка' })
    .click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Полка' })).toContainText('Not shown');
});

test('D13 a package of the same product is compared field by field and rewritten when told so, from the list', async ({
  page,
  vitrina,
}) => {
  const api = await connectEpackApi(vitrina.address);
  const ean = newGtin();
  const blocks = [textBlock('Existing')];
  await api.publish(await api.create({ name: 'Existing package', ean, blocks }));
  await api.create({ name: 'Uploaded package', ean, blocks: [textBlock('Uploaded')] });
  await signIn(page, 'editor');
  await page.goto(`/panel/builder-pro?search=${ean}`);
  await page.getByRole('button', { name: 'Actions for Uploaded package' }).click();
  await chooseFromMenu(page, 'Publish');
  const dialog = publishDialog(page);
  await dialog.getByRole('button', { name: publishButton }).click();
  await expect(dialog.getByText('Detected a partial match by EAN or MPN')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Name Uploaded package Existing package/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: new RegExp(`^EAN code ${ean} ${ean} same`) })).toBeVisible();
  await dialog.getByRole('button', { name: 'Rewrite' }).click();
  await expect(dialog.getByText(/Published to \d+ retailer/)).toBeVisible();
  await expectInShop(page, ean, 'Uploaded');
});

test('D13 who has several licenses chooses one; more than one is said', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/panel/builder-pro/new?type=minisite');
  await fillData(page, newGtin());
  await builderPro(page).tab('Editor').click();
  await builderPro(page).paletteItem('Text').click();
  await save(page);
  await builderPro(page).button('Publish').click();
  const dialog = publishDialog(page);
  await expect(dialog.getByText('Epack has more than one license')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'License' }).selectOption('Verdena');
  await expect(dialog.getByRole('checkbox', { name: /FreshCart/ })).toBeChecked();
  await expect(dialog.getByText('Epack has more than one license')).toBeHidden();
});

test('D13 a group whose content has to be checked first publishes nothing', async ({ page, vitrina }) => {
  const login = await (await connectAdminApi(vitrina.address)).addReviewedAuthor();
  const api = await connectEpackApi(vitrina.address);
  const ean = newGtin();
  await api.create({ name: 'To be checked', ean, blocks: [textBlock('Words')] });
  await signIn(page, login);
  await page.goto(`/panel/builder-pro?search=${ean}`);
  await page.getByRole('button', { name: 'Actions for To be checked' }).click();
  await chooseFromMenu(page, 'Publish');
  const dialog = publishDialog(page);
  await expect(dialog.getByText('Your group publishes only approved packages.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: publishButton })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog.getByText('Approval requested.')).toBeVisible();
});

test('D13 a download says how far it is and can be called off', async ({ page, vitrina }) => {
  await createAndOpen(page, vitrina.address, 'Zip');
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/download', async (route) => {
    await held;
    await route.continue();
  });
  const start = async () => {
    await builderPro(page).button('Package menu').click();
    await chooseFromMenu(page, /Download zip/);
    await expect(page.getByRole('progressbar', { name: /^Downloading “Zip”/ })).toBeVisible();
  };
  await start();
  const running = page.getByRole('status').filter({ hasText: 'Downloading' });
  await running.getByRole('button', { name: 'Cancel' }).click();
  await expect(running).toBeHidden();
  await start();
  const download = page.waitForEvent('download');
  release();
  expect((await download).suggestedFilename()).toBe('Zip.zip');
  await expect(running).toBeHidden();
});

function publishDialog(page: Page) {
  return page.getByRole('dialog', { name: /^Publish “/ });
}

async function publishFromEditor(page: Page): Promise<void> {
  await builderPro(page).button('Publish').click();
  await publishDialog(page).getByRole('button', { name: publishButton }).click();
  await expect(publishDialog(page).getByText(/Published to \d+ retailer/)).toBeVisible();
}

async function createAndOpen(page: Page, address: string, name: string) {
  const api = await connectEpackApi(address);
  const ean = newGtin();
  const id = await api.create({ name, ean, blocks: [textBlock('Old words')] });
  await signIn(page, 'editor');
  const path = `/panel/builder-pro/${id}`;
  await openPath(page, path);
  return { path, ean };
}

async function write(page: Page, words: string): Promise<void> {
  await select(builderPro(page).blocks('Text').first());
  await builderPro(page).inspector.getByRole('textbox', { name: 'Content' }).fill(words);
  await expect(builderPro(page).blocks('Text').first()).toHaveText(words);
}

async function expectInShop(page: Page, ean: string, words: string): Promise<void> {
  const shop = await page.context().newPage();
  await shop.goto(`/demo-shop/products/${ean}`);
  await expect(shop.locator('[data-epack]')).toContainText(words);
  await shop.close();
}

async function fillData(page: Page, ean: string): Promise<void> {
  await page.getByLabel('Product name').fill('Two licenses');
  await page.getByLabel('Brand').fill('Nobody’s');
  await page.getByLabel('EAN').fill(ean);
  await page.getByLabel('MPN').fill(`V-${ean}`);
  await page.getByLabel('Tags').fill('soup');
  await page.getByLabel('Tags').press('Enter');
  await page.getByLabel('Categories').click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Escape');
}
