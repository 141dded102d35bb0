import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;

beforeAll(async () => {
  server = await startTestServer({});
  ann = await server.as('ann');
});
afterAll(() => server.stop());

const readShelf = async (id: string, client = ann) =>
  (await client.call(contract.getEpackShelf, { params: { id } })).data;

/** Creates an epack of the first license with a product page at each of its retailers. */
async function createWatched(number: number) {
  const product = { ean: testGtin(number), mpn: `S-${number}`, brand: 'Acme' };
  const { data: epack } = await ann.call(contract.createEpack, { body: minisite(product) });
  const pageIds: number[] = [];
  for (const retailerId of [1, 2]) {
    const link = `https://shop-${retailerId}.example/products/${number}`;
    const { data } = await ann.call(contract.addMonitoredPage, {
      body: { retailerId, licenseId: 1, link, ...product },
    });
    pageIds.push(data.id);
  }
  return { epackId: epack.id, pageIds };
}

/** In the report time zone, whose days the roll-ups have. */
const today = sql`(now() at time zone (select time_zone from roll_zone))::date`;

async function addImpressions(epackId: string, retailerId: number, daysAgo: number, n: number) {
  await sql`
    insert into roll_epack (day, license_id, retailer_id, epack_id, n)
    select ${today} - ${daysAgo}::int, 1, ${retailerId}, ${epackId}, ${n}
  `.execute(server.services.database.query);
}

it('says how the pages of the product do, those with problems first, and counts thirty days', async () => {
  const { epackId, pageIds } = await createWatched(801);
  const [first, second] = pageIds as [number, number];
  await sql`
    insert into page_problem (page_id, type, since, expected, found)
    values (${second}, 'noScript', now() - interval '1 day', '', '')
  `.execute(server.services.database.query);
  await addImpressions(epackId, 1, 3, 40);
  await addImpressions(epackId, 2, 29, 2);
  await addImpressions(epackId, 2, 31, 1000);
  expect(await readShelf(epackId)).toMatchObject({
    impressions: 42,
    total: 2,
    problemCount: 1,
    pages: [
      { id: second, retailer: { id: 2 }, problems: [{ type: 'noScript' }], impressions: 2 },
      { id: first, retailer: { id: 1 }, problems: [], impressions: 40, status: 'underReview' },
    ],
  });
  const listed = (await ann.call(contract.listEpacks, { query: { 'criteria[search]': testGtin(801) } })).data;
  expect(listed.items).toMatchObject([
    { id: epackId, problemCount: 1, impressions: 42, people: [], thumbnail: null },
  ]);
});

it('is empty for an epack that stands on no page, and not there for one of another license', async () => {
  const { data } = await ann.call(contract.createEpack, { body: minisite({ ean: testGtin(802) }) });
  expect(await readShelf(data.id)).toEqual({ impressions: 0, pages: [], total: 0, problemCount: 0 });
  const stranger = await server.as('ben');
  await expect(readShelf(data.id, stranger)).rejects.toMatchObject({ status: 404 });
});
