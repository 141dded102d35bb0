import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addDays, dayIn } from '../../src/features/events/days.ts';
import type { Period, Selection } from '../../src/features/events/eventStore.ts';
import { viewClasses } from '../../src/features/events/viewClasses.ts';
import { findPublished } from '../../src/features/stream/lookups.ts';
import { openDatabase } from '../../src/platform/storage/database.ts';
import { joinDatabaseServer } from '../../src/platform/storage/databaseServer.ts';
import { minisite, testGtin } from '../../testing/epacks.ts';
import { buildServer, startServerProcess, type ServerProcess } from '../../testing/serverProcess.ts';
import { createTestClickHouse, hasClickHouse, type TestClickHouse } from '../../testing/testClickHouse.ts';
import { createEmptyDatabase } from '../../testing/testDatabase.ts';
import { expectedDashboard, figuresOf } from './expectedDashboard.ts';
import {
  arrivingBatches,
  eventOf,
  sendUntilAcknowledged,
  type SentEpack,
  type VisitPlan,
} from './visitSender.ts';
import { adminPassword, signIn } from './workload.ts';

const eventCount = Number(process.env['VITRINA_TRUTH_EVENTS'] ?? 6000);
/** A zone where it is daytime now, so that the events of the last twenty hours fall on two days there. */
const timeZone = isDaytimeIn('Europe/Moscow') ? 'Europe/Moscow' : 'America/New_York';
const senders = 64;
const epackCount = 20;
/** When to kill the server, as shares of the sent batches. */
const killsAt = [0.3, 0.65];
const external = process.env['DATABASE_URL'];

function isDaytimeIn(zone: string): boolean {
  const hour = Number(new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hour: 'numeric' }).format());
  return hour >= 2 && hour < 18;
}

let folder: string;
let database: { url: string; drop(): Promise<void> } | undefined;
let clickHouse: TestClickHouse | undefined;
let server: ServerProcess | undefined;
beforeAll(buildServer, 120_000);

async function start(): Promise<ServerProcess> {
  server = await startServerProcess(folder, {
    VITRINA_ADMIN_PASSWORD: adminPassword,
    VITRINA_TRUST_PROXY: 'loopback',
    VITRINA_TIME_ZONE: timeZone,
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...(clickHouse ? { CLICKHOUSE_URL: clickHouse.url } : {}),
  });
  return server;
}

/** Creates two licenses, three shops, and packages of several categories directly in the database. */
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

/**
 * Sends everything from many clients in parallel; resends what is not acknowledged, to the server running
 * then.
 */
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

const story = `${eventCount} events with repetitions, in disorder, late, the server killed ${killsAt.length} times`;

describe.each([
  { engine: 'PostgreSQL', isHere: true, openClickHouse: () => Promise.resolve(undefined) },
  { engine: 'two ClickHouse servers', isHere: hasClickHouse, openClickHouse: createTestClickHouse },
])(`${story}, on $engine`, ({ isHere, openClickHouse }) => {
  beforeAll(async () => {
    if (!isHere) return;
    folder = await mkdtemp(join(tmpdir(), 'vitrina-truth-'));
    await chmod(folder, 0o755);
    database = external ? await createEmptyDatabase() : undefined;
    clickHouse = await openClickHouse();
  });
  afterAll(async () => {
    if (!isHere) return;
    await server?.stop();
    await clickHouse?.drop();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  }, 240_000);

  it.skipIf(!isHere)('are counted exactly, in every figure', { timeout: 300_000 + eventCount }, async () => {
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

    const events = Array.from({ length: eventCount }, (_, number) => eventOf(plan, number));
    const days = events.map(({ ts }) => dayIn(timeZone, ts)).toSorted();
    const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
    expect(addDays(range.from, 1)).toBe(range.to);
    const licenseIds = [...new Set(places.epacks.map(({ licenseId }) => licenseId))];
    const everything: Selection = {
      licenseIds,
      retailerIds: undefined,
      shelfIds: undefined,
      isSisOnly: false,
      hasCategoryRule: false,
      classes: viewClasses,
    };
    const some: Selection = {
      ...everything,
      licenseIds: licenseIds.slice(1),
      retailerIds: places.retailerIds.slice(1),
    };
    const periods: Period[] = [
      { selection: everything, range },
      { selection: some, range },
      { selection: { ...everything, classes: ['unverified'] }, range },
      // A single day, whose visitors are not those of both days together.
      { selection: everything, range: { from: range.to, to: range.to } },
    ];
    const publicIds = new Map(places.epacks.map(({ epackId, publicId }) => [epackId, publicId]));
    // Requested before counting: generating or counting a million events takes longer than a connection stays
    // open.
    const client = await signIn(server?.url ?? '');
    const shown = [];
    for (const { selection, range: asked } of periods) {
      const { licenseIds: licenses, retailerIds, classes } = selection;
      const views = classes === viewClasses ? ('all' as const) : ('unverified' as const);
      const query = {
        views,
        licenses: licenses.join(','),
        retailers: retailerIds?.join(',') ?? '',
        ...asked,
      };
      shown.push(figuresOf((await client.call(contract.getDashboard, { query })).data));
    }
    for (const [at, period] of periods.entries()) {
      expect(shown[at]).toEqual(await expectedDashboard(events, period, { timeZone, publicIds }));
    }
  });
});
