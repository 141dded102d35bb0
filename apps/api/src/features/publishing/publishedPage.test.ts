import type { ApiClient } from '@vitrina/api-client';
import {
  contract,
  type StreamPage,
  type StreamPointer,
  type UploadedFile,
} from '@vitrina/api-client/contract';
import { packFrames } from '@vitrina/block-runtime';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import { pointerPath, resolveStreamRoot } from '@vitrina/stream-embed/pointer';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { testImage, toFile } from '../../../testing/images.ts';
import { testPdf } from '../../../testing/media.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
let counter = 0;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

type Blocks = Parameters<typeof toWirePage>[0];

/** Publishes a page and returns the files a shop loads. */
async function publish(...blocks: Blocks): Promise<StreamPage & { text: string }> {
  counter += 1;
  const ean = testGtin(700 + counter);
  const body = minisite({ ean, mpn: `P-${counter}` });
  body.structure.epackData.components = { ru: { master_template: { 'index.html': toWirePage(blocks) } } };
  const { data } = await ann.call(contract.createEpack, { body });
  await ann.call(contract.publishToStream, { params: { id: data.id }, body: {} });
  const load = (path: string) => fetch(`${server.url}/${path}`);
  const key = { kind: 'gtin' as const, key: ean.padStart(14, '0') };
  const pointer = (await (await load(pointerPath({ retailer: '1', ...key }))).json()) as StreamPointer;
  const page = pointer.pages['ru']?.['master_template'];
  if (!page) throw new Error('The page is not in its pointer');
  const texts = await Promise.all(
    [page.html, page.css].map(async (path) => (await load(pointer.base + path)).text()),
  );
  return { ...page, text: resolveStreamRoot(texts.join('\n'), `${server.url}/`) };
}

async function uploadPicture() {
  const bytes = await testImage(1200, 600);
  return ann.upload(toFile(new Uint8Array(bytes), 'picture.png'));
}

/** Returns an image as the editor's upload control stores it. */
function toAsset({ url, widthPx, heightPx, variants }: UploadedFile) {
  const files = variants.map((variant) => ({ src: variant.url, widthPx: variant.widthPx }));
  return { src: url, widthPx, heightPx, variants: files };
}

it('a page without an interactive block comes without any script', async () => {
  const page = await publish(
    block('Feature', {}, block('Text', { text: 'Hello' }), block('Accordion', { title: 'More' })),
  );
  expect(page.text).toContain('Hello');
  expect(page.elements).toEqual([]);
  expect(page.text).not.toMatch(/<script|vitrina-|\son\w+=/);
});

it.each([
  ['as the editor stores it', toAsset],
  ['by its address alone', ({ url }: UploadedFile) => url],
])('a picture in the document %s has its color until it has loaded', async (_, toSource) => {
  const file = await uploadPicture();
  const { text } = await publish(
    block('Feature', {}, block('Image', { src: toSource(file), alt: 'Kettle' })),
  );
  expect(file.facts.color).toMatch(/^#[0-9a-f]{6}$/);
  expect(text).toMatch(new RegExp(`<img [^>]*style="--v-ground:${file.facts.color}"`));
});

it.each([
  ['as the editor stores it', toAsset],
  ['by its address alone', ({ url }: UploadedFile) => url],
])('a picture in the document %s is published in every format, all of them there', async (_, toSource) => {
  const src = toSource(await uploadPicture());
  const { text } = await publish(block('Feature', {}, block('Image', { src, alt: 'Kettle' })));
  expect(text).toMatch(
    /<source type="image\/avif" srcSet="[^"]+\.avif 320w, [^"]+ 480w, [^"]+ 640w, [^"]+ 900w, [^"]+ 992w, [^"]+ 1100w, [^"]+ 1200w"/,
  );
  expect(text).toMatch(/<source type="image\/webp" srcSet="[^"]+\.webp 320w/);
  expect(text).toMatch(/<img [^>]*src="[^"]+\.jpg" width="1200" height="600"/);
  const named = [...text.matchAll(/https?:\/\/[^"\s)]+\/files\/[^"\s)]+/g)].map(([address]) => address);
  expect(new Set(named).size).toBe(15);
  for (const address of named) expect((await fetch(address)).status).toBe(200);
});

async function uploadFrames(count: number): Promise<UploadedFile[]> {
  const files: UploadedFile[] = [];
  for (let index = 0; index < count; index += 1) {
    const bytes = await testImage(1200 + index, 600);
    files.push(await ann.upload(toFile(new Uint8Array(bytes), `${index}.png`)));
  }
  return files;
}

it('a rotation brings its frames in one file, each as its WebP of at most 1100 px', async () => {
  const files = await uploadFrames(3);
  const frames = files.map(toAsset);
  const { text } = await publish(block('Feature', {}, block('Viewer360', { frames })));
  const [, pack = ''] = /data-pack="([^"]+)"/.exec(text) ?? [];
  const [, list = ''] = /data-frames="([^"]+)"/.exec(text) ?? [];
  const response = await fetch(pack, { headers: { origin: 'https://shop.example' } });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toContain('immutable');
  const single = await Promise.all(list.split(' ').map(async (address) => (await fetch(address)).bytes()));
  expect(single).toHaveLength(3);
  const expected = frames.map(({ variants }) => variants.find(({ widthPx }) => widthPx === 1100)?.src);
  expect(list.split(' ').map((address) => new URL(address).pathname)).toEqual(expected);
  expect(Buffer.from(await response.bytes())).toEqual(Buffer.from(packFrames(single)));
  expect(text.match(/<img /g)).toHaveLength(1);
});

it('a rotation with an image of another site loads each frame by itself', async () => {
  const frames = [...(await uploadFrames(1)).map(toAsset), 'https://cdn.example/2.webp'];
  const { text } = await publish(block('Feature', {}, block('Viewer360', { frames })));
  expect(text).toMatch(/data-frames="\S+ https:\/\/cdn.example\/2.webp"/);
  expect(text).not.toContain('data-pack');
});

it('a download tells its kind and size, and is saved under its name', async () => {
  const file = await ann.upload(toFile(new Uint8Array(testPdf()), 'Manual.pdf'));
  const { text } = await publish(block('Feature', {}, block('DownloadButton', { file: file.url })));
  expect(text).toMatch(/> PDF, 1\sкБ<\/span>/);
  const [, address = ''] = /href="([^"]+\.pdf[^"]*)"/.exec(text) ?? [];
  const { headers } = await fetch(address);
  expect(headers.get('content-disposition')).toContain('attachment; filename="Manual.pdf"');
});
