import { contract, type StreamPointer } from '@vitrina/api-client/contract';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { testImage, toFile } from '../../../testing/images.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

const ean = testGtin(6600);
const pointerPath = `/i/1/gtin/${ean.padStart(14, '0')}.json`;
let server: TestServer;
let image = '';
beforeAll(async () => {
  server = await startTestServer();
  const ann = await server.as('ann');
  const picture = await ann.upload(toFile(new Uint8Array(await testImage(1200, 600)), 'p.png'));
  image = picture.url;
  const body = minisite({ ean, mpn: 'H-1' });
  const page = toWirePage([block('Feature', {}, block('Image', { src: { src: image } }))]);
  body.structure.epackData.components = { ru: { master_template: { 'index.html': page } } };
  const { id } = (await ann.call(contract.createEpack, { body })).data;
  await ann.call(contract.publishToStream, { params: { id }, body: {} });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

it('any shop can load the files of the stream, and measure how long they take', async () => {
  const pointer = (await (await get(pointerPath)).json()) as StreamPointer;
  const html = pointer.pages['ru']?.['master_template']?.html;
  const paths = [pointerPath, '/i/1/coverage-1.json', `/${pointer.base}${html}`, image];
  for (const path of paths) {
    const { status, headers } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get('timing-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
});

it('pointers and answers made from them are never used for longer than a minute', async () => {
  const query = `retailer=1&ean=${ean}`;
  const paths = [
    pointerPath,
    `/stream/v1/html?${query}`,
    `/stream/v1/json-ld?${query}`,
    `/stream/v1/content?${query}`,
  ];
  for (const path of paths) {
    const caching = (await get(path)).headers.get('cache-control') ?? '';
    const [, maxAge, stale] = /^public, max-age=(\d+), stale-while-revalidate=(\d+)/.exec(caching) ?? [];
    expect(Number(maxAge) + Number(stale)).toBeLessThan(60);
  }
});

it('images can be read in parts', async () => {
  const part = await get(image, { range: 'bytes=0-99' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toMatch(/^bytes 0-99\//);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
  expect((await get(image, { range: 'bytes=99999999-' })).status).toBe(416);
});
