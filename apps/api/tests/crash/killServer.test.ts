import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { BlobStore } from '../../src/platform/storage/blobStore.ts';
import { openDatabase, type Queryable } from '../../src/platform/storage/database.ts';
import { joinDatabaseServer } from '../../src/platform/storage/databaseServer.ts';
import { createDiskBlobStore } from '../../src/platform/storage/diskBlobStore.ts';
import { buildServer, startServerProcess, type ServerProcess } from '../../testing/serverProcess.ts';
import { createEmptyDatabase } from '../../testing/testDatabase.ts';
import { findLost } from './checkAcknowledged.ts';
import { findFaults, findOrphans } from './checkStores.ts';
import { adminPassword, emptyAcknowledged, signIn, startWork, type Acknowledged } from './workload.ts';

/** Each process is killed once, at different moments. `pnpm soak` uses two hundred rounds. */
const rounds = Number(process.env['VITRINA_KILL_ROUNDS'] ?? 3);
const isExternal = !!process.env['DATABASE_URL'];
/** The processes to kill. An external PostgreSQL is left alone: other tests use it. */
const victims = isExternal
  ? (['server'] as const)
  : (['server and PostgreSQL', 'server', 'PostgreSQL'] as const);
type Victim = (typeof victims)[number] | 'PostgreSQL' | 'server and PostgreSQL';
/** Enough to be in the middle of the work on any machine; differs from round to round. */
const savesBeforeKill = (round: number): number => 15 + ((round * 17) % 40);
/** How often a long run reports its progress. */
const reportEvery = 25;
/** If the server kept running, pointer files can follow their rows a little later. */
const settle = { timeout: 20_000, interval: 200 };
const wait = { timeout: 60_000, interval: 5 };

let folder: string;
let databaseUrl: string | undefined;
let dropDatabase: (() => Promise<void>) | undefined;
let server: ServerProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-crash-'));
  await chmod(folder, 0o755);
  if (isExternal) ({ url: databaseUrl, drop: dropDatabase } = await createEmptyDatabase());
  await buildServer();
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await dropDatabase?.();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  server = await startServerProcess(folder, {
    VITRINA_ADMIN_PASSWORD: adminPassword,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  return server;
}

/** Inspects the stores beside the server. */
async function inspect<Result>(
  look: (query: Queryable, blobs: BlobStore) => Promise<Result>,
): Promise<Result> {
  const found = await joinDatabaseServer({ databaseUrl, dataFolder: folder });
  const database = openDatabase(found?.connectionString ?? '', () => undefined);
  try {
    return await look(database.query, createDiskBlobStore(join(folder, 'blobs')));
  } finally {
    await database.close();
  }
}

/** Creates a license with one retailer to publish to. */
async function createPlaces(): Promise<{ licenseId: number; retailerId: number }> {
  return inspect(async (query) => {
    const [license, retailer] = await Promise.all([
      query.insertInto('license').values({ name: 'License' }).returning('id').executeTakeFirstOrThrow(),
      query
        .insertInto('retailer')
        .values({ name: 'Shop', domains: [], is_sis: false })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ]);
    await query
      .insertInto('license_retailer')
      .values({ license_id: license.id, retailer_id: retailer.id })
      .execute();
    return { licenseId: license.id, retailerId: retailer.id };
  });
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/healthz`).catch(() => undefined);
  return response?.ok ?? false;
}

async function kill(running: ServerProcess, victim: Victim): Promise<ServerProcess> {
  if (victim === 'PostgreSQL') {
    await running.killPostgres();
    await vi.waitUntil(() => isReady(running.url), wait);
    return running;
  }
  await (victim === 'server' ? running.killAlone() : running.killTree());
  return start();
}

function tally(total: Map<Victim, Acknowledged[]>): string {
  const sum = (all: Acknowledged[], count: (one: Acknowledged) => number): number =>
    all.reduce((value, one) => value + count(one), 0);
  return Array.from(total, ([victim, all]) => {
    const publications = sum(all, (one) =>
      [...one.publications.values()].reduce((value, { count }) => value + count, 0),
    );
    return `${victim} killed ${all.length} times: ${sum(all, (one) => one.saves.length)} saves, ${publications} publications, ${sum(all, (one) => one.files.length)} files acknowledged, all there`;
  }).join('\n');
}

describe('killed in the middle of saves, publications and uploads', () => {
  it(
    'has everything it acknowledged, and nothing by halves',
    { timeout: 60_000 + rounds * 60_000 },
    async () => {
      const total = new Map<Victim, Acknowledged[]>();
      // A long run has thousands of files: each is read when it is new, and all again at the end.
      const known = new Set<string>();
      let running = await start();
      const { licenseId, retailerId } = await createPlaces();
      for (let round = 0; round < rounds; round++) {
        const victim = victims[round % victims.length] ?? 'server';
        const work = startWork(await signIn(running.url), licenseId);
        const isBusy = () => {
          const published = [...work.done.publications.values()].some(({ count }) => count > 0);
          return work.done.saves.length >= savesBeforeKill(round) && published && work.done.files.length > 0;
        };
        await Promise.race([vi.waitUntil(isBusy, wait), work.ended()]);
        work.expectFailures();
        running = await kill(running, victim);
        await work.ended();
        expect(await findLost(running.url, await signIn(running.url), retailerId, work.done)).toEqual([]);
        const faults = () => inspect((query, blobs) => findFaults(query, blobs, known));
        await expect.poll(faults, settle).toEqual([]);
        total.set(victim, [...(total.get(victim) ?? []), work.done]);
        if ((round + 1) % reportEvery === 0)
          process.stderr.write(`after ${round + 1} rounds:\n${tally(total)}\n`);
      }

      const everything = emptyAcknowledged();
      for (const one of [...total.values()].flat()) {
        everything.saves.push(...one.saves);
        everything.files.push(...one.files);
        for (const [id, publication] of one.publications) everything.publications.set(id, publication);
      }
      await running.stop();
      running = await start();
      expect(await findLost(running.url, await signIn(running.url), retailerId, everything)).toEqual([]);
      expect(await inspect((query, blobs) => findFaults(query, blobs))).toEqual([]);
      const orphans = () => inspect((query, blobs) => findOrphans(query, blobs, join(folder, 'blobs')));
      await expect.poll(orphans, { timeout: 30_000, interval: 200 }).toEqual([]);
      await running.stop();
      server = undefined;
      process.stderr.write(`after a last restart:\n${tally(total)}\n`);
    },
  );
});
