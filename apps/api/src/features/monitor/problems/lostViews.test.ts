import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { pageKey } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
let admin: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
  admin = await server.as('admin');
});
afterAll(() => server.stop());

/** In the report time zone, whose days the roll-ups have. */
const today = sql`(now() at time zone (select time_zone from roll_zone))::date`;

interface Shown {
  epackId: string;
  pageId: number;
  link: string;
}

/** Watches a page of a package, created with the first. */
async function watch(number: number, known?: string): Promise<Shown> {
  const product = { ean: testGtin(number), mpn: `L-${number}` };
  const epackId = known ?? (await ann.call(contract.createEpack, { body: minisite(product) })).data.id;
  const link = `https://shop.example/products/${number}`;
  const body = { retailerId: 1, licenseId: 1, link, productName: `Product ${number}` };
  const { id } = (await ann.call(contract.addMonitoredPage, { body })).data;
  await ann.call(contract.changeMonitoredPage, { params: { id: String(id) }, body: { epackId } });
  return { epackId, pageId: id, link };
}

/** Adds the same number of views on each day of a span, to the package and to one of its pages. */
async function addViews({ epackId, link }: Shown, perDay: number, fromDaysAgo: number, toDaysAgo: number) {
  const { query } = server.services.database;
  await sql`
    insert into roll_epack (day, license_id, retailer_id, epack_id, n)
    select ${today} - d, 1, 1, ${epackId}, ${perDay} from generate_series(${toDaysAgo}::int, ${fromDaysAgo}::int) d
    on conflict (license_id, day, retailer_id, shelf_id, epack_id, class) do update set n = roll_epack.n + excluded.n
  `.execute(query);
  await sql`
    insert into roll_page (day, license_id, retailer_id, shelf_id, epack_id, page_key, n, inviews, timed_inviews, inview_ms,
      interactions)
    select ${today} - d, 1, 1, 0, ${epackId}, ${pageKey(link)}, ${perDay}, 0, 0, 0, 0
    from generate_series(${toDaysAgo}::int, ${fromDaysAgo}::int) d
  `.execute(query);
}

async function addProblem({ pageId }: Pick<Shown, 'pageId'>, type: string, daysAgo: number): Promise<void> {
  await sql`
    insert into page_problem (page_id, type, since, expected, found)
    values (${pageId}, ${type}, now() - make_interval(days => ${daysAgo}), '', '')
  `.execute(server.services.database.query);
}

const list = async (search: string) =>
  (await admin.call(contract.listPageProblems, { query: { search, limit: '100' } })).data.items.map(
    ({ page, type, lostPerDay, lostRange }) => ({
      page: page.id,
      type,
      lostPerDay: Math.round(lostPerDay * 100) / 100,
      lostRange,
    }),
  );

it('counts each lost view once: a package’s loss is split by its pages’ own earlier views, with a range', async () => {
  const big = await watch(951);
  const small = await watch(952, big.epackId);
  const sound = await watch(953, big.epackId);
  // 28 days before the problems began, with a good week; since then, only the sound page has views.
  await addViews(big, 30, 31, 4);
  await addViews(small, 10, 31, 11);
  await addViews(sound, 4, 31, 0);
  await addViews(small, 38, 10, 4);
  for (const page of [big, small]) {
    await addProblem(page, 'incorrectBrand', 3);
    await addProblem(page, 'noScript', 3);
  }
  const found = await list('Product 95');
  const charged = found.filter(({ lostPerDay }) => lostPerDay > 0);
  // The mean of four weeks is 51 a day, and 4 remain; the pages had 30 and 17. The best week had 72, the others 44.
  expect(charged).toEqual([
    { page: big.pageId, type: 'noScript', lostPerDay: 30, lostRange: expect.anything() as unknown },
    { page: small.pageId, type: 'noScript', lostPerDay: 17, lostRange: expect.anything() as unknown },
  ]);
  expect(found).toHaveLength(4);
  const range = charged.reduce(
    (sum, { lostRange: { low, high } }) => ({ low: sum.low + low, high: sum.high + high }),
    { low: 0, high: 0 },
  );
  expect(range.low).toBeCloseTo(40);
  expect(range.high).toBeCloseTo((47 * 72) / 51);

  const counts = (await admin.call(contract.countPageProblems, {})).data.filter(
    ({ retailer }) => retailer.id === 1,
  );
  const total = counts.reduce((sum, { lostPerDay }) => sum + lostPerDay, 0);
  expect(total).toBeCloseTo(47);
  expect(counts.find(({ type }) => type === 'noScript')?.lostRange).toEqual({
    low: expect.closeTo(40) as number,
    high: expect.closeTo((47 * 72) / 51) as number,
  });
  expect(counts.find(({ type }) => type === 'incorrectBrand')?.lostPerDay).toBe(0);
});

it('charges nothing to a page that had no views of its own', async () => {
  const sound = await watch(971);
  const faulty = await watch(972, sound.epackId);
  await addViews(sound, 20, 31, 4);
  await addProblem(faulty, 'noScript', 3);
  expect(await list('Product 97')).toMatchObject([{ lostPerDay: 0, lostRange: { low: 0, high: 0 } }]);
});

it('charges nothing to a page without a package', async () => {
  const { pageId } = await watch(981);
  await ann.call(contract.changeMonitoredPage, { params: { id: String(pageId) }, body: { epackId: null } });
  await addProblem({ pageId }, 'unreachable', 1);
  expect(await list('Product 98')).toMatchObject([{ lostPerDay: 0, lostRange: { low: 0, high: 0 } }]);
  expect((await admin.call(contract.countPageProblems, {})).data).toContainEqual(
    expect.objectContaining({ type: 'unreachable', count: 1, lostPerDay: 0 }),
  );
});

it('shows each page its own views, and gives views without a page to the only page of the package', async () => {
  const first = await watch(961);
  const second = await watch(962, first.epackId);
  await addViews(first, 5, 6, 0);
  await addViews(second, 1, 6, 0);
  const alone = await watch(963);
  await sql`
    insert into roll_epack (day, license_id, retailer_id, epack_id, n) values (${today}, 1, 1, ${alone.epackId}, 12)
  `.execute(server.services.database.query);
  const { items } = (
    await ann.call(contract.listMonitoredPages, { query: { search: 'Product 96', sort: 'productName' } })
  ).data;
  expect(items.map(({ id, impressions }) => [id, impressions])).toEqual([
    [first.pageId, 35],
    [second.pageId, 7],
    [alone.pageId, 12],
  ]);
});
