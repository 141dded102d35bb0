import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, serverParts } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { findLastBackup } from '../backup/findLastBackup.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function read() {
  const admin = await server.as('admin');
  return (await admin.call(contract.getServerState)).data;
}

it('says which parts work, since when the server runs, and how much room is left', async () => {
  const { parts, startedDate, disk, databaseBytes, schemaVersion, backupDate } = await read();
  expect(parts.map(({ name, isOk }) => [name, isOk])).toEqual(serverParts.map((name) => [name, true]));
  expect(Date.parse(startedDate)).toBeLessThan(Date.now());
  expect(disk.freeBytes).toBeGreaterThan(0);
  expect(disk.totalBytes).toBeGreaterThan(disk.freeBytes);
  expect(databaseBytes).toBeGreaterThan(1_000_000);
  expect(schemaVersion).toMatch(/^\d{4}-/);
  expect(backupDate).toBeNull();
});

it('lists the slowest calls by route, without what their addresses contain', async () => {
  const ann = await server.as('ann');
  const { id } = (await ann.call(contract.createEpack, { body: minisite() })).data;
  await ann.call(contract.getEpack, { params: { id } });
  await ann.call(contract.getEpack, { params: { id } });
  const { slowCalls } = await read();
  const call = slowCalls.find(({ method, route }) => method === 'GET' && route.endsWith('/epackages/:id'));
  expect(call).toMatchObject({ count: 2, failedCount: 0 });
  expect(call?.longestMs).toBeGreaterThanOrEqual(call?.averageMs ?? Infinity);
  expect(JSON.stringify(slowCalls)).not.toContain(id);
});

it('lists jobs that wait, since when, and those that failed', async () => {
  await sql`
    insert into pgboss.job (name, state, start_after) values
      ('make-report', 'created', now() - interval '10 minutes'), ('make-report', 'created', now() + interval '1 hour'),
      ('check-pages', 'failed', now())
  `.execute(server.services.database.query);
  const { queues } = await read();
  const report = queues.find(({ name }) => name === 'make-report');
  expect(report).toMatchObject({ waitingCount: 1, failedCount: 0 });
  expect(Date.now() - Date.parse(report?.oldestDate ?? '')).toBeGreaterThan(9 * 60_000);
  expect(queues[0]).toMatchObject({ name: 'check-pages', failedCount: 1, oldestDate: null });
});

it('lists licenses with the room of their libraries', async () => {
  const { storage, storageLimitBytes } = await read();
  expect(storage.length).toBeGreaterThan(1);
  expect(storage[0]).toMatchObject({ fileCount: 0, usedBytes: 0 });
  expect(storageLimitBytes).toBeGreaterThan(0);
});

it('lists accounts from before whose names read the same', async () => {
  expect((await read()).lookAlikes).toEqual([]);
  const { query } = server.services.database;
  const rename = (username: string) =>
    query.updateTable('app_user').set({ username }).where('id', '=', 3).execute();
  // The first letter is Cyrillic.
  await rename('аnn');
  expect((await read()).lookAlikes).toEqual([
    [
      { id: 2, username: 'ann' },
      { id: 3, username: 'аnn' },
    ],
  ]);
  await rename('ben');
});

it('knows the last complete backup', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-last-backup-'));
  expect(await findLastBackup(folder)).toBeUndefined();
  await mkdir(join(folder, 'backups', '2026-01-01'), { recursive: true });
  expect(await findLastBackup(folder)).toBeUndefined();
  await writeFile(join(folder, 'backups', '2026-01-01', 'manifest.json'), '{}');
  expect(Date.now() - Number(await findLastBackup(folder))).toBeLessThan(60_000);
  await rm(folder, { recursive: true });
});
