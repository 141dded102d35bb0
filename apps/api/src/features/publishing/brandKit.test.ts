import type { ApiClient } from '@vitrina/api-client';
import { contract, type StreamPointer } from '@vitrina/api-client/contract';
import { kitColor, plainKit } from '@vitrina/block-kit';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import { pointerPath } from '@vitrina/stream-embed/pointer';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { changeLicense } from '../../../testing/changeLicense.ts';
import { minisite, testGtin } from '../../../testing/epacks.ts';
import { readZip } from '../../../testing/readZip.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
let counter = 100;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

const kit = {
  ...plainKit,
  colors: { ...plainKit.colors, accent: '#e4572e' },
  typeScale: 'fluid' as const,
};

async function create(): Promise<{ id: string; ean: string }> {
  counter += 1;
  const ean = testGtin(counter);
  const body = minisite({ ean, mpn: `K-${counter}` });
  const title = block('Text', { text: 'Grill', color: kitColor('accent') });
  body.structure.epackData.components = {
    ru: { master_template: { 'index.html': toWirePage([block('Feature', {}, title)]) } },
  };
  return { id: (await ann.call(contract.createEpack, { body })).data.id, ean };
}

/** Publishes an epack and returns the CSS that a shop loads. */
async function publish({ id, ean }: { id: string; ean: string }): Promise<string> {
  await ann.call(contract.publishToStream, { params: { id }, body: {} });
  const path = pointerPath({ retailer: '1', kind: 'gtin', key: ean.padStart(14, '0') });
  const { base, pages } = (await (await fetch(`${server.url}/${path}`)).json()) as StreamPointer;
  return (await fetch(`${server.url}/${base}${pages['ru']?.['master_template']?.css}`)).text();
}

it('pages have the look of their license, and the plain one without', async () => {
  const epack = await create();
  expect(await publish(epack)).toContain(`--kit-accent:${plainKit.colors.accent}`);
  await changeLicense(server, 1, { brandKit: kit });
  const css = await publish(epack);
  expect(css).toContain('--kit-accent:#e4572e');
  expect(css).toContain('--kit-size-7:clamp(');
  const zip = await ann.call(contract.downloadEpack, { params: { id: epack.id } });
  const packed = await readZip(Buffer.from(await zip.arrayBuffer()));
  expect(packed.get('index.html')?.toString()).toContain('--kit-accent:#e4572e');
  await changeLicense(server, 1, { brandKit: null });
});

it('the look of a license is read by its users alone, also for an epack that was never published', async () => {
  const { id } = await create();
  const read = async (client: ApiClient, query: { epackId?: string }) =>
    (await client.call(contract.getBrandKit, { query })).data;
  expect(await read(ann, { epackId: id })).toBeNull();
  await changeLicense(server, 1, { brandKit: kit });
  expect(await read(ann, { epackId: id })).toEqual(kit);
  expect(await read(ann, {})).toEqual(kit);
  const ben = await server.as('ben');
  expect(await read(ben, {})).toBeNull();
  await expect(read(ben, { epackId: id })).rejects.toMatchObject({ status: 404 });
  await changeLicense(server, 1, { brandKit: null });
});

it.each([
  ['a color that ends its rule', { ...kit, colors: { ...kit.colors, text: 'red;}' } }],
  ['a font that is no name', { ...kit, headingFont: "A'b" }],
])('refuses %s', async (_case, brandKit) => {
  await expect(changeLicense(server, 1, { brandKit })).rejects.toMatchObject({ status: 400 });
});
