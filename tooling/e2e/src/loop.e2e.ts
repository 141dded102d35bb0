import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

import { builderPro, drag, select } from './builderPro.ts';
import { demoAsset } from './demoAsset.ts';
import { signInByForm } from './signIn.ts';
import { expect, test } from './test.ts';
import { unzip } from './unzip.ts';

// A product that was never published.
const ean = '4006381333931';
const heading = 'Soup that waits for you';
const secondText = 'Warm in three minutes.';

/** Each part continues with the result of the part before, as in a person's day. */
test.describe.serial('the loop from an empty package to a visit on the dashboard', () => {
  let page: Page;
  let epackUrl: string;

  test.beforeAll(async ({ browser, vitrina }) => {
    page = await browser.newPage({ baseURL: vitrina.address });
    await signInByForm(page, 'editor');
  });
  test.afterAll(() => page.close());

  test('a new minisite opens on its data, which are filled in', async () => {
    await page.goto('/panel/builder-pro');
    await page.getByText('New minisite').click();
    const { tab } = builderPro(page);
    await expect(tab('Package data')).toHaveAttribute('aria-selected', 'true');

    await page.getByLabel('Product name').fill('Carrot soup');
    await page.getByLabel('Brand').fill('Kernhof');
    await page.getByLabel('EAN').fill(ean);
    await page.getByLabel('MPN').fill('KH-CS-400');
    await page.getByLabel('Tags').fill('soup');
    await page.getByLabel('Tags').press('Enter');
    await page.getByLabel('Categories').click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('cannot be empty in Epack Data')).toHaveCount(0);
  });

  test('blocks are dragged onto the page, nested and reordered', async () => {
    const { tab, blocks, canvas, paletteItem } = builderPro(page);
    await tab('Editor').click();
    await drag(page, paletteItem('Row'), canvas, { y: 0.1 });
    await expect(blocks('Row')).toHaveCount(1);
    await expect(blocks('Row').locator('[data-key="Column"]')).toHaveCount(2);
    await drag(page, paletteItem('Column'), blocks('Row'), { x: 0.5 });
    await expect(blocks('Row').locator('[data-key="Column"]')).toHaveCount(3);

    const [left, right] = [blocks('Column').nth(0), blocks('Column').nth(1)];
    await drag(page, paletteItem('Text'), left);
    await expect(left.locator('[data-key="Text"]')).toHaveCount(1);
    await drag(page, paletteItem('Image'), right);
    await expect(right.locator('[data-key="Image"]')).toHaveCount(1);

    await drag(page, left.locator('[data-key="Text"]'), right.locator('[data-key="Image"]'), { y: 0.7 });
    await expect(right.locator('[data-key]')).toHaveCount(2);
    await expect(right.locator('[data-key]').nth(1)).toHaveAttribute('data-key', 'Text');
    await expect(left.locator('[data-key="Text"]')).toHaveCount(0);
  });

  test('properties are edited, per size, undone and redone', async () => {
    const { blocks, button, inspector, size } = builderPro(page);
    const text = blocks('Text');
    await select(text);
    const content = inspector.getByRole('textbox', { name: 'Content' });
    await content.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(heading);
    await expect(text).toHaveText(heading);

    await inspector.getByRole('combobox', { name: 'Element' }).click();
    await page.getByRole('option', { name: 'Heading 2' }).click();
    await expect(text).toHaveJSProperty('tagName', 'H2');
    await button('Undo').click();
    await expect(text).toHaveJSProperty('tagName', 'P');
    await button('Redo').click();
    await expect(text).toHaveJSProperty('tagName', 'H2');

    const fontSize = () => text.evaluate((element) => getComputedStyle(element).fontSize);
    const onDesktop = await fontSize();
    await size('Mobile').click();
    await inspector.getByRole('combobox', { name: 'Font size' }).click();
    await page.getByRole('option', { name: 'Huge · 32 px' }).click();
    await expect.poll(fontSize).not.toBe(onDesktop);
    await size('Desktop').click();
    await expect.poll(fontSize).toBe(onDesktop);
  });

  test('a picture from disk appears in its block; what is no picture is refused', async () => {
    const { blocks, inspector } = builderPro(page);
    await select(blocks('Image'));
    const file = inspector.locator('input[type="file"]').first();
    await file.setInputFiles({
      name: 'not-a-picture.png',
      mimeType: 'image/png',
      buffer: Buffer.from('plain words'),
    });
    await expect(inspector.getByText(/not-a-picture\.png/)).toBeVisible();
    await file.setInputFiles(demoAsset('tomatosoup.jpg'));
    const image = blocks('Image').locator('img');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    await inspector.getByLabel('Alternative text').fill('A bowl of soup');
    await expect(image).toHaveAttribute('alt', 'A bowl of soup');
  });

  test('what was saved is there after the browser reloads', async () => {
    const { blocks, button } = builderPro(page);
    await button('Save').click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.waitForURL(/builder-pro\/[0-9a-f-]{36}$/);
    epackUrl = page.url();
    await page.reload();
    await expect(blocks('Text')).toHaveText(heading);
    await expect(blocks('Row').locator('[data-key="Column"]')).toHaveCount(3);
    await expect(blocks('Image').locator('img')).toHaveAttribute('alt', 'A bowl of soup');
  });

  test('the preview needs neither sign-in nor script', async ({ browser, vitrina }) => {
    const epackId = epackUrl.split('/').at(-1) ?? '';
    const address = `${vitrina.address}/panel/builder-pro/preview/${epackId}`;
    expect(await (await fetch(address)).text()).toContain(heading);

    const stranger = await browser.newPage({ javaScriptEnabled: false });
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { name: heading })).toBeVisible();
    await stranger.close();
  });

  test('the unzipped download shows the page offline', async ({ browser }) => {
    const { button } = builderPro(page);
    await button('Package menu').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /Download zip/ }).click(),
    ]);
    const folder = await mkdtemp(join(tmpdir(), 'vitrina-zip-'));
    await unzip(await download.path(), folder);
    const offline = await browser.newContext({ offline: true });
    const reader = await offline.newPage();
    await reader.goto(pathToFileURL(join(folder, 'index.html')).href);
    await expect(reader.getByRole('heading', { name: heading })).toBeVisible();
    const picture = reader.getByRole('img', { name: 'A bowl of soup' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    expect(await readFile(join(folder, 'index.html'), 'utf8')).not.toContain('http://127.0.0.1');
    await offline.close();
    await rm(folder, { recursive: true });
  });

  test('published, it stands on the shop’s page in a shadow root, at the shop’s width', async ({
    browser,
    vitrina,
  }) => {
    const { button } = builderPro(page);
    await button('Publish').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Publish to \d+ retailer/ })
      .click();
    await expect(page.getByRole('dialog').getByText(/Published to \d+ retailer/)).toBeVisible();

    const shop = await browser.newPage({ baseURL: vitrina.address });
    const beacon = shop.waitForResponse((response) => response.url().endsWith('/stream/v1/events'));
    await shop.goto(`/demo-shop/products/${ean}`);
    const content = shop.locator('[data-epack]');
    await expect(content.getByRole('heading', { name: heading })).toBeVisible();
    const place = await content.evaluate((element) => {
      const root = element.getRootNode() as ShadowRoot;
      const box = element.getBoundingClientRect();
      const room = root.host.parentElement?.getBoundingClientRect();
      return { isShadow: root instanceof ShadowRoot, width: box.width, room: room?.width ?? 0 };
    });
    expect(place.isShadow).toBe(true);
    expect(place.width).toBeLessThanOrEqual(place.room);
    expect(place.width).toBeGreaterThan(place.room * 0.9);
    expect((await beacon).status()).toBe(204);
    await shop.close();
  });

  test('the visit stands on the dashboard', async () => {
    await page.goto('/panel/dashboard');
    await expect(page.getByRole('row', { name: /Carrot soup/ }).first()).toBeVisible();
    const before = await totalViews(page);
    const counted = page.waitForResponse((response) => response.url().endsWith('/stream/v1/events'));
    await page.goto(`/demo-shop/products/${ean}`);
    expect((await counted).status()).toBe(204);
    await page.goto('/panel/dashboard');
    await expect(viewsChart(page)).toBeVisible();
    expect(await totalViews(page)).toBe(before + 1);
  });

  test('the keyboard undoes, redoes and saves', async () => {
    const { blocks, button, paletteItem } = builderPro(page);
    await page.goto(epackUrl);
    await drag(page, paletteItem('Text'), blocks('Column').nth(0));
    await expect(blocks('Text')).toHaveCount(2);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(blocks('Text')).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(blocks('Text')).toHaveCount(2);
    await select(blocks('Text').first());
    await builderPro(page).inspector.getByRole('textbox', { name: 'Content' }).fill(secondText);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(button('Save')).toBeDisabled();
    await page.reload();
    await expect(page.getByText(secondText)).toBeVisible();
  });
});

/** Returns the number in the chart's label. */
async function totalViews(page: Page): Promise<number> {
  const label = await viewsChart(page).getAttribute('aria-label');
  return Number(label?.match(/: ([\d\s,]+) total/u)?.[1]?.replaceAll(/\D/g, ''));
}

function viewsChart(page: Page) {
  return page.getByRole('img', { name: /^Views, .* total$/ });
}
