import type { ApiClient } from '@vitrina/api-client';
import { contract, type StreamPage, type StreamPointer } from '@vitrina/api-client/contract';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import { pointerPath } from '@vitrina/stream-embed/pointer';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { findChromium } from '../../../../../../tooling/bootstrap/chromium.mjs';
import { minisite, testGtin } from '../../../../testing/epacks.ts';
import { testImage, toFile } from '../../../../testing/images.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { measureHeights } from './measureHeights.ts';
import { measuredWidthsPx } from './openRuler.ts';

const chromium = findChromium();
const ean = testGtin(816);
let server: TestServer;
let ann: ApiClient;
let epackId: string;
beforeAll(async () => {
  server = await startTestServer({ CHECK_BROWSER_PATH: chromium ?? '/nowhere/chromium' });
  ann = await server.as('ann');
  const picture = await ann.upload(toFile(new Uint8Array(await testImage(1200, 600)), 'p.png'));
  const { url: src, widthPx, heightPx } = picture;
  const body = minisite({ ean, mpn: 'H-2' });
  const image = block('Image', { src: { src, widthPx, heightPx }, width: '100%' });
  const page = toWirePage([block('Feature', {}, block('Text', { text: 'Kettle. '.repeat(400) }), image)]);
  body.structure.epackData.components = { ru: { master_template: { 'index.html': page } } };
  epackId = (await ann.call(contract.createEpack, { body })).data.id;
});
afterAll(() => server.stop());

async function publish(): Promise<string> {
  const { data } = await ann.call(contract.publishToStream, { params: { id: epackId }, body: {} });
  return data.publication;
}

async function readPage(): Promise<StreamPage | undefined> {
  const path = pointerPath({ retailer: '1', kind: 'gtin', key: ean.padStart(14, '0') });
  const pointer = (await (await fetch(`${server.url}/${path}`)).json()) as StreamPointer;
  return pointer.pages['ru']?.['master_template'];
}

async function measure(publication: string): Promise<void> {
  const { services } = server;
  await measureHeights.run(
    { publication },
    { services, log: services.log, signal: AbortSignal.timeout(60_000) },
  );
}

it.skipIf(!chromium)(
  'what was published is measured by the browser, before anybody has seen it',
  { timeout: 120_000 },
  async () => {
    const publication = await publish();
    expect(await readPage()).not.toHaveProperty('measured');
    await measure(publication);
    const measured = (await readPage())?.measured ?? [];
    expect(measured.map(([widthPx]) => widthPx)).toEqual(measuredWidthsPx);
    const heights = new Map(measured);
    // The image is half as high as wide; the text has more lines at narrower widths.
    expect(heights.get(1920)).toBeGreaterThan(600);
    expect(heights.get(280)).toBeGreaterThan(1.5 * (heights.get(768) ?? Infinity));
  },
);

it.skipIf(!chromium)(
  'pages that stayed the same keep their measure, and are not measured again',
  async () => {
    const before = (await readPage())?.measured;
    const publication = await publish();
    expect((await readPage())?.measured).toEqual(before);
    const unused = {
      ...server.services,
      config: { ...server.services.config, checkBrowserPath: '/nowhere' },
    };
    const { log } = server.services;
    await measureHeights.run({ publication }, { services: unused, log, signal: AbortSignal.timeout(5000) });
  },
);
