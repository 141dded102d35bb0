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
  server = await startTestServer({ VITRINA_TRUST_PROXY: 'loopback' });
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

let visitors = 0;

/** Reports a view, from a network of its own unless one is given. */
async function visit(
  more: Partial<StreamBeacon>,
  origin = 'https://shop.example',
  address = `203.0.113.${++visitors}`,
): Promise<void> {
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
    headers: { 'content-type': 'text/plain', origin, 'x-forwarded-for': address },
    body: JSON.stringify(beacon),
  });
  expect(response.status).toBe(204);
}

async function heightsAt(retailer: number) {
  await writePointerFiles(server.services);
  return pageOf(await readPointer(retailer))?.heights;
}

async function visitTimes(count: number, more: Partial<StreamBeacon>): Promise<void> {
  for (let index = 0; index < count; index++) await visit(more);
}

it('the height that five visits report is reserved for the next ones, per retailer and size', async () => {
  expect(await heightsAt(1)).toEqual({});
  await visitTimes(4, { size: 'mobile', heightPx: 2400 });
  expect(await heightsAt(1)).toEqual({});
  await visit({ size: 'mobile', heightPx: 2400 });
  expect(await heightsAt(1)).toEqual({ mobile: 2400 });
});

it('until it has visits of its own, a retailer reserves what the page took elsewhere', async () => {
  expect(await heightsAt(2)).toEqual({ mobile: 2400 });
});

it('one place moves nothing, whatever it sends, nor do few wrong reports', async () => {
  for (let index = 0; index < 12; index++)
    await visit({ size: 'desktop', heightPx: 19_000 }, undefined, '198.51.100.7');
  for (let index = 0; index < 12; index++)
    await visit({ size: 'desktop', heightPx: 19_000 }, undefined, `2001:db8:1:2::${index + 1}`);
  expect(await heightsAt(1)).toEqual({ mobile: 2400 });
  for (const heightPx of [1200, 1210, 1220]) await visit({ size: 'desktop', heightPx });
  expect(await heightsAt(1)).toEqual({ mobile: 2400, desktop: 1220 });
  await visitTimes(12, { size: 'desktop', heightPx: 1210 });
  expect(await heightsAt(1)).toEqual({ mobile: 2400, desktop: 1210 });
  const [row] = await server.services.database.query
    .selectFrom('stream_height')
    .select('heights')
    .where('size', '=', 'desktop')
    .execute();
  expect(row?.heights).toHaveLength(9);
});

it('old reports are replaced', async () => {
  const since = new Date(Date.now() - 31 * 86_400_000);
  await server.services.database.query.updateTable('stream_height').set({ since }).execute();
  await visitTimes(5, { size: 'mobile', heightPx: 2600 });
  expect(await heightsAt(1)).toEqual({ mobile: 2600, desktop: 1210 });
});

it('only pages that are shown there, by the retailer’s own shop, in reason', async () => {
  for (let index = 0; index < 5; index++) {
    await visit({ size: 'tablet', heightPx: 500, page: 'made-up.html' });
    await visit({ size: 'tablet', heightPx: 500, publication: 'made up' });
    await visit({ size: 'tablet', heightPx: 90_000 });
    await visit({ size: 'tablet', heightPx: 0 });
    await visit({ size: 'tablet', heightPx: 500 }, 'https://elsewhere.example');
    await visit({ size: 'tablet', heightPx: 500, consent: 'none' });
  }
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
  expect(after?.heights).toEqual({ mobile: 2600, desktop: 1210 });
  await visitTimes(5, { size: 'desktop', heightPx: 700 });
  expect(await heightsAt(1)).toEqual({ mobile: 2600, desktop: 700 });
});
