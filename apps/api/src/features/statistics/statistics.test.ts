import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@vitrina/api-client';
import { contract, type StreamBeacon } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { clearEvents } from '../../../testing/events.ts';
import { openSettings } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { addDays, dayIn, startOfDay } from '../events/days.ts';
import { ensurePartitions } from '../events/postgres/partitions.ts';
import { rollUp } from '../events/postgres/rollUp.ts';

let server: TestServer;
let ann: ApiClient;
let publicId: string;
const timeZone = 'Europe/Moscow';
const today = dayIn(timeZone, new Date());

beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
  const body = minisite({ name: 'Counted', ean: testGtin(5) });
  const { id } = (await ann.call(contract.createEpack, { body })).data;
  ({ publicId } = (await ann.call(contract.publishToStream, { params: { id }, body: {} })).data);
});
afterAll(() => server.stop());
beforeEach(() => clearEvents(server.services.database.query));

function beacon(more: Partial<StreamBeacon> = {}): StreamBeacon {
  return {
    id: randomUUID(),
    kind: 'view',
    ts: Date.now(),
    retailer: '1',
    publicId,
    ean: testGtin(5),
    ...more,
  };
}

function send(body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${server.url}/stream/v1/events`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function dashboard(query: { licenses?: string; retailers?: string; from?: string; to?: string } = {}) {
  const chosen = { from: addDays(today, -6), to: today, licenses: '1', ...query };
  return (await ann.call(contract.getDashboard, { query: chosen })).data;
}

async function countRows(): Promise<number> {
  const rows = await server.services.database.query.selectFrom('impression').select('event_id').execute();
  return rows.length;
}

describe('a visit', () => {
  it('is in the dashboard as soon as it is acknowledged', async () => {
    const response = await send(beacon(), {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
      origin: 'https://www.shop.example',
    });
    expect(response.status).toBe(204);
    const data = await dashboard();
    expect(data).toMatchObject({ total: 1, previousTotal: 0, timeZone });
    expect(data.series).toHaveLength(7);
    expect(data.series.at(-1)).toEqual({ date: today, count: 1 });
    expect(data.topProducts).toMatchObject([{ publicId, name: 'Counted', count: 1 }]);
    expect(data.lastImpressions).toMatchObject([
      { productName: 'Counted', retailer: 'Shop', license: 'License one', browser: 'Chrome', os: 'Windows' },
    ]);
  });

  it('A23: counts once, however often and in whatever batch it is sent', async () => {
    const [one, two] = [beacon(), beacon()];
    const wrongClock = beacon({ ts: 12 });
    for (const body of [one, [one, two], [two, one], wrongClock, wrongClock]) {
      expect((await send(body)).status).toBe(204);
    }
    expect((await dashboard()).total).toBe(3);
  });

  it('A23: is told from other kinds, from other shops’ pages, and from what no epack is behind', async () => {
    await send(beacon({ kind: 'inview' }));
    await send(beacon({ kind: 'miss', publicId: null }));
    await send(beacon({ publicId: 'nonsense' }));
    await send(beacon(), { origin: 'https://evil.example' });
    await send(beacon(), { origin: 'https://notshop.example' });
    expect(await countRows()).toBe(5);
    expect((await dashboard()).total).toBe(0);
  });

  it('is counted for its retailer', async () => {
    await send([beacon(), beacon({ retailer: 2 })]);
    expect((await dashboard({ retailers: '2' })).total).toBe(1);
    expect((await dashboard({ licenses: '', retailers: '1' })).total).toBe(1);
  });

  it('leaves no address behind, and without consent nothing that tells visitors apart', async () => {
    await send(beacon({ consent: 'none' }));
    await send(beacon());
    const rows = await server.services.database.query.selectFrom('impression').selectAll().execute();
    expect(rows.filter(({ visitor }) => visitor === null)).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });
});

describe('the top products', () => {
  const query = { from: addDays(today, -6), to: today, licenses: '1' };
  const publish = async (name: string, more: Parameters<typeof minisite>[0]) => {
    const body = minisite({ name, ...more });
    const { id } = (await ann.call(contract.createEpack, { body })).data;
    return (await ann.call(contract.publishToStream, { params: { id }, body: { checkPartialUpdate: false } }))
      .data.publicId;
  };

  it('are ranked by product, whose own page and the report of products have the same numbers', async () => {
    const second = await publish('Counted again', { ean: testGtin(5).slice(-13) });
    const other = await publish('Other', { ean: testGtin(6), mpn: 'O-6' });
    await send([
      ...Array.from({ length: 3 }, () => beacon({ publicId: other, ean: testGtin(6) })),
      ...Array.from({ length: 2 }, () => beacon()),
      beacon({ retailer: 2 }),
      beacon({ publicId: second }),
    ]);
    const { topProducts, total } = await dashboard();
    expect(topProducts.map(({ name, count }) => [name, count])).toEqual([
      ['Counted', 4],
      ['Other', 3],
    ]);
    expect(total).toBe(7);
    for (const asked of [publicId, second]) {
      const { data } = await ann.call(contract.getProductFigures, { params: { publicId: asked }, query });
      expect(data.total).toBe(4);
      expect(data.series.at(-1)).toEqual({ date: today, count: 4 });
      expect(data.pages.map(({ name, retailer, count }) => [name, retailer.name, count])).toEqual([
        ['Counted', 'Shop', 2],
        ['Counted', 'Other shop', 1],
        ['Counted again', 'Shop', 1],
      ]);
    }
    const reported = (
      await ann.call(contract.listProductVisits, { query: { ...query, marketplace: 'site' } })
    ).data;
    expect(reported.items.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it('say which are no longer published, and hide other companies’ products', async () => {
    const body = minisite({ name: 'Gone', ean: testGtin(7), mpn: 'G-7' });
    const { id } = (await ann.call(contract.createEpack, { body })).data;
    const gone = (await ann.call(contract.publishToStream, { params: { id }, body: {} })).data.publicId;
    await send([beacon({ publicId: gone, ean: testGtin(7) }), beacon(), beacon()]);
    await ann.call(contract.unpublish, { params: { id } });
    expect((await dashboard()).topProducts).toMatchObject([
      { name: 'Counted', isPublished: true },
      { name: 'Gone', isPublished: false },
    ]);
    const ben = await server.as('ben');
    const asked = ben.call(contract.getProductFigures, {
      params: { publicId },
      query: { ...query, licenses: '2' },
    });
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });
});

describe('the widgets', () => {
  const chrome = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/156.0 Safari/537.36' };
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0) Version/20.0 Mobile Safari/604.1' };

  it('say what visitors came with, and how many they were', async () => {
    await send(beacon(), { ...chrome, 'cf-ipcountry': 'ru' });
    await send(beacon(), { ...chrome, 'cf-ipcountry': '<b>' });
    await send(beacon({ retailer: 2 }), phone);
    const { widgets } = await dashboard();
    expect(widgets).toEqual({
      browsers: [
        { value: 'Chrome', count: 2 },
        { value: 'Safari', count: 1 },
      ],
      devices: [
        { value: 'desktop', count: 2 },
        { value: 'mobile', count: 1 },
      ],
      os: [
        { value: 'Windows', count: 2 },
        { value: 'iOS', count: 1 },
      ],
      platforms: [{ value: 'web', count: 3 }],
      map: [
        { value: '', count: 2 },
        { value: 'RU', count: 1 },
      ],
      usersPerLicense: [{ id: 1, name: 'License one', count: 2 }],
      usersPerRetailer: [
        { id: 1, name: 'Shop', count: 1 },
        { id: 2, name: 'Other shop', count: 1 },
      ],
    });
  });

  it('are there only where the group has them', async () => {
    const { query } = server.services.database;
    const write = (dashboard: object) =>
      query
        .updateTable('user_group')
        .set({ settings: JSON.stringify({ ...openSettings, dashboard }) })
        .where('id', '=', 1)
        .execute();
    await write({ ...openSettings.dashboard, map: false, os: false, usersPerLicense: false });
    const names = Object.keys((await dashboard()).widgets);
    await write(openSettings.dashboard);
    expect(names).toEqual(['browsers', 'devices', 'platforms', 'usersPerRetailer']);
  });
});

describe('roll-ups', () => {
  it('give the same numbers as the raw events, and are rolled again when an old visit comes late', async () => {
    const yesterday = addDays(today, -1);
    await ensurePartitions(server.services.database.query, [yesterday]);
    // Yesterday's last moment: at any hour, it is within the allowed delay of a visit.
    const late = () => beacon({ ts: startOfDay(timeZone, today).getTime() - 1 });
    await send([late(), late(), beacon()]);
    const raw = await dashboard();
    const roll = () => rollUp(server.services.database, timeZone, new Date());
    await roll();
    expect(await dashboard()).toEqual(raw);
    await send(late());
    expect((await dashboard()).total).toBe(raw.total + 1);
    await roll();
    await roll();
    expect((await dashboard()).total).toBe(raw.total + 1);
    const visits = await server.services.database.query.selectFrom('roll_visit').selectAll().execute();
    expect(visits.reduce((sum, { n }) => sum + n, 0)).toBe(4);
    const users = await server.services.database.query
      .selectFrom('roll_user')
      .select('users')
      .where('part', '=', 0)
      .execute();
    expect(users.map((row) => row.users)).toEqual([1, 1]);
  });
});

describe('a dashboard is refused', () => {
  it.each([
    [{ licenses: '', retailers: '' }, 'nothingSelected'],
    [{ from: today, to: addDays(today, -1) }, 'rangeReversed'],
    [{ from: addDays(today, -400) }, 'rangeTooWide'],
    [{ from: '2026-02-30' }, 'invalidInput'],
    [{ from: '9999-12-01', to: '9999-12-31' }, 'invalidInput'],
    [{ from: '0000-01-01', to: '0000-01-02' }, 'invalidInput'],
    [{ licenses: '1,x' }, 'invalidInput'],
    [{ licenses: '99999999999' }, 'invalidInput'],
  ])('for %j', async (query, code) => {
    await expect(dashboard(query)).rejects.toMatchObject({ status: 400, code });
  });
});

describe('A23: beacons are refused', () => {
  it.each([
    ['not JSON', '{"id":'],
    ['no id', { ...beacon(), id: undefined }],
    ['an unknown kind', { ...beacon(), kind: 'purchase' }],
    ['a retailer that does not exist', { ...beacon(), retailer: 99 }],
    ['a retailer that is no id', { ...beacon(), retailer: 'abc' }],
    ['a huge number', { ...beacon(), block: 1e300 }],
    ['a NUL', { ...beacon(), ean: '\0' }],
    ['nothing', []],
  ])('with %s', async (_what, body) => {
    expect((await send(body)).status).toBe(400);
    expect(await countRows()).toBe(0);
  });

  it('above 4 KB, or as another type', async () => {
    expect((await send({ ...beacon(), brand: 'x'.repeat(5000) })).status).toBe(413);
    expect((await send(beacon(), { 'content-type': 'text/html' })).status).toBe(415);
  });

  it('as plain text anywhere else', async () => {
    const response = await fetch(`${server.url}/auth/getToken`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{"login":"ann","password":"x"}',
    });
    expect(response.status).toBe(415);
  });
});
