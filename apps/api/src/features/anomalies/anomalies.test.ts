import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@vitrina/api-client';
import { contract, type StreamBeacon } from '@vitrina/api-client/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { clearEvents, testEvent } from '../../../testing/events.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { addDays, dayIn, startOfDay } from '../events/days.ts';
import type { StreamEvent } from '../events/eventStore.ts';
import { ensurePartitions } from '../events/postgres/partitions.ts';
import { codeOf } from '../events/viewClasses.ts';
import { createBeaconReceiver } from '../stream/receiveBeacons.ts';
import { findAnomalies } from './findAnomalies.ts';

let server: TestServer;
let ann: ApiClient;
let admin: ApiClient;
let publicId: string;
let epackId: string;
const timeZone = 'Europe/Moscow';
const today = dayIn(timeZone, new Date());
const yesterday = addDays(today, -1);
/** Noon of a day that is over, whatever the time of the test. */
const noon = new Date(startOfDay(timeZone, yesterday).getTime() + 12 * 3_600_000);
const justAfter = new Date(startOfDay(timeZone, today).getTime() + 60_000);
const pageKey = '00000000000000aa';

beforeAll(async () => {
  server = await startTestServer({ VITRINA_TRUST_PROXY: 'loopback' });
  [ann, admin] = await Promise.all([server.as('ann'), server.as('admin')]);
  const body = minisite({ name: 'Counted', ean: testGtin(5) });
  const { id } = (await ann.call(contract.createEpack, { body })).data;
  epackId = id;
  ({ publicId } = (await ann.call(contract.publishToStream, { params: { id }, body: {} })).data);
  const days = Array.from({ length: 6 }, (_, at) => addDays(today, at - 5));
  await ensurePartitions(server.services.database.query, days);
});
afterAll(() => server.stop());
beforeEach(() => clearEvents(server.services.database.query));

function views(count: number, more: Partial<StreamEvent> = {}): StreamEvent[] {
  return Array.from({ length: count }, (_, at) =>
    testEvent({
      epack_id: epackId,
      page_key: pageKey,
      ts: new Date(noon.getTime() + at),
      view_id: randomUUID(),
      ...more,
    }),
  );
}

/** Some days with a view each, so that there is a usual number. */
function usualViews(): StreamEvent[] {
  return [2, 3, 4].flatMap((ago) =>
    views(1, { ts: new Date(startOfDay(timeZone, addDays(today, -ago)).getTime() + 3_600_000) }),
  );
}

async function find() {
  const { services } = server;
  await services.events.maintain(justAfter);
  await findAnomalies(services, justAfter);
  return (await ann.call(contract.listAnomalies)).data.items;
}

const range = { licenses: '1', from: addDays(today, -6), to: today };
const total = async () => (await ann.call(contract.getDashboard, { query: range })).data.total;

async function change(id: number, isRemoved: boolean, reason = 'A bot of a competitor') {
  return (await admin.call(contract.changeAnomaly, { params: { id }, body: { isRemoved, reason } })).data;
}

async function readRows(more: object = {}) {
  const file = await ann.call(contract.exportFigures, { query: { ...range, ...more, format: 'csv' } });
  const rows: Record<string, string>[] = parse(await file.text(), { bom: true, columns: true });
  const sum = (column: string) => rows.reduce((all, row) => all + Number(row[column]), 0);
  return { rows, sum };
}

it('a burst is found, removed from every figure with a record, and put back to the unit', async () => {
  await server.services.events.add([...usualViews(), ...views(250)]);
  const [anomaly, ...others] = await find();
  expect(others).toEqual([]);
  expect(anomaly).toMatchObject({
    kind: 'burst',
    views: 250,
    isRemoved: false,
    isOnAllPages: false,
    changes: [],
  });
  expect(await total()).toBe(253);
  const id = anomaly?.id ?? 0;
  expect(await change(id, true)).toMatchObject({
    isRemoved: true,
    removedViews: 250,
    changes: [{ isRemoval: true, views: 250, reason: 'A bot of a competitor', username: 'admin' }],
  });
  expect(await total()).toBe(3);
  await server.services.events.maintain(new Date());
  expect(await total()).toBe(3);
  const [sums] = await server.services.database.query
    .selectFrom('roll_page')
    .select(({ fn }) => fn.sum<number>('n').as('n'))
    .where('class', '=', codeOf('verified'))
    .execute();
  expect(Number(sums?.n)).toBe(3);
  expect(await change(id, false, 'It was a campaign')).toMatchObject({ isRemoved: false, removedViews: 0 });
  expect(await total()).toBe(253);
  const log = (await admin.call(contract.listAuditLog, { query: { action: 'anomaly' } })).data.items;
  expect(log.map(({ action, data, subjectName }) => ({ action, data, subjectName }))).toEqual([
    { action: 'anomaly.putBack', data: { reason: 'It was a campaign', views: 250 }, subjectName: 'Counted' },
    {
      action: 'anomaly.remove',
      data: { reason: 'A bot of a competitor', views: 250 },
      subjectName: 'Counted',
    },
  ]);
});

it('usual views, a new page, and a package with few views are no burst', async () => {
  await server.services.events.add(views(250));
  expect(await find()).toEqual([]);
  await clearEvents(server.services.database.query);
  await server.services.events.add([...usualViews(), ...views(150)]);
  expect(await find()).toEqual([]);
});

it('one network is found by its part of a page’s views, and only its views are removed', async () => {
  const network = Buffer.from('0102030405ff', 'hex');
  const spread = { ts: new Date(noon.getTime() - 5 * 3_600_000) };
  await server.services.events.add([...views(110, { network }), ...views(60, spread)]);
  const [anomaly] = await find();
  expect(anomaly).toMatchObject({ kind: 'network', views: 110, usual: null });
  await change(anomaly?.id ?? 0, true);
  expect(await total()).toBe(60);
});

it('views with impossible times are found, and late events of removed views are removed too', async () => {
  const { database, events } = server.services;
  const forged = views(6);
  const claims = forged.map(({ view_id, ts }) =>
    testEvent({
      epack_id: epackId,
      page_key: pageKey,
      kind: 'inview',
      ts,
      ms: 500_000,
      class: codeOf('unverified'),
      impossible_view: view_id ?? null,
    }),
  );
  await events.add([...forged, ...claims, ...views(3)]);
  const [anomaly] = await find();
  expect(anomaly).toMatchObject({ kind: 'times', views: 6 });
  expect(await change(anomaly?.id ?? 0, true)).toMatchObject({ removedViews: 6 });
  expect(await total()).toBe(3);
  const [first] = forged;
  await events.add([{ ...testEvent(), ...first, kind: 'inview', event_id: randomUUID(), ms: 900 }]);
  await findAnomalies(server.services, justAfter);
  const late = await database.query.selectFrom('impression').select('class').where('ms', '=', 900).execute();
  expect(late).toEqual([{ class: codeOf('removed') }]);
});

it('a record can no longer be changed once single events of its day are deleted', async () => {
  const { database, events } = server.services;
  await events.add([...usualViews(), ...views(250)]);
  const id = (await find())[0]?.id ?? 0;
  await database.query
    .updateTable('view_anomaly')
    .set({ day: addDays(today, -90) })
    .where('id', '=', id)
    .execute();
  await expect(change(id, true)).rejects.toMatchObject({ code: 'anomalyExpired' });
  expect((await ann.call(contract.getAnomaly, { params: { id } })).data.canChange).toBe(false);
});

it('a change needs a reason, is refused twice, and is for administrators', async () => {
  await server.services.events.add([...usualViews(), ...views(250)]);
  const id = (await find())[0]?.id ?? 0;
  await expect(change(id, true, ' ')).rejects.toMatchObject({ status: 400 });
  await expect(change(id, false)).rejects.toMatchObject({ code: 'anomalyAlreadyChanged' });
  await expect(
    ann.call(contract.changeAnomaly, { params: { id }, body: { isRemoved: true, reason: 'Mine' } }),
  ).rejects.toMatchObject({ status: 403 });
  const eve = await server.as('eve');
  expect((await eve.call(contract.listAnomalies)).data.items).toEqual([]);
  await expect(eve.call(contract.getAnomaly, { params: { id } })).rejects.toMatchObject({ status: 404 });
});

it('beacons keep a hash of the network for their page alone, none without consent, and tell impossible times', async () => {
  const origin = 'https://www.shop.example';
  const { receive, openView } = createBeaconReceiver(server.services);
  const source = (address: string) => ({
    address,
    userAgent: 'Mozilla/5.0 Chrome/156.0',
    origin,
    country: undefined,
  });
  const view = async (address: string, more: Partial<StreamBeacon> = {}) => {
    const id = randomUUID();
    const token = await openView({ id, retailer: '1' }, source(address));
    const beacon = {
      id,
      kind: 'view' as const,
      ts: Date.now(),
      retailer: '1',
      publicId,
      pageKey,
      token,
      ...more,
    };
    await receive(beacon, source(address));
    return beacon;
  };
  await view('203.0.113.1');
  await view('203.0.113.200');
  await view('198.51.100.1');
  await view('203.0.113.1', { pageKey: '00000000000000bb' });
  await view('203.0.113.1', { consent: 'none' });
  const seen = await view('198.51.100.2');
  await receive(
    { ...seen, id: randomUUID(), kind: 'inview', view: seen.id, ms: 60_000 },
    source('198.51.100.2'),
  );
  const rows = await server.services.database.query
    .selectFrom('impression')
    .select(['kind', 'network', 'view_id', 'impossible_view', 'page_key'])
    .execute();
  const hashes = rows.filter(({ kind }) => kind === 'view').map(({ network }) => network?.toString('hex'));
  expect(hashes.filter((hash) => hash === undefined)).toHaveLength(1);
  expect(new Set(hashes.filter(Boolean)).size).toBe(3);
  const impossible = rows.find(({ kind }) => kind === 'inview')?.impossible_view;
  expect(impossible).toBeTruthy();
  expect(rows.some(({ kind, view_id }) => kind === 'view' && view_id === impossible)).toBe(true);
});

it('the export leads from received to shown views, and adds up with the screen', async () => {
  const { events } = server.services;
  const burst = views(250);
  await events.add([...usualViews(), ...burst]);
  await events.add(burst.slice(0, 40));
  await events.add([burst.slice(0, 2), views(7, { class: codeOf('unverified') })].flat());
  await events.add(views(5, { class: codeOf('automated') }));
  await events.add(views(4, { is_foreign: true, class: codeOf('unverified') }));
  const before = await readRows();
  expect(before.sum('Shown')).toBe(await total());
  expect(before.sum('Shown')).toBe(253);
  const id = (await find())[0]?.id ?? 0;
  await change(id, true);
  const { rows, sum } = await readRows();
  expect(sum('Shown')).toBe(await total());
  expect(sum('Shown')).toBe(3);
  const busy = rows.find(({ Day }) => Day === yesterday);
  expect(busy).toMatchObject({
    Received: String(250 + 42 + 7 + 5 + 4),
    Repeated: '42',
    'From other sites': '4',
    Automated: '5',
    Unverified: '7',
    Removed: '250',
    'Records of removals (views)': `${id} (250)`,
    Shown: '0',
  });
  for (const row of rows) {
    const parts = ['Repeated', 'From other sites', 'Automated', 'Unverified', 'Removed', 'Shown'];
    expect(parts.reduce((all, part) => all + Number(row[part]), 0)).toBe(Number(row['Received']));
  }
  expect((await readRows({ publicId })).rows).toEqual(rows);
  await expect(readRows({ publicId: 'none' })).rejects.toMatchObject({ status: 404 });
  await change(id, false);
  expect((await readRows()).sum('Shown')).toBe(253);
});
