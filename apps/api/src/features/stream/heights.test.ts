import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@vitrina/api-client';
import { contract, type StreamBeacon, type StreamPointer } from '@vitrina/api-client/contract';
import { pointerPath } from '@vitrina/stream-embed/pointer';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { writePointerFiles } from '../publishing/pointerFiles.ts';

const ean = testGtin(815);
let server: TestServer;
let ann: ApiClient;
let epackId: string;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
  const { data } = await ann.call(contract.createEpack, { body: minisite({ ean, mpn: 'H-1' }) });
  epackId = data.id;
  await ann.call(contract.publishToStream, { params: { id: epackId }, body: {} });
});
afterAll(() => server.stop());

async function readPointer(retailer: number): Promise<StreamPointer> {
  const path = pointerPath({ retailer: String(retailer), kind: 'gtin', key: ean.padStart(14, '0') });
  return (await (await fetch(`${server.url}/${path}`)).json()) as StreamPointer;
}

const pageOf = (pointer: StreamPointer) => pointer.pages['ru']?.['master_template'];

async function visit(more: Partial<StreamBeacon>, origin = 'https://shop.example'): Promise<void> {
  const { publicId, publication, pages } = await readPointer(1);
  const page = pages['ru']?.['master_template']?.html ?? '';
  const beacon: StreamBeacon = {
    id: randomUUID(),
    kind: 'view',
    ts: Date.now(),
    retailer: 1,
    publicId,
    publication,
    page,
    ...more,
  };
  const response = await fetch(`${server.url}/stream/v1/events`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin },
    body: JSON.stringify(beacon),
  });
  expect(response.status).toBe(204);
}

async function heightsAt(retailer: number) {
  await writePointerFiles(server.services);
  return pageOf(await readPointer(retailer))?.heights;
}

it('the first visits’ heights are reserved for the next ones, per retailer and size', async () => {
  expect(await heightsAt(1)).toEqual({});
  await visit({ size: 'mobile', heightPx: 2400 });
  expect(await heightsAt(1)).toEqual({ mobile: 2400 });
});

it('until it has visits of its own, a retailer reserves what the page took elsewhere', async () => {
  expect(await heightsAt(2)).toEqual({ mobile: 2400 });
});

it('one wrong report moves nothing, and after the first few nobody is asked', async () => {
  for (const heightPx of [1200, 40_000, 1210]) await visit({ size: 'desktop', heightPx });
  expect(await heightsAt(1)).toEqual({ mobile: 2400, desktop: 1210 });
  for (let index = 0; index < 12; index++) await visit({ size: 'desktop', heightPx: 1300 });
  const [row] = await server.services.database.query
    .selectFrom('stream_height')
    .select('heights')
    .where('size', '=', 'desktop')
    .execute();
  expect(row?.heights).toHaveLength(9);
});

it('only pages that are shown there, by the retailer’s own shop, in reason', async () => {
  await visit({ size: 'tablet', heightPx: 500, page: 'made-up.html' });
  await visit({ size: 'tablet', heightPx: 500, publication: 'made up' });
  await visit({ size: 'tablet', heightPx: 90_000 });
  await visit({ size: 'tablet', heightPx: 0 });
  await visit({ size: 'tablet', heightPx: 500 }, 'https://elsewhere.example');
  expect(await heightsAt(1)).not.toHaveProperty('tablet');
});

it('what is published anew begins with the room of what stood there before', async () => {
  const before = pageOf(await readPointer(1));
  await ann.call(contract.saveComponents, {
    params: { id: epackId },
    body: {
      lang: 'ru',
      template: 'master_template',
      page: 'index.html',
      components: [
        { id: 1, componentKey: 'Text', props: { text: { name: 'text', value: { desktop: 'Новое' } } } },
      ],
    },
  });
  await ann.call(contract.publishToStream, { params: { id: epackId }, body: {} });
  const after = pageOf(await readPointer(1));
  expect(after?.html).not.toBe(before?.html);
  expect(after?.heights).toEqual({ mobile: 2400, desktop: 1300 });
  await visit({ size: 'desktop', heightPx: 700 });
  expect(await heightsAt(1)).toEqual({ mobile: 2400, desktop: 700 });
});
