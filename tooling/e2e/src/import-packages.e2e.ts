import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { block, toWirePage } from '@vitrina/demo/wirePage';

import { newGtin } from './newGtin.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-import-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

/** Writes a folder of packages as another tool has them: two sound ones, and a file that is none. */
async function writePackages(): Promise<string> {
  const packages = join(folder, 'Packages');
  await mkdir(packages, { recursive: true });
  for (const name of ['Kettle', 'Toaster']) {
    const blocks = [block('Feature', {}, block('Text', { text: `${name} in short` }), block('Hologram'))];
    const productData = {
      productName: name,
      brandName: 'Kernhof',
      EAN: newGtin(),
      MPN: name,
      categories: ['1'],
    };
    const structure = {
      activeEpackage: { locale: 'ru', template: 'master_template', page: 'index.html' },
      epackData: {
        type: 'minisite',
        manifest: { tags: ['import'], productData, data: { ru: { direction: 'ltr' } } },
        components: { ru: { master_template: { 'index.html': toWirePage(blocks) } } },
      },
    };
    await writeFile(join(packages, `${name}.json`), JSON.stringify({ importKey: name, structure }));
  }
  await writeFile(join(packages, 'broken.json'), '{"structure": ');
  return packages;
}

test('a folder of packages is checked, imported, and imported again without a second copy', async ({
  page,
}) => {
  const packages = await writePackages();
  await signIn(page, 'editor');
  await page.goto('/panel/builder-pro');
  const choose = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Import packages' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import packages' });
    await dialog.getByLabel('Choose a folder').setInputFiles(packages);
    return dialog;
  };
  const dialog = await choose();
  await expect(dialog.getByRole('status')).toHaveText('2 new packages. 1 failed.', { timeout: 60_000 });
  const findings = dialog.getByRole('list', { name: 'Findings' }).getByRole('listitem');
  await expect(findings.filter({ hasText: 'Hologram' })).toContainText('in 2 packages');
  await expect(dialog.getByRole('list', { name: '1 package can’t be imported' })).toContainText(
    'broken.json',
  );
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'Kettle.json' })
    .getByRole('button', { name: 'Preview' })
    .click();
  const preview = page.getByRole('dialog', { name: 'Kettle' });
  await expect(preview.frameLocator('iframe[title="Here"]').getByText('Kettle in short')).toBeVisible();
  await expect(preview.getByRole('region', { name: 'In the upload' })).toContainText('no page of its own');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await dialog.getByRole('button', { name: 'Import 2 packages' }).click();
  const created = dialog.getByRole('list', { name: '2 packages created' });
  await expect(created).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Toaster').first()).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import packages' }).click();
  const recent = dialog.getByRole('region', { name: 'Recent imports' }).getByRole('listitem').first();
  await expect(recent).toContainText('2 packages imported');
  await recent.getByRole('button').click();
  await expect(created).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose other files' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const again = await choose();
  await expect(again.getByRole('status')).toHaveText('2 already there. 1 failed.', { timeout: 60_000 });
  await expect(again.getByRole('button', { name: /^Import 0/ })).toBeDisabled();
  await again
    .getByRole('list', { name: '2 packages already there' })
    .getByRole('button', { name: 'Kettle' })
    .click();
  await expect(page.getByText('Kettle in short')).toBeVisible();
});
