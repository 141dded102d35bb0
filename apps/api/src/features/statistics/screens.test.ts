import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { testEvent } from '../../../testing/events.ts';
import { openSettings } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { addDays, dayIn, startOfDay } from '../events/days.ts';
import type { StreamEvent } from '../events/eventStore.ts';
import { bucketOf, middleOf } from '../events/timeBuckets.ts';
import { codeOf } from '../events/viewClasses.ts';
import { ensurePartitions } from '../events/postgres/partitions.ts';
import { findPublished } from '../stream/lookups.ts';

let server: TestServer;
let ann: ApiClient;
const timeZone = 'Europe/Moscow';
const today = dayIn(timeZone, new Date());
const yesterday = addDays(today, -1);
/** Yesterday at half past three in the morning. */
const atNight = new Date(startOfDay(timeZone, yesterday).getTime() + 3.5 * 60 * 60_000);

type Published = Pick<StreamEvent, 'epack_id' | 'license_id' | 'shelf_id'>;

async function publish(number: number, type: 'minisite' | 'sis', category: string): Promise<Published> {
  const body = minisite({ name: `Product ${number}`, ean: testGtin(number), mpn: `P-${number}` });
  const { epackData } = body.structure;
  epackData.type = type;
  const { productData } = epackData.manifest;
  epackData.manifest.productData = { ...productData, categories: [category], mappingId: `M-${number}` };
  const { id } = (await ann.call(contract.createEpack, { body })).data;
  const { publicId } = (await ann.call(contract.publishToStream, { params: { id }, body: {} })).data;
  const found = await findPublished(server.services.database.query, publicId);
  if (!found) throw new Error('Nothing was published');
  return found;
}

let [soup, food, shelf]: Published[] = [];

beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
  [soup, food, shelf] = [
    await publish(1, 'minisite', '2'),
    await publish(2, 'minisite', '1'),
    await publish(3, 'sis', '1'),
  ];
  const { database, events } = server.services;
  await ensurePartitions(database.query, [addDays(yesterday, -1), yesterday, today]);
  await database.query.updateTable('retailer').set({ marketplace: 'ozon' }).where('id', '=', 2).execute();
  const visitor = (text: string) => Buffer.from(text.padEnd(16));
  await events.add([
    testEvent({ ...soup, ts: atNight, visitor: visitor('a') }),
    testEvent({ ...soup, ts: atNight, visitor: visitor('a') }),
    testEvent({ ...food, ts: atNight, visitor: visitor('a') }),
    testEvent({ ...food, ts: atNight, retailer_id: 2, visitor: visitor('b') }),
    testEvent({ ...food, ts: atNight, kind: 'inview', ms: 3000 }),
    testEvent({ ...shelf, ts: atNight, visitor: visitor('a') }),
    testEvent({ ...shelf, ts: atNight, device: 'bot', class: codeOf('automated') }),
  ]);
});
afterAll(() => server.stop());

const range = { from: yesterday, to: yesterday };

async function read(query: { licenses?: string; retailers?: string; marketplace?: 'ozon' | 'site' } = {}) {
  return (await ann.call(contract.getDashboard, { query: { licenses: '1', ...range, ...query } })).data;
}

async function setSettings(change: object): Promise<void> {
  await server.services.database.query
    .updateTable('user_group')
    .set({ settings: JSON.stringify({ ...openSettings, ...change }) })
    .where('id', '=', 1)
    .execute();
}

/** Checks every number twice: from raw events, and from the roll-ups. */
describe.each(['raw', 'rolled up'])('%s', (state) => {
  beforeAll(async () => {
    if (state === 'rolled up') await server.services.events.maintain(new Date());
  });

  it('S4: the dashboard counts visitors, not robots, and says at what hour', async () => {
    const data = await read();
    expect(data).toMatchObject({
      total: 5,
      users: 2,
      previousTotal: 0,
      series: [{ date: yesterday, count: 5 }],
    });
    expect(data.byHour[3]).toBe(5);
    expect(data.byHour).toHaveLength(24);
  });

  it('S4: a marketplace narrows to the retailers that sell there', async () => {
    expect((await read({ marketplace: 'ozon' })).total).toBe(1);
    expect((await read({ marketplace: 'site' })).total).toBe(4);
    expect((await read({ marketplace: 'site', retailers: '2' })).total).toBe(0);
  });

  it('S5: the SIS dashboard counts Shop-In-Shop packages only', async () => {
    const { data } = await ann.call(contract.getSisDashboard, { query: { licenses: '1', ...range } });
    expect(data).toMatchObject({ total: 1, users: 1, topProducts: [{ name: 'Product 3' }] });
    expect(data.lastImpressions).toHaveLength(1);
    expect(data.widgets.usersPerRetailer).toEqual([{ id: 1, name: 'Shop', count: 1 }]);
  });

  it('S6: trends tell visits, users and use by interval, and a line per retailer', async () => {
    const query = { licenses: '1', from: addDays(yesterday, -1), to: yesterday, by: 'retailer' as const };
    const { data } = await ann.call(contract.getTrends, { query: { ...query, interval: 'daily' } });
    const nothing = { averageInviewMs: null, medianInviewMs: null, interactionCount: 0 };
    expect(data.points).toEqual([
      { ...nothing, date: query.from, count: 0, users: 0, inviewCount: 0 },
      {
        ...nothing,
        date: yesterday,
        count: 5,
        users: 2,
        inviewCount: 1,
        averageInviewMs: 3000,
        medianInviewMs: middleOf(bucketOf(3000)),
      },
    ]);
    expect(data.lines).toMatchObject([
      { name: 'Shop', total: 4 },
      { name: 'Other shop', total: 1, points: [{ count: 0 }, { count: 1 }] },
    ]);
  });

  it('S7: products are listed with their visits at each retailer', async () => {
    const query = { licenses: '1', marketplace: 'site' as const, ...range };
    const { data } = await ann.call(contract.listProductVisits, { query });
    expect(data.items.map(({ name, count }) => [name, count])).toEqual([
      ['Product 1', 2],
      ['Product 2', 1],
      ['Product 3', 1],
    ]);
    const sorted = await ann.call(contract.listProductVisits, {
      query: { ...query, sort: '-name', limit: 1 },
    });
    expect(sorted.data).toMatchObject({ items: [{ name: 'Product 3' }], total: 3 });
    const found = await ann.call(contract.listProductVisits, { query: { ...query, search: 'P-2' } });
    expect(found.data.items).toMatchObject([
      { name: 'Product 2', averageInviewMs: 3000, medianInviewMs: middleOf(bucketOf(3000)) },
    ]);
  });

  it('S7: PDPs without visits are those published, less those visited', async () => {
    const query = { licenses: '1', from: yesterday, to: today };
    const { data } = await ann.call(contract.listUnvisitedDays, { query });
    expect(data.days).toEqual([
      { date: yesterday, pageCount: 0, unvisitedCount: 0 },
      { date: today, pageCount: 6, unvisitedCount: 6 },
    ]);
    const list = await ann.call(contract.listUnvisitedPages, { query: { licenses: '1', day: today } });
    expect(list.data.total).toBe(6);
    const lastDays = list.data.items.map(({ name, retailer, lastVisitDay }) => [
      name,
      retailer.name,
      lastVisitDay,
    ]);
    expect(lastDays).toEqual([
      ['Product 1', 'Other shop', null],
      ['Product 1', 'Shop', yesterday],
      ['Product 2', 'Other shop', yesterday],
      ['Product 2', 'Shop', yesterday],
      ['Product 3', 'Other shop', null],
      ['Product 3', 'Shop', yesterday],
    ]);
  });

  it('C5: categories a group may not see are not counted, listed or named', async () => {
    await setSettings({ excludedCategories: [2] });
    const data = await read();
    const sis = await ann.call(contract.getSisDashboard, { query: { licenses: '1', ...range } });
    await setSettings({ categoryPermissionMethod: 'allowed', allowedCategories: [2] });
    const allowed = await read();
    await setSettings({});
    expect(data).toMatchObject({ total: 3, users: 3 });
    expect(data.topProducts.map(({ name }) => name).toSorted()).toEqual(['Product 2', 'Product 3']);
    expect(data.lastImpressions.map(({ productName }) => productName)).not.toContain('Product 1');
    expect(data.widgets.map).toEqual([{ value: '', count: 3 }]);
    expect(sis.data.total).toBe(1);
    expect(allowed).toMatchObject({ total: 2, users: 1 });
    expect(allowed.byHour[3]).toBe(2);
  });
});

it('S7: products and reports without a marketplace or license are refused in the words of the specification', async () => {
  const query = { licenses: '1', ...range };
  await expect(ann.call(contract.listProductVisits, { query })).rejects.toMatchObject({
    message: 'Please select marketplace and at least one license',
  });
});

it('S4: the marketplaces to choose from are those of the user’s retailers', async () => {
  expect((await ann.call(contract.listMarketplaces)).data).toEqual([
    { marketplace: 'site', retailerIds: [1] },
    { marketplace: 'ozon', retailerIds: [2] },
  ]);
  const ben = await server.as('ben');
  expect((await ben.call(contract.listMarketplaces)).data).toEqual([
    { marketplace: 'ozon', retailerIds: [2] },
  ]);
});
