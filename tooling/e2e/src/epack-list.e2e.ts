import type { Page } from '@playwright/test';

import { chooseFromMenu } from './chooseFromMenu.ts';
import { connectEpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { textBlock } from './openEditor.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

test('D14 the list is searched, narrowed by type and paged, ten at a time; its address says so', async ({
  page,
  vitrina,
}) => {
  const word = await createSeveral(vitrina.address, 11);
  await signIn(page, 'editor');
  await page.goto('/panel/builder-pro');
  await page.getByRole('searchbox', { name: 'Search packages' }).fill(word);
  await expect(page.getByText('1–10 of 11')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`search=${word}.*page=2|page=2.*search=${word}`));
  await page.goto(`/panel/builder-pro?search=${word}&type=sis`);
  await expect(rows(page)).toHaveCount(0);
});

test('D14 the list has every field of a package', async ({ page, vitrina }) => {
  const word = await createSeveral(vitrina.address, 1);
  await signIn(page, 'editor');
  await page.goto(`/panel/builder-pro?search=${word}`);
  const fields =
    'Name|Brand|Type|EAN|MPN|Mapping ID|Custom package ID|Categories|Tags|Owner|Author|Locale|Template|Page|Version|Updated';
  await expect(rows(page)).toHaveCount(1);
  const heads = (await page.getByRole('columnheader').allTextContents()).join(' ');
  for (const field of fields.split('|')) expect(heads).toContain(field);
  await expect(rows(page)).toContainText(['index.html']);
});

test('D14 a package is copied, deleted, and brought back at once or later', async ({ page, vitrina }) => {
  const word = await createSeveral(vitrina.address, 1);
  await signIn(page, 'editor');
  await page.goto(`/panel/builder-pro?search=${word}`);
  await act(page, `${word} 1`, 'Copy');
  await expect(rows(page)).toHaveCount(2);

  const remove = async () => {
    await page
      .getByRole('button', { name: `Actions for ${word} 1`, exact: true })
      .last()
      .click();
    await chooseFromMenu(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the package' }).click();
    await expect(rows(page)).toHaveCount(1);
  };
  await remove();
  await page
    .getByRole('status')
    .filter({ hasText: 'deleted' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(rows(page)).toHaveCount(2);

  await remove();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Deleted' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deleted packages' });
  await dialog
    .getByRole('button', { name: new RegExp(`^Restore “${word} 1`) })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('D14 several packages are handed over; a wrong user is refused', async ({ page, vitrina }) => {
  const word = await createSeveral(vitrina.address, 2);
  await signIn(page, 'admin');
  await page.goto(`/panel/builder-pro?search=${word}`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Change owner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the owner of 2 packages' });
  await dialog.getByLabel('User ID').fill('999999');
  await dialog.getByRole('button', { name: 'Change owner' }).click();
  await expect(dialog.getByText('Specified user ID is incorrect')).toBeVisible();
  await dialog.getByLabel('User ID').fill('1');
  await dialog.getByRole('button', { name: 'Change owner' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Owner \/ Author: admin \/ editor$/)).toBeVisible();
});

test('D14 properties are edited of one package, and of several', async ({ page, vitrina }) => {
  const word = await createSeveral(vitrina.address, 2);
  await signIn(page, 'editor');
  await page.goto(`/panel/builder-pro?search=${word}`);
  await act(page, `${word} 1`, 'Edit properties');
  const one = page.getByRole('dialog', { name: `Properties of “${word} 1”` });
  await one.getByLabel('Custom package ID').fill('SKU-7');
  await one.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).filter({ hasText: 'SKU-7' })).toHaveCount(1);

  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Edit properties' }).click();
  const many = page.getByRole('dialog', { name: 'Properties of 2 packages' });
  await many.getByLabel('Add tags').fill('autumn');
  await many.getByRole('button', { name: 'Change 2 packages' }).click();
  await expect(many).toBeHidden();
  await expect(page.getByText(/Categories \/ Tags: .*, autumn$/)).toBeVisible();
});

/** Saves packages with a unique word in their names, and returns that word. */
async function createSeveral(address: string, count: number): Promise<string> {
  const api = await connectEpackApi(address);
  const ean = newGtin();
  const word = `List${ean}`;
  for (let at = 1; at <= count; at += 1) {
    await api.create({ name: `${word} ${at}`, ean: newGtin(), blocks: [textBlock('Words')] });
  }
  return word;
}

function rows(page: Page) {
  return page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Actions for/ }) });
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions for ${name}`, exact: true })
    .first()
    .click();
  await chooseFromMenu(page, action, { exact: true });
}
