import type { ApiClient } from '@vitrina/api-client';
import { contract, type StreamCoverage } from '@vitrina/api-client/contract';
import { coverageHash, coveragePath } from '@vitrina/stream-embed/pointer';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { toCoverage, writeCoverageFiles } from './coverageFiles.ts';
import { writePointerFiles } from './pointerFiles.ts';

let server: TestServer;
let ann: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

const gtinKey = (number: number) => testGtin(number).padStart(14, '0');
const fetchCoverage = (retailer: number | string) => fetch(`${server.url}/${coveragePath(String(retailer))}`);

/** Returns the hashes of a coverage file. */
async function hashesAt(retailer: number): Promise<number[]> {
  const { version, gaps } = (await (await fetchCoverage(retailer)).json()) as StreamCoverage;
  expect(version).toBe(1);
  let hash = 0;
  return gaps.map((gap) => (hash += gap));
}

const covers = async (retailer: number, key: string) =>
  (await hashesAt(retailer)).includes(coverageHash(key));

async function publish(number: number, retailerIds?: number[]): Promise<string> {
  const body = minisite({ ean: testGtin(number), mpn: `C-${number}` });
  const { id } = (await ann.call(contract.createEpack, { body })).data;
  await ann.call(contract.publishToStream, { params: { id }, body: retailerIds ? { retailerIds } : {} });
  return id;
}

it('is there for a retailer before anything is published, and for no unknown one', async () => {
  await writePointerFiles(server.services);
  const response = await fetchCoverage(1);
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual({ version: 1, gaps: [] });
  expect((await fetchCoverage(4711)).status).toBe(404);
});

it('can be cached for less than a minute, and is not sent again to those who have it', async () => {
  const response = await fetchCoverage(1);
  const caching = response.headers.get('cache-control') ?? '';
  const [, maxAge, stale] = /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(caching) ?? [];
  expect(Number(maxAge) + Number(stale)).toBeLessThan(60);
  const etag = response.headers.get('etag') ?? '';
  const again = await fetch(response.url, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

it('follows publishing, a changed code, unpublishing and deleting, at each retailer', async () => {
  const first = await publish(5001, [1]);
  const second = await publish(5002);
  expect(await covers(1, gtinKey(5001))).toBe(true);
  expect(await covers(1, 'acme|c-5001')).toBe(true);
  expect(await covers(2, gtinKey(5001))).toBe(false);
  expect(await covers(2, gtinKey(5002))).toBe(true);

  await ann.call(contract.editEpackProps, { params: { id: first }, body: { ean: testGtin(5003) } });
  await ann.call(contract.publishToStream, { params: { id: first }, body: { retailerIds: [1] } });
  expect([await covers(1, gtinKey(5001)), await covers(1, gtinKey(5003))]).toEqual([false, true]);

  await ann.call(contract.unpublish, { params: { id: second }, body: { retailerIds: [2] } });
  expect([await covers(1, gtinKey(5002)), await covers(2, gtinKey(5002))]).toEqual([true, false]);
  await ann.call(contract.deleteEpack, { params: { id: second } });
  expect(await covers(1, gtinKey(5002))).toBe(false);
});

it('is not written again when a product is published again', async () => {
  const id = await publish(5010);
  const { blobs, database } = server.services;
  const path = coveragePath('1');
  await blobs.put(path, Buffer.from('unchanged'));
  await ann.call(contract.publishToStream, { params: { id }, body: {} });
  expect((await blobs.readWhole(path))?.toString()).toBe('unchanged');
  await database.query.insertInto('coverage_change').values({ retailer_id: 1 }).execute();
  await writeCoverageFiles(server.services);
  expect(await covers(1, gtinKey(5010))).toBe(true);
});

it('covers every product that is published at the same time', async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => 5100 + index);
  await Promise.all(numbers.map((number) => publish(number)));
  const hashes = await hashesAt(1);
  expect(numbers.filter((number) => !hashes.includes(coverageHash(gtinKey(number))))).toEqual([]);
});

it('follows after a crash between the rows and the files', async () => {
  const { database, blobs } = server.services;
  await blobs.put(coveragePath('2'), Buffer.from(JSON.stringify(toCoverage([]))));
  const id = await publish(5200, [1]);
  // As a publication whose process ended after the commit.
  await database.query
    .insertInto('stream_pointer')
    .columns(['retailer_id', 'kind', 'key', 'epack_id', 'publication_id'])
    .expression((query) =>
      query
        .selectFrom('stream_pointer')
        .select((select) => [select.lit(2).as('retailer_id'), 'kind', 'key', 'epack_id', 'publication_id'])
        .where('epack_id', '=', id),
    )
    .execute();
  expect(await covers(2, gtinKey(5200))).toBe(false);
  await writePointerFiles(server.services);
  expect(await covers(2, gtinKey(5200))).toBe(true);
});

it('knows a new retailer', async () => {
  const admin = await server.as('admin');
  const body = { name: 'Brand-new shop', domains: ['new.example'] };
  const { id } = (await admin.call(contract.createRetailer, { body })).data;
  await writePointerFiles(server.services);
  expect(await hashesAt(id)).toEqual([]);
});

it('needs less than four bytes a key in the compression of the server', async () => {
  const { gaps } = toCoverage(Array.from({ length: 20_000 }, (_, index) => gtinKey(index)));
  expect(gaps.length).toBeGreaterThan(19_990);
  await server.services.blobs.put('i/9/coverage-1.json', Buffer.from(JSON.stringify({ version: 1, gaps })));
  const response = await fetch(`${server.url}/i/9/coverage-1.json`, { headers: { 'accept-encoding': 'br' } });
  expect(Number(response.headers.get('content-length'))).toBeLessThan(4 * 20_000);
});
