import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '@vitrina/api-client';
import { contract, type PublicationAction } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { openDatabase, type Queryable } from '../../src/platform/storage/database.ts';
import { joinDatabaseServer } from '../../src/platform/storage/databaseServer.ts';
import { createDiskBlobStore } from '../../src/platform/storage/diskBlobStore.ts';
import { firstPage, minisite, testGtin, textPage } from '../../testing/epacks.ts';
import { buildServer, startServerProcess, type ServerProcess } from '../../testing/serverProcess.ts';
import { findFaults } from './checkStores.ts';
import { nothing, openShelf, type Shelf } from './shelf.ts';
import { adminPassword, signIn } from './workload.ts';

/** Each process is killed at a random moment. `pnpm soak` uses two hundred rounds. */
const rounds = Number(process.env['VITRINA_KILL_ROUNDS'] ?? 4);
const packageCount = 16;
const retailerCount = 3;
const victims = ['server and PostgreSQL', 'server', 'PostgreSQL'] as const;
/** The actions of a round, started one after the other for the same packages. */
const plans: readonly (readonly PublicationAction[])[] = [
  ['publish'],
  ['publish', 'unpublish'],
  ['publish'],
  ['rollBack'],
];
const growth = 1.1;
const shrinkage = 0.7;
/** How often a long run reports its progress. */
const reportEvery = 25;
const wait = { timeout: 180_000, interval: 25 };

let folder: string;
let server: ServerProcess;
let client: ApiClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-bulk-'));
  await chmod(folder, 0o755);
  await buildServer();
  await start();
}, 120_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = await startServerProcess(folder, { VITRINA_ADMIN_PASSWORD: adminPassword });
  client = await signIn(server.url);
}

async function inspect<Result>(look: (query: Queryable) => Promise<Result>): Promise<Result> {
  const found = await joinDatabaseServer({ databaseUrl: undefined, dataFolder: folder });
  const database = openDatabase(found?.connectionString ?? '', () => undefined);
  try {
    return await look(database.query);
  } finally {
    await database.close();
  }
}

/** Creates a license with retailers to publish to. @returns the retailers' ids */
async function createPlaces(): Promise<number[]> {
  const { data: license } = await client.call(contract.createLicense, { body: { name: 'Kettles' } });
  return inspect(async (query) => {
    const shops = Array.from({ length: retailerCount }, (_, at) => ({
      name: `Shop ${at}`,
      domains: [],
      is_sis: false,
    }));
    const retailers = await query.insertInto('retailer').values(shops).returning('id').execute();
    const links = retailers.map(({ id }) => ({ license_id: license.id, retailer_id: id }));
    await query.insertInto('license_retailer').values(links).execute();
    return retailers.map(({ id }) => id);
  });
}

async function createPackages(): Promise<{ id: string; ean: string }[]> {
  const packages: { id: string; ean: string }[] = [];
  for (let number = 0; number < packageCount; number++) {
    const ean = testGtin(number);
    const body = minisite({ name: `Kettle ${number}`, ean, mpn: `K-${number}` });
    packages.push({ id: (await client.call(contract.createEpack, { body })).data.id, ean });
  }
  return packages;
}

const read = async (id: number) =>
  (await client.call(contract.getPublicationRun, { params: { id: String(id) } })).data;

/** Waits for a state of a run, whether the server answers at the moment or not. */
async function until(id: number, status: string): Promise<void> {
  await vi.waitUntil(async () => (await read(id).catch(() => undefined))?.status === status, wait);
}

/** Checks the packages for each action, and starts them one after the other. @returns the runs' ids */
async function startRuns(ids: string[], actions: readonly PublicationAction[]): Promise<number[]> {
  const runs: number[] = [];
  for (const action of actions) {
    const { data } = await client.call(contract.createPublicationRun, { body: { ids, action } });
    await until(data.id, 'checked');
    // A package that is not published yet cannot be unpublished, so such a run is not started.
    if ((await read(data.id)).counts.ready === ids.length) runs.push(data.id);
  }
  for (const id of runs) await client.call(contract.continuePublicationRun, { params: { id: String(id) } });
  return runs;
}

async function kill(round: number): Promise<void> {
  const victim = victims[round % victims.length];
  if (victim === 'PostgreSQL') return server.killPostgres();
  await (victim === 'server' ? server.killAlone() : server.killTree());
  await start();
}

/** Watches the shelf until the work has ended. @throws if a pointer is neither as before nor as asked, or turns back */
async function watch(shelf: Shelf, steps: readonly string[], ended: Promise<void>): Promise<void> {
  const reached = new Map<string, number>();
  let isOver = false;
  const over = ended.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const [path, text] of await shelf.read()) {
      const at = steps.indexOf(text);
      if (at < (reached.get(path) ?? 0)) throw new Error(`${path} shows ${text} of ${steps.join(' → ')}`);
      reached.set(path, at);
    }
    await sleep(5);
  }
  await over;
}

it(
  'bulk publications end as asked after the server is killed, each pointer old or new and in order',
  { timeout: 120_000 + rounds * 60_000 },
  async () => {
    const blobs = createDiskBlobStore(join(folder, 'blobs'));
    const known = new Set<string>();
    const retailers = await createPlaces();
    const packages = await createPackages();
    const ids = packages.map(({ id }) => id);
    const shelf = openShelf(join(folder, 'blobs'), packages, retailers);
    /** The texts that were published, without repetitions of the last. */
    const published: string[] = [];
    let shown: string = nothing;
    // Grows while kills meet the work, and shrinks when they come after it: they meet it early, halfway and late.
    let windowMs = 400;
    let interrupted = 0;
    for (let round = 0; round < rounds; round++) {
      const actions = plans[round % plans.length] ?? ['publish'];
      const text = `Round ${round}`;
      if (actions.includes('publish')) {
        for (const id of ids)
          await client.call(contract.saveComponents, {
            params: { id },
            body: { ...firstPage, components: textPage(text) },
          });
      }
      const runs = await startRuns(ids, actions);
      const steps = [shown];
      if (actions.includes('publish')) published.push(text);
      if (actions.includes('publish')) steps.push(text);
      if (runs.length > 1) steps.push(nothing);
      if (actions[0] === 'rollBack') {
        published.pop();
        steps.push(published.at(-1) ?? nothing);
      }
      const work = async (): Promise<void> => {
        await sleep(Math.random() * windowMs);
        const before = await Promise.all(runs.map(read));
        const isMet = before.some(({ status }) => status === 'running');
        if (isMet) interrupted++;
        windowMs *= isMet ? growth : shrinkage;
        await kill(round);
        for (const run of runs) await until(run, 'done');
      };
      await watch(shelf, steps, work());
      for (const run of runs) expect((await read(run)).counts.done).toBe(packageCount);
      shown = steps.at(-1) ?? nothing;
      const everywhere = new Set([shown]);
      await expect.poll(async () => new Set((await shelf.read()).values()), wait).toEqual(everywhere);
      await expect.poll(() => inspect((query) => findFaults(query, blobs, known)), wait).toEqual([]);
      if ((round + 1) % reportEvery === 0 || round + 1 === rounds)
        process.stderr.write(`${round + 1} kills, ${interrupted} in the middle of the work\n`);
    }
    expect(interrupted).toBeGreaterThan(0);
  },
);
