import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { block } from '@vitrina/demo/wirePage';
import { expect, type Locator, test as base } from '@playwright/test';

import { builderPro, drag } from './builderPro.ts';
import { connectEpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { perWorker } from './perWorker.ts';
import { signIn } from './signIn.ts';
import { startVitrinaServer, type VitrinaServer } from './vitrinaServer.ts';

const tooling = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const exampleBlocks = join(tooling, 'example-blocks', 'dist', 'exampleBlocks.js');
const ean = newGtin();

/** A server with the operator's own blocks. */
const test = base.extend<object, { vitrina: VitrinaServer }>({
  vitrina: perWorker(async (provide) => {
    const server = await startVitrinaServer({ VITRINA_BLOCKS: exampleBlocks });
    await provide(server);
    await server.stop();
  }),
  baseURL: async ({ vitrina }, provide) => provide(vitrina.address),
});

test('blocks of one’s own are offered, edited, saved and published like any other', async ({
  page,
  vitrina,
}) => {
  const api = await connectEpackApi(vitrina.address);
  const start = block('Feature', {}, block('Text', { text: 'Here' }));
  const unknown = block('Hologram', { depth: 3 });
  const id = await api.create({ name: 'Own blocks', ean, blocks: [start, unknown] });
  await signIn(page, 'editor');
  await page.goto(`/panel/builder-pro/${id}`);
  const { blocks, button, inspector, paletteItem, tab } = builderPro(page);
  await tab('Editor').click();
  await expect(blocks('Text')).toHaveText('Here');

  const search = page.getByRole('searchbox', { name: 'Search blocks' });
  await search.fill('ценник');
  await drag(page, paletteItem('Price tag'), blocks('Text'), { y: 0.9 });
  const tag = blocks('ExamplePriceTag');
  await expect(tag).toContainText('14 990 ₽');
  await search.fill('');
  await button('Examples').click();
  await drag(page, paletteItem('Customer review'), tag, { y: 0.9 });
  await expect(blocks('ExampleReview').getByRole('blockquote')).toContainText('стейк готов');
  // Sample texts have to be replaced before publishing.
  const fill = async (block: Locator, texts: Readonly<Record<string, string>>) => {
    await block.click();
    for (const [name, text] of Object.entries(texts))
      await inspector.getByRole('textbox', { name, exact: true }).fill(text);
  };
  await fill(blocks('ExampleReview'), {
    Quotation: 'Ten years and still sharp',
    Author: 'Ann',
    'Author’s role': 'Cook',
  });
  await fill(tag, {
    Label: 'До воскресенья',
    Price: '12 490 ₽',
    'Price before': '15 990 ₽',
    Note: 'Привезём завтра',
  });
  await inspector.getByRole('button', { name: 'Large' }).click();
  await expect(tag).toContainText('12 490 ₽');
  await expect(tag.getByText('12 490 ₽')).toHaveCSS('font-size', '48px');
  await button('Save').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(blocks('ExamplePriceTag')).toContainText('12 490 ₽');
  const saved = await api.components(id);
  expect(saved.map(({ componentKey }) => componentKey)).toContain('Hologram');

  await page.getByRole('button', { name: /^Before you publish/ }).click();
  await page.getByRole('button', { name: /The block “Hologram” is unknown here/ }).click();
  await page.keyboard.press('Delete');
  await button('Save').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto(`/panel/builder-pro/preview/${id}`);
  await expect(page.locator('[data-key="ExamplePriceTag"]')).toContainText('12 490 ₽');

  await api.publish(id);
  await page.goto(`/demo-shop/products/${ean}`);
  const published = page.locator('[data-epack]');
  await expect(published.locator('[data-key="ExamplePriceTag"]')).toContainText('12 490 ₽');
  await expect(published.getByRole('blockquote')).toContainText('still sharp');
});
