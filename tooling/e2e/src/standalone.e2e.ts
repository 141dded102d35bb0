import { expect, test } from '@playwright/test';

import { builderPro } from './builderPro.ts';
import { save } from './sections.ts';
import { serveStandaloneEditor, type StandaloneEditor } from './standaloneEditor.ts';
import { startVitrinaServer, type VitrinaServer } from './vitrinaServer.ts';

let editor: StandaloneEditor;
let vitrina: VitrinaServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  editor = await serveStandaloneEditor('/tools/page-builder/');
  vitrina = await startVitrinaServer({ CORS_ORIGINS: editor.origin });
  editor.useApi(vitrina.address);
});
test.afterAll(async () => {
  await (vitrina as VitrinaServer | undefined)?.stop();
  await editor.stop();
});

test('D17 on any static host, under any path, the editor signs in, lists, edits, saves and publishes by itself', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('requestfailed', (request) => foreign.push(request.url()));
  await page.goto(editor.address);
  await expect(page.getByRole('heading', { name: 'Sign in to Builder Pro' })).toBeVisible();
  // The demo accounts are also from the API.
  await page.getByRole('button', { name: 'editor', exact: true }).click();
  await expect(page.getByLabel('Login', { exact: true })).toHaveValue('editor');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Actions for/ }) });
  await expect(rows.first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('searchbox', { name: 'Search packages' }).fill('9521100000116');
  await page.getByRole('button', { name: 'Actions for Baked beans in tomato sauce' }).click();
  await page.getByRole('menuitem', { name: 'Open' }).click();
  const { blocks, paletteItem, button } = builderPro(page);
  await expect(page.locator('[data-block] img').first()).toHaveJSProperty('complete', true);
  const before = await blocks('Text').count();
  await paletteItem('Text').click();
  await expect(blocks('Text')).toHaveCount(before + 1);
  await save(page);
  expect(page.url()).toContain(editor.address);

  await page.reload();
  await expect(blocks('Text')).toHaveCount(before + 1);
  await button('Publish').click();
  const dialog = page.getByRole('dialog', { name: /^Publish “/ });
  await dialog.getByRole('button', { name: /^Publish to \d+ retailer/ }).click();
  await expect(dialog.getByText(/Published to \d+ retailer/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Shop’s page at/ }).first()).toHaveAttribute(
    'href',
    new RegExp(`^${vitrina.address}/demo-shop/at/\\d+/products/`),
  );
  await dialog.getByRole('button', { name: 'Close' }).click();
  await button('Back to packages').click();
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Builder Pro' })).toBeVisible();
  expect(foreign.filter((url) => !url.startsWith(vitrina.address))).toEqual([]);
});
