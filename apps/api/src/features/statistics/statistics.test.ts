import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@vitrina/api-client';
import { contract, type StreamBeacon, type ViewsChoice } from '@vitrina/api-client/contract';
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
  server = await startTestServer({ VITRINA_TRUST_PROXY: 'loopback' });
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

async function dashboard(
  query: { licenses?: string; retailers?: string; from?: string; to?: string; views?: ViewsChoice } = {},
) {
  const chosen = { from: addDays(today, -6), to: today, licenses: '1', views: 'all' as const, ...query };
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

  it('belongs to the product page it was on', async () => {
    const { database, events } = server.services;
    const pages = ['00000000000000aa', '00000000000000bb'];
    await send([
      beacon({ pageKey: pages[0] }),
      beacon({ pageKey: pages[0] }),
      beacon({ pageKey: pages[1] }),
      beacon(),
    ]);
    await send(beacon({ kind: 'inview', pageKey: pages[1], ms: 1500 }));
    expect((await send(beacon({ pageKey: 'https://shop.example/irons' }))).status).toBe(400);
    await events.maintain(new Date());
    const rows = await database.query
      .selectFrom('roll_page')
      .select(['page_key', 'n', 'inview_ms'])
      .orderBy('page_key')
      .execute();
    expect(rows).toEqual([
      { page_key: pages[0], n: 2, inview_ms: 0 },
      { page_key: pages[1], n: 1, inview_ms: 1500 },
    ]);
  });

  it('leaves no address behind, and without consent nothing that tells visitors apart', async () => {
    await send(beacon({ consent: 'none' }));
    await send(beacon());
    const rows = await server.services.database.query.selectFrom('impression').selectAll().execute();
    expect(rows.filter(({ visitor }) => visitor === null)).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });
});

describe('classes of views', () => {
  const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
  const shop = { origin: 'https://www.shop.example', 'user-agent': browser };
  const open = async (id: string, headers: Record<string, string> = shop, retailer = '1') => {
    const response = await fetch(`${server.url}/stream/v1/views`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      body: JSON.stringify({ id, retailer }),
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    return ((await response.json()) as { data: { token: string } }).data.token;
  };
  const verified = async (headers = shop) => {
    const id = randomUUID();
    return beacon({ id, token: await open(id, headers) });
  };
  const totals = async () => {
    const of = async (views: ViewsChoice) => (await dashboard({ views })).total;
    return {
      verified: await of('verified'),
      unverified: await of('unverified'),
      automated: await of('automated'),
      all: await of('all'),
    };
  };

  it('twenty anonymous requests are no verified views, and figures show verified ones by default', async () => {
    for (let number = 0; number < 20; number++) await send(beacon());
    const one = await verified();
    await send(one, shop);
    expect(await totals()).toEqual({ verified: 1, unverified: 20, automated: 0, all: 21 });
    const chosen = { from: addDays(today, -6), to: today, licenses: '1' };
    expect((await ann.call(contract.getDashboard, { query: chosen })).data.total).toBe(1);
  });

  it('a view counts once, whatever a repetition claims, and its token is good for no other', async () => {
    const one = await verified();
    await send(one, shop);
    await send({ ...one, ts: one.ts - 60_000 }, shop);
    await send({ ...one, ts: 12, publication: 'again' }, shop);
    await send({ ...one, id: randomUUID() }, shop);
    expect(await totals()).toEqual({ verified: 1, unverified: 1, automated: 0, all: 2 });
  });

  it.each<[string, () => Promise<[StreamBeacon, Record<string, string>]>]>([
    ['without an origin', async () => [await verified(), { 'user-agent': browser }]],
    [
      'opened without an origin',
      async () => [await verified({ 'user-agent': browser } as typeof shop), shop],
    ],
    [
      'opened on another site',
      async () => [await verified({ ...shop, origin: 'https://m.shop.example' }), shop],
    ],
    [
      'with a forged token',
      async () => [{ ...(await verified()), token: `${Date.now().toString(36)}.${'A'.repeat(22)}` }, shop],
    ],
    ['with a broken token', async () => [{ ...(await verified()), token: 'broken' }, shop]],
    [
      'for another retailer',
      async () => {
        const id = randomUUID();
        return [beacon({ id, token: await open(id, shop, '2') }), shop];
      },
    ],
  ])('a view %s is unverified', async (_, make) => {
    const [body, headers] = await make();
    expect((await send(body, headers)).status).toBe(204);
    expect(await totals()).toEqual({ verified: 0, unverified: 1, automated: 0, all: 1 });
  });

  it('a robot’s view is automated, even with a token', async () => {
    const robot = { ...shop, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    await send(await verified(robot), robot);
    expect(await totals()).toEqual({ verified: 0, unverified: 0, automated: 1, all: 1 });
  });

  it('a time in view counts once per view, up to its latest report, and not beyond the age of the view', async () => {
    const { id: view, token } = await verified();
    const report = (ms: number) => beacon({ kind: 'inview', view, token, ms });
    for (const ms of [300, 900, 600]) await send(report(ms), shop);
    await send(report(86_400_000), shop);
    const read = async (views: 'verified' | 'unverified') => {
      const query = { from: today, to: today, licenses: '1', interval: 'daily' as const, views };
      return (await ann.call(contract.getTrends, { query })).data.points.at(-1);
    };
    const expectFigures = async () => {
      expect(await read('verified')).toMatchObject({ inviewCount: 1, averageInviewMs: 900 });
      expect(await read('unverified')).toMatchObject({ inviewCount: 1, averageInviewMs: 600_000 });
    };
    await expectFigures();
    await server.services.events.maintain(new Date());
    await expectFigures();
    await send(report(1200), shop);
    await server.services.events.maintain(new Date());
    expect(await read('verified')).toMatchObject({ inviewCount: 1, averageInviewMs: 1200 });
  });

  it('the use of a block counts once per view', async () => {
    const { id: view, token } = await verified();
    for (let time = 0; time < 3; time++)
      await send(beacon({ kind: 'interaction', view, token, block: 4 }), shop);
    await send(beacon({ kind: 'interaction', view, token, block: 5 }), shop);
    const rows = await server.services.database.query.selectFrom('impression').select('class').execute();
    expect(rows).toHaveLength(2);
  });
});

describe('the top products', () => {
  const query = { from: addDays(today, -6), to: today, licenses: '1', views: 'all' as const };
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
    const behindProxy = { ...chrome, 'x-forwarded-for': '203.0.113.5' };
    await send(beacon(), { ...behindProxy, 'cf-ipcountry': 'ru' });
    await send(beacon(), { ...behindProxy, 'cf-ipcountry': '<b>' });
    // Not from a proxy: anyone can send this.
    await send(beacon({ retailer: 2 }), { ...phone, 'cf-ipcountry': 'kz' });
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
