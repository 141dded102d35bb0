import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { block } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { builderPro, select } from './builderPro.ts';
import { demoAsset } from './demoAsset.ts';
import { connectEpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { openEditor, openPath } from './openEditor.ts';
import { save } from './sections.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

// The server encodes images in every width and format before it answers an upload.
test.describe.configure({ timeout: 300_000 });
const stored = { timeout: 180_000 };

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-editor-media-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

const frames = Array.from({ length: 34 }, (_, index) =>
  demoAsset(`media/spin/bike_${String(index + 1).padStart(3, '0')}.jpg`),
);

/** Prints a page to a PDF file. */
async function printPdf(page: Page, name: string): Promise<string> {
  const path = join(folder, name);
  const paper = await page.context().newPage();
  await paper.setContent('<h1>How to use the kettle</h1>');
  await paper.pdf({ path, format: 'A5' });
  await paper.close();
  return path;
}

/** Opens the view of the selected block's model, places three points, drags one, and makes the poster. */
async function placePoints(page: Page): Promise<void> {
  await builderPro(page).inspector.getByRole('button', { name: '3D view' }).click();
  const dialog = page.getByRole('dialog', { name: '3D view' });
  const addPoint = dialog.getByRole('button', { name: 'Add a point' });
  await expect(addPoint).toBeEnabled(stored);
  const stage = await dialog
    .getByRole('group', { name: 'The model' })
    .or(dialog.locator('model-viewer'))
    .first()
    .boundingBox();
  if (!stage) throw new Error('The model is not shown');
  const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height * 0.6 };
  for (const offset of [-20, 0, 25]) {
    await addPoint.click();
    await page.mouse.click(middle.x + offset, middle.y);
    await expect(addPoint).toBeEnabled();
  }
  await page.mouse.move(middle.x + 25, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 45, middle.y, { steps: 5 });
  await page.mouse.up();
  await expect(dialog.getByLabel(/^Title of point/)).toHaveCount(3);
  await dialog.getByLabel('Title of point 1').fill('Sole');
  await dialog.getByRole('button', { name: 'Make the poster from this view' }).click();
  await expect(dialog.getByRole('button', { name: 'Replace with this view' })).toBeVisible(stored);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const banner = builderPro(page).blocks('ArBanner');
  await expect(banner.locator('[data-poster]')).toHaveAttribute('src', /\/files\//);
}

test('video, 3D, 360 and documents are built from files on disk and work on the shop’s page', async ({
  page,
  vitrina,
}) => {
  const api = await connectEpackApi(vitrina.address);
  const ean = newGtin();
  const blocks = ['Video', 'ArBanner', 'Viewer360', 'DownloadButton'].map((key) => block(key));
  const id = await api.create({ name: 'Media', ean, blocks: [block('Feature', {}, ...blocks)] });
  await signIn(page, 'editor');
  await openPath(page, `/panel/builder-pro/${id}`);
  const editor = builderPro(page);
  const { inspector } = editor;
  const files = inspector.getByLabel('File to upload');
  const choose = async (key: string, name: string) => {
    await select(editor.blocks(key));
    await expect(inspector.getByRole('heading', { name, exact: true })).toBeVisible();
  };

  await choose('Video', 'Video');
  await files.first().setInputFiles(demoAsset('media/rabbit.webm'));
  await expect(editor.blocks('Video').locator('video')).toHaveAttribute('src', /\.webm$/, stored);
  await expect(editor.blocks('Video').locator('video')).toHaveAttribute('poster', /\/files\//);
  await files.last().setInputFiles(demoAsset('media/rabbit.en.vtt'));
  await expect(editor.blocks('Video').locator('track')).toHaveAttribute('src', /\.vtt$/, stored);

  await choose('ArBanner', 'AR banner');
  await files.first().setInputFiles(demoAsset('media/shoe.glb'));
  await expect(editor.blocks('ArBanner').locator('[data-model]')).toHaveAttribute(
    'data-model',
    /\.glb$/,
    stored,
  );

  await placePoints(page);

  await choose('Viewer360', '360° viewer');
  await inspector.getByLabel('Files to upload').setInputFiles(frames.toReversed());
  const rotation = editor.blocks('Viewer360').locator('[data-frames]');
  await expect
    .poll(async () => (await rotation.getAttribute('data-frames').catch(() => ''))?.split(' ').length, stored)
    .toBe(frames.length);

  await choose('DownloadButton', 'Download button');
  await files.first().setInputFiles(await printPdf(page, 'Manual.pdf'));
  await expect(editor.blocks('DownloadButton')).toHaveAttribute('href', /\.pdf/, stored);
  await save(page);
  await api.publish(id);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/demo-shop/products/${ean}`);
    const content = page.locator('[data-epack]');
    await expect(content.locator('video')).toBeVisible();
    await expect(content.locator('vitrina-ar-banner')).toBeVisible();
    await expect(content.getByRole('slider')).toBeVisible();
    await expect(content.locator('a[href*=".pdf"]')).toBeVisible();
    await expect(content.locator('video')).toHaveAttribute('poster', /\/files\//);
    await expect(content.locator('vitrina-ar-banner [data-poster]')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await content.getByRole('button', { name: 'Посмотреть в 3D' }).click();
    await expect(content.locator('button[slot^="hotspot-"]')).toHaveCount(3, stored);
  }
});

/** Uploads a video that is larger than shoppers need, as it is. */
async function sendHeavy(page: Page, file: string): Promise<void> {
  const { inspector } = builderPro(page);
  await inspector.getByLabel('File to upload').first().setInputFiles(file);
  await inspector.getByRole('button', { name: /^Upload as is/ }).click();
}

test('an upload cut off by closing the browser goes on where it was when the file is chosen again', async ({
  page,
  context,
  vitrina,
}) => {
  const video = await readFile(demoAsset('media/rabbit.mp4'));
  const chunkBytes = 8 * 1024 * 1024;
  const filler = Buffer.alloc(2.5 * chunkBytes);
  filler.writeUInt32BE(filler.length, 0);
  filler.write('free', 4, 'latin1');
  const file = join(folder, 'long.mp4');
  await writeFile(file, Buffer.concat([video, filler]));
  const path = await openEditor(page, vitrina, block('Video'));
  await select(builderPro(page).blocks('Video'));

  const firstPart = Promise.withResolvers<void>();
  let parts = 0;
  await page.route('**/api/constructor/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    parts += 1;
    if (parts > 1) return firstPart.resolve();
    return route.continue();
  });
  await sendHeavy(page, file);
  await firstPart.promise;
  await page.close();

  const again = await context.newPage();
  const offsets: number[] = [];
  again.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  await openPath(again, path);
  await select(builderPro(again).blocks('Video'));
  await sendHeavy(again, file);
  await expect(builderPro(again).blocks('Video').locator('video')).toHaveAttribute('src', /\.mp4$/, stored);
  // Bytes of the part that was cut off are kept too.
  expect(offsets[0]).toBeGreaterThanOrEqual(chunkBytes);
});
