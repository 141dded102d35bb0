import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { block } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { demoAsset } from './demoAsset.ts';
import { connectEpackApi, type EpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { expect, test } from './test.ts';
import { unzip } from './unzip.ts';

const ean = newGtin();
const modelFile = demoAsset('media/shoe.glb');

let api: EpackApi;
let id: string;

test.beforeAll(async ({ vitrina }) => {
  api = await connectEpackApi(vitrina.address);
  const upload = (name: string) => api.upload(demoAsset(`media/${name}`));
  const frames: string[] = [];
  for (const number of ['001', '004', '007', '010']) frames.push(await upload(`spin/bike_${number}.jpg`));
  const captions = await upload('rabbit.en.vtt');
  const video = block('Video', { src: await upload('rabbit.webm'), captions, title: 'A rabbit' });
  const download = block('DownloadButton', { file: captions, text: 'Captions' });
  const rotation = block('Viewer360', { frames, alt: 'A bike, all around' });
  const hotspots = [{ position: '0 0.1 0', normal: '0 1 0', title: 'Laces', text: 'They stay tied.' }];
  const banner = block('ArBanner', { model: await upload('shoe.glb'), alt: 'A shoe', hotspots });
  id = await api.create({
    name: 'Media',
    ean,
    blocks: [block('Feature', {}, video, rotation, banner, download)],
  });
  await api.publish(id);
});

/** Records the paths that a page requests from now on. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** A visitor's actions on the media, wherever the page is shown. */
function mediaOn(page: Page) {
  const content = page.locator('[data-epack]');
  const video = content.locator('video');
  const rotation = content.getByRole('slider', { name: 'A bike, all around' });
  const viewer = content.locator('model-viewer');
  return {
    rotation,
    async playVideo() {
      const played = () =>
        video.evaluate((element: HTMLVideoElement) => ({
          isPlaying: element.currentTime > 0,
          cues: element.textTracks[0]?.cues?.length ?? 0,
        }));
      expect(await video.evaluate((element: HTMLVideoElement) => element.readyState)).toBe(0);
      await video.evaluate(async (element: HTMLVideoElement) => {
        element.muted = true;
        await element.play();
      });
      await expect.poll(played).toEqual({ isPlaying: true, cues: 3 });
    },
    async turnProduct() {
      await rotation.focus();
      await page.keyboard.press('ArrowRight');
      await expect(rotation).toHaveAttribute('aria-valuetext', '90°');
      await expect(rotation.locator('canvas')).toBeVisible();
    },
    /** Opens the model and returns the number of bytes at the address the viewer has. */
    async openModel(): Promise<number> {
      await content.getByRole('button', { name: 'Посмотреть в 3D' }).click();
      await expect(viewer).toHaveAttribute('alt', 'A shoe');
      await expect(viewer.locator('button[slot=hotspot-1]')).toHaveAttribute('aria-label', 'Laces');
      return viewer.evaluate(async (element) => {
        const response = await fetch(element.getAttribute('src') ?? '');
        return (await response.arrayBuffer()).byteLength;
      });
    },
  };
}

test('media on a shop’s page load when a visitor asks for them', async ({ page }) => {
  const requests = watchRequests(page);
  const countOf = (extension: string) => requests.filter((path) => path.endsWith(extension)).length;
  await page.goto(`/demo-shop/products/${ean}`);
  const media = mediaOn(page);
  await media.rotation.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = ['.webm', '.vtt', '.frames', '.glb', '/model-viewer.js'].map(countOf);
  expect(before).toEqual([0, 0, 0, 0, 0]);
  const images = countOf('.avif') + countOf('.webp');
  await media.playVideo();
  await media.turnProduct();
  expect(await media.openModel()).toBe((await readFile(modelFile)).length);
  expect([countOf('.frames'), countOf('.avif') + countOf('.webp')]).toEqual([1, images]);
});

const shownAt = {
  'the shop’s page': () => `/demo-shop/products/${ean}`,
  'the preview': () => `/panel/builder-pro/preview/${id}`,
};

for (const [where, address] of Object.entries(shownAt)) {
  test(`a download on ${where} is saved under its name`, async ({ page }) => {
    await page.goto(address());
    const link = page.locator('[data-epack]').getByRole('link', { name: 'Captions VTT, 1 кБ' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('rabbit.en.vtt');
  });
}

test('media work in the preview', async ({ page }) => {
  await page.goto(`/panel/builder-pro/preview/${id}`);
  const media = mediaOn(page);
  await media.playVideo();
  await media.turnProduct();
  expect(await media.openModel()).toBe((await readFile(modelFile)).length);
});

test('media work in the unzipped download, from a folder, offline', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-media-'));
  const archive = join(folder, 'epack.zip');
  await writeFile(archive, await api.download(id));
  await unzip(archive, folder);
  const offline = await browser.newContext({ offline: true });
  const page = await offline.newPage();
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  const media = mediaOn(page);
  await media.playVideo();
  await media.turnProduct();
  expect(await media.openModel()).toBe((await readFile(modelFile)).length);
  await offline.close();
  await rm(folder, { recursive: true });
});
