import type { ApiClient } from '@vitrina/api-client';
import { contract, type FeedFormat } from '@vitrina/api-client/contract';
import { parse } from 'csv-parse/sync';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';

let server: TestServer;
let admin: ApiClient;
beforeAll(async () => {
  server = await startTestServer({ STREAM_PUBLIC_URL: 'https://stream.example' });
  admin = await server.as('admin');
  await publish('ann', { name: '=cmd|"/c calc"!A1', brand: 'Tom & <Jerry>', ean: testGtin(1), mpn: 'A-1' });
  await publish('ann', { name: 'Кастрюля "5 л", синяя', brand: 'Acme', ean: testGtin(2), mpn: 'A-2' });
  await publish('ben', { name: 'Of another license', brand: 'Acme', ean: testGtin(3), mpn: 'B-1' });
});
afterAll(() => server.stop());

async function publish(user: 'ann' | 'ben', product: Parameters<typeof minisite>[0]): Promise<void> {
  const client = await server.as(user);
  const { data } = await client.call(contract.createEpack, { body: minisite(product) });
  await client.call(contract.publishToStream, { params: { id: data.id }, body: {} });
}

async function download(retailer: number, format: FeedFormat): Promise<string> {
  const blob = await admin.call(contract.downloadFeed, {
    params: { id: String(retailer) },
    query: { format },
  });
  return blob.text();
}

const read = (csv: string) => parse<Record<string, string>>(csv, { bom: true, columns: true });
const feedAt = (token: string, file = 'products.csv') =>
  fetch(`${server.url}/stream/v1/feeds/${token}/${file}`);

it('lists what is published at the retailer now, in UTF-8 for spreadsheets', async () => {
  const csv = await download(2, 'csv');
  const products = read(csv);
  expect(products.map(({ name }) => name)).toEqual([
    `'=cmd|"/c calc"!A1`,
    'Of another license',
    'Кастрюля "5 л", синяя',
  ]);
  const gtin = testGtin(2).padStart(14, '0');
  expect(products[2]).toMatchObject({
    gtin,
    brand: 'Acme',
    mpn: 'A-2',
    license: 'License one',
    locales: 'ru',
    digital_link: `https://id.gs1.org/01/${gtin}`,
    html_url: `https://stream.example/stream/v1/html?retailer=2&ean=${gtin}`,
  });
  expect(read(await download(1, 'csv')).map(({ mpn }) => mpn)).toEqual(['A-1', 'A-2']);
});

it('is the same as XML, whatever the texts hold', async () => {
  const { window } = new JSDOM(await download(2, 'xml'), { contentType: 'application/xml' });
  const textsOf = (name: string) =>
    [...window.document.querySelectorAll(`product > ${name}`)].map((one) => one.textContent);
  expect(textsOf('brand')).toEqual(['Tom & <Jerry>', 'Acme', 'Acme']);
  expect(textsOf('name')).toContain('=cmd|"/c calc"!A1');
});

it('has texts with their places as XML and JSON', async () => {
  const { window } = new JSDOM(await download(2, 'xml'), { contentType: 'application/xml' });
  const content = window.document.querySelector('product > content');
  expect(content?.getAttribute('locale')).toBe('ru');
  expect(content?.querySelector('text')?.textContent).toContain('Hello =cmd');
  const { products } = JSON.parse(await download(2, 'json')) as { products: object[] };
  expect(products).toHaveLength(3);
  expect(products[1]).toMatchObject({
    name: 'Of another license',
    content: { locale: 'ru', parts: [{ kind: 'text', text: 'Hello Of another license' }] },
  });
  expect(products[1]).not.toHaveProperty('pointer');
});

it('leaves what is taken off, and what an administrator of one license does not reach', async () => {
  const { query } = server.services.database;
  await query.insertInto('group_permission').values({ group_id: 1, permission_id: 1 }).execute();
  const ann = await server.as('ann');
  const own = await ann.call(contract.downloadFeed, { params: { id: '2' }, query: {} });
  expect(read(await own.text()).map(({ mpn }) => mpn)).toEqual(['A-1', 'A-2']);
  await expect(ann.call(contract.generateFeedToken, { params: { id: '2' } })).rejects.toMatchObject({
    status: 403,
  });
  await query
    .deleteFrom('group_permission')
    .where('group_id', '=', 1)
    .where('permission_id', '=', 1)
    .execute();

  const { data } = await ann.call(contract.listEpacks, { query: {} });
  const id = data.items.find(({ mpn }) => mpn === 'A-1')?.id ?? '';
  await ann.call(contract.unpublish, { params: { id }, body: { retailerIds: [1] } });
  expect(read(await download(1, 'csv')).map(({ mpn }) => mpn)).toEqual(['A-2']);
});

it('the retailer reads it at an address of its own, which ends when it is replaced or revoked', async () => {
  const params = { id: '2' };
  expect((await admin.call(contract.getFeedToken, { params })).data).toBeNull();
  const { token } = (await admin.call(contract.generateFeedToken, { params })).data;
  const response = await feedAt(token);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(read(await response.text())).toHaveLength(3);
  expect((await (await feedAt(token, 'products.xml')).text()).startsWith('<?xml')).toBe(true);
  expect((await admin.call(contract.getFeedToken, { params })).data?.lastUsedDate).not.toBeNull();
  const tag = response.headers.get('etag') ?? '';
  const again = await fetch(response.url, {
    headers: { 'if-none-match': tag, 'cache-control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
  const stored = await server.services.database.query.selectFrom('feed_token').selectAll().execute();
  expect(JSON.stringify(stored.map(({ hash }) => hash.toString('latin1')))).not.toContain(token);

  const { token: next } = (await admin.call(contract.generateFeedToken, { params })).data;
  expect((await feedAt(token)).status).toBe(404);
  expect((await feedAt(next)).status).toBe(200);
  await admin.call(contract.revokeFeedToken, { params });
  expect((await feedAt(next)).status).toBe(404);
});
