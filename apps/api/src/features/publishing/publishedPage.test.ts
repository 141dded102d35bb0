import type { ApiClient } from '@vitrina/api-client';
import {
  contract,
  type StreamPage,
  type StreamPointer,
  type UploadedFile,
} from '@vitrina/api-client/contract';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import { pointerPath, resolveStreamRoot } from '@vitrina/stream-embed/pointer';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { testImage, toFile } from '../../../testing/images.ts';
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
])('a picture in the document %s is published in every format, all of them there', async (_, toSource) => {
  const src = toSource(await uploadPicture());
  const { text } = await publish(block('Feature', {}, block('Image', { src, alt: 'Kettle' })));
  expect(text).toMatch(
    /<source type="image\/avif" srcSet="[^"]+\.avif 900w, [^"]+ 992w, [^"]+ 1100w, [^"]+ 1200w"/,
  );
  expect(text).toMatch(/<source type="image\/webp" srcSet="[^"]+\.webp 900w/);
  expect(text).toMatch(/<img [^>]*src="[^"]+\.jpg" width="1200" height="600"/);
  const named = [...text.matchAll(/https?:\/\/[^"\s)]+\/files\/[^"\s)]+/g)].map(([address]) => address);
  expect(new Set(named).size).toBe(9);
  for (const address of named) expect((await fetch(address)).status).toBe(200);
});
