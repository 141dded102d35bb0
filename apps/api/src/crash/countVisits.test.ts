import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { ApiClient } from '@vitrina/api-client';
import { contract, type Dashboard } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dayIn } from '../statistics/days.ts';
import { openDatabase } from '../storage/database.ts';
import { joinDatabaseServer } from '../storage/databaseServer.ts';
import type { Period, StreamEvent } from '../stream/eventStore.ts';
import { findPublished } from '../stream/lookups.ts';
import { addDays } from '../stream/partitions.ts';
import { minisite, testGtin } from '../testing/epacks.ts';
import { buildServer, startServerProcess, type ServerProcess } from '../testing/serverProcess.ts';
import { createEmptyDatabase } from '../testing/testDatabase.ts';
import { countStraight } from '../testing/truth/straightCount.ts';
import {
  arrivingBatches,
  eventOf,
  sendUntilAcknowledged,
  type SentEpack,
  type VisitPlan,
} from './visitSender.ts';
import { adminPassword, signIn } from './workload.ts';

const eventCount = Number(process.env['VITRINA_TRUTH_EVENTS'] ?? 6000);
const timeZone = 'Europe/Moscow';
const senders = 16;
const epackCount = 20;
/** When the server is killed, by the part of the batches that is on its way. */
const killsAt = [0.3, 0.65];
const external = process.env['DATABASE_URL'];

let folder: string;
let database: { url: string; drop(): Promise<void> } | undefined;
let server: ServerProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-truth-'));
  await chmod(folder, 0o755);
  database = external ? await createEmptyDatabase() : undefined;
  await buildServer();
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  server = await startServerProcess(folder, {
    VITRINA_ADMIN_PASSWORD: adminPassword,
    VITRINA_TRUST_PROXY: 'loopback',
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
  return server;
}

/** Two licences, three shops, and packages of several categories, put straight into the database. */
async function createPlaces(client: ApiClient): Promise<Pick<VisitPlan, 'epacks' | 'retailerIds'>> {
  const ids: string[] = [];
  for (let number = 0; number < epackCount; number++) {
    const body = minisite({ name: `Product ${number}`, ean: testGtin(number), mpn: `P-${number}` });
    ids.push((await client.call(contract.createEpack, { body })).data.id);
  }
  const found = await joinDatabaseServer({ databaseUrl: database?.url, dataFolder: folder });
  const { query, close } = openDatabase(found?.connectionString ?? '', () => undefined);
  try {
    const licenses = await query
      .insertInto('license')
      .values([{ name: 'One' }, { name: 'Two' }])
      .returning('id')
      .execute();
    const retailers = await query
      .insertInto('retailer')
      .values(['A', 'B', 'C'].map((name) => ({ name, domains: [], is_sis: false })))
      .returning('id')
      .execute();
    for (const { id: license_id } of licenses) {
      const connected = retailers.map(({ id: retailer_id }) => ({ license_id, retailer_id }));
      await query.insertInto('license_retailer').values(connected).execute();
    }
    const epacks: SentEpack[] = [];
    for (const [at, id] of ids.entries()) {
      const { public_id } = await query
        .updateTable('epack')
        .set({ license_id: licenses[at % 2]?.id ?? null, categories: [String(at % 3)] })
        .where('id', '=', id)
        .returning('public_id')
        .executeTakeFirstOrThrow();
      const known = await findPublished(query, public_id);
      if (!known) throw new Error('An epack is gone');
      epacks.push({
        publicId: public_id,
        epackId: known.epack_id,
        licenseId: known.license_id ?? 0,
        shelfId: known.shelf_id,
      });
    }
    return { epacks, retailerIds: retailers.map(({ id }) => id) };
  } finally {
    await close();
  }
}

/** Sends everything from many at once; what is not acknowledged is sent again, to whatever server there is then. */
async function sendAll(plan: VisitPlan, kill: () => Promise<void>): Promise<void> {
  const batches = arrivingBatches(plan);
  const total = Math.ceil(eventCount / 15);
  const kills = killsAt.map((part) => Math.floor(total * part));
  let sent = 0;
  async function keepSending(): Promise<void> {
    for (const batch of batches) {
      const isTime = ++sent >= (kills[0] ?? Infinity);
      if (isTime) kills.shift();
      const killing = isTime ? kill() : undefined;
      await sendUntilAcknowledged(() => server?.url ?? '', batch);
      await killing;
    }
  }
  await Promise.all(Array.from({ length: senders }, keepSending));
  expect(kills).toEqual([]);
}

/** The figures of a dashboard, counted one by one. */
async function expectedDashboard(
  events: readonly StreamEvent[],
  period: Period,
): Promise<Partial<Dashboard>> {
  const visits = countStraight(events, period, timeZone);
  const users = await visits.countUsersByDay();
  const days = await visits.countByDay();
  const values = await visits.countValues();
  const of = (wanted: string) =>
    values
      .filter(({ dimension }) => dimension === wanted)
      .map(({ value, count }) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return {
    total: days.reduce((sum, { count }) => sum + count, 0),
    users: [...users.values()].reduce((sum, count) => sum + count, 0),
    series: days.map(({ day, count }) => ({ date: day, count })),
    byHour: await visits.countByHour(),
    widgets: {
      browsers: of('browser'),
      devices: of('device'),
      os: of('os'),
      platforms: of('platform'),
      map: of('country'),
    },
  };
}

describe(`${eventCount} events with repetitions, in disorder, late, the server killed ${killsAt.length} times`, () => {
  it('are counted exactly, in every figure', { timeout: 300_000 + eventCount }, async () => {
    await start();
    const places = await createPlaces(await signIn(server?.url ?? ''));
    const plan: VisitPlan = { ...places, count: eventCount, untilMs: Date.now() - 60_000 };
    const begin = performance.now();
    await sendAll(plan, async () => {
      await server?.killAlone();
      await start();
    });
    const seconds = (performance.now() - begin) / 1000;
    process.stderr.write(`${eventCount} events acknowledged in ${seconds.toFixed(1)} s, kills included\n`);

    const client = await signIn(server?.url ?? '');
    const events = Array.from({ length: eventCount }, (_, number) => eventOf(plan, number));
    const days = events.map(({ ts }) => dayIn(timeZone, ts)).toSorted();
    const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
    const licenseIds = [...new Set(places.epacks.map(({ licenseId }) => licenseId))];
    const choices = [
      { licenseIds, retailerIds: undefined },
      { licenseIds: licenseIds.slice(1), retailerIds: places.retailerIds.slice(1) },
    ];
    for (const { licenseIds: licenses, retailerIds } of choices) {
      const period: Period = {
        range,
        selection: {
          licenseIds: licenses,
          retailerIds,
          shelfIds: undefined,
          isSisOnly: false,
          hasCategoryRule: false,
        },
      };
      const query = { licenses: licenses.join(','), retailers: retailerIds?.join(',') ?? '', ...range };
      const { data } = await client.call(contract.getDashboard, { query });
      const expected = await expectedDashboard(events, period);
      expect(data).toMatchObject({ ...expected, widgets: {} });
      const { browsers, devices, os, platforms, map } = data.widgets;
      expect({ browsers, devices, os, platforms, map }).toEqual(expected.widgets);
      const straight = countStraight(events, period, timeZone);
      const top = await straight.rankEpacks(15);
      const names = new Map(places.epacks.map(({ epackId, publicId }) => [epackId, publicId]));
      expect(data.topProducts.map(({ publicId, count }) => [publicId, count])).toEqual(
        top.map(({ epackId, count }) => [names.get(epackId), count]),
      );
      const last = await straight.listLast(100);
      expect(data.lastImpressions.map(({ time }) => time)).toEqual(
        last.map(({ time }) => time.toISOString()),
      );
      const users = (id: number, count: number) => expect.objectContaining({ id, count });
      for (const [owner, listed] of [
        ['license', data.widgets.usersPerLicense],
        ['retailer', data.widgets.usersPerRetailer],
      ] as const) {
        const counted = await straight.countUsersBy(owner);
        expect(listed).toHaveLength(counted.size);
        expect(listed).toEqual(expect.arrayContaining([...counted].map(([id, count]) => users(id, count))));
      }
    }
    expect(addDays(range.from, 1)).toBe(range.to);
  });
});
