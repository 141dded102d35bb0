import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite } from '../../../testing/epacks.ts';
import { testImage, toFile } from '../../../testing/images.ts';
import { createEmptyDatabase } from '../../../testing/testDatabase.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { jobKinds } from '../../entry/jobKinds.ts';
import { migrations } from '../../entry/migrations.ts';
import type { BlobStore } from '../../platform/storage/blobStore.ts';
import { createDiskBlobStore } from '../../platform/storage/diskBlobStore.ts';
import { startCluster, type Cluster } from '../../platform/storage/postgres/cluster.ts';
import { rollUpStatistics } from '../statistics/jobs.ts';
import { listTables, quoteName, selectKept } from './databaseTables.ts';
import { readManifest } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

const release = { migrations, jobKinds };
let server: TestServer;
let source: string;
let folder: string;
let cluster: Cluster;
let backup: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-backup-'));
  await chmod(folder, 0o755);
  cluster = await startCluster(join(folder, 'embedded'));
  server = await startTestServer();
  source = server.connectionString;
  const ann = await server.as('ann');
  const picture = await testImage(300, 200);
  await ann.upload(toFile(new Uint8Array(picture), 'picture.png'));
  const { id } = (await ann.call(contract.createEpack, { body: minisite({ name: "Чайник\t\\N\n'x'" }) }))
    .data;
  await ann.call(contract.publishToStream, { params: { id }, body: {} });
  await server.services.jobs.send(rollUpStatistics, {});
  backup = join(folder, 'backup');
  await writeBackup({
    connectionString: source,
    blobs: server.services.blobs,
    folder: backup,
    withBlobs: true,
  });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the number of rows and their checksum per table. */
function summarize(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    await client.query("set time zone 'UTC'");
    const sums: Record<string, string> = {};
    for (const table of await listTables(client)) {
      // A restore marks the coverage files of all retailers as outdated.
      if (table.name === 'coverage_change') continue;
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(r::text, '|' order by r::text collate "C")), '') as sum
         from (${selectKept(client, table)}) r`,
      );
      sums[quoteName(client, table)] = rows[0]?.sum ?? '';
    }
    return sums;
  });
}

async function readAll(blobs: BlobStore): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const name of ['i', 'p', 'files', 'originals']) {
    for await (const { key, sizeBytes } of blobs.list(name)) found.set(key, sizeBytes);
  }
  return found;
}

describe('a backup', () => {
  it('goes to an embedded PostgreSQL and on to another database, whole', { timeout: 120_000 }, async () => {
    const first = { url: cluster.connectionString(), blobs: createDiskBlobStore(join(folder, 'first')) };
    await restoreBackup({
      folder: backup,
      connectionString: first.url,
      blobs: first.blobs,
      replaces: false,
      release,
    });
    const before = await summarize(source);
    expect(await summarize(first.url)).toEqual(before);
    expect(before['"public"."epack"']).toMatch(/^1 /);
    expect(before['"pgboss"."job"']).toMatch(/^1 /);
    // The session of this test is open, but a backup has none.
    expect(before).not.toHaveProperty('"public"."token"');
    const sessions = await withClient(first.url, (client) => client.query('select from token'));
    expect(sessions.rowCount).toBe(0);

    const again = join(folder, 'again');
    await writeBackup({ connectionString: first.url, blobs: first.blobs, folder: again, withBlobs: true });
    const { url, drop } = await createEmptyDatabase();
    const blobs = createDiskBlobStore(join(folder, 'second'));
    await restoreBackup({ folder: again, connectionString: url, blobs, replaces: false, release });
    expect(await summarize(url)).toEqual(before);
    expect(await readAll(blobs)).toEqual(await readAll(server.services.blobs));
    expect((await readAll(blobs)).size).toBeGreaterThan(4);
    await drop();
  });

  it('goes on numbering where it was, deleted rows included', async () => {
    const { url, drop } = await createEmptyDatabase();
    const insert = sql<{ id: number }>`insert into statistics_group (name) values ('x') returning id`;
    const { query } = server.services.database;
    const last = (await insert.execute(query)).rows[0]?.id ?? 0;
    await sql`delete from statistics_group where id = ${last}`.execute(query);
    const target = join(folder, 'numbering');
    await writeBackup({
      connectionString: source,
      blobs: server.services.blobs,
      folder: target,
      withBlobs: false,
    });
    const { blobs } = server.services;
    await restoreBackup({ folder: target, connectionString: url, blobs, replaces: false, release });
    const next = await withClient(url, async (client) => {
      const { rows } = await client.query<{ id: number }>(
        "insert into statistics_group (name) values ('y') returning id",
      );
      return rows[0]?.id;
    });
    expect(next).toBe(last + 1);
    await drop();
  });

  it('lists the files alone where their content is kept otherwise, and misses them', async () => {
    const listed = join(folder, 'listed');
    const { blobs } = server.services;
    await writeBackup({ connectionString: source, blobs, folder: listed, withBlobs: false });
    const manifest = await readManifest(listed);
    expect(manifest.blobs).toMatchObject({ areIncluded: false, count: (await readAll(blobs)).size });
    const { url, drop } = await createEmptyDatabase();
    const elsewhere = createDiskBlobStore(join(folder, 'elsewhere'));
    const restoring = restoreBackup({
      folder: listed,
      connectionString: url,
      blobs: elsewhere,
      replaces: false,
      release,
    });
    await expect(restoring).rejects.toThrow(/is not in the store/);
    await drop();
  });
});

describe('restoring', () => {
  const blobs = () => createDiskBlobStore(join(folder, 'restored'));

  it('leaves a database alone that holds something, unless told', async () => {
    const { url, drop } = await createEmptyDatabase();
    await withClient(url, (client) => client.query('create table mine (id int)'));
    const request = { folder: backup, connectionString: url, blobs: blobs() };
    await expect(restoreBackup({ ...request, replaces: false, release })).rejects.toThrow(/not empty/);
    const mine = () => withClient(url, (client) => client.query("select to_regclass('mine') as mine"));
    expect((await mine()).rows).toEqual([{ mine: 'mine' }]);
    const foreign = 'i/1/gtin/later.json';
    await request.blobs.put(foreign, Buffer.from('{}'));
    await restoreBackup({ ...request, replaces: true, release });
    expect((await mine()).rows).toEqual([{ mine: null }]);
    expect(await summarize(url)).toEqual(await summarize(cluster.connectionString()));
    expect(await request.blobs.find(foreign)).toBeUndefined();
    await drop();
  });

  async function spoil(
    change: (copy: string) => Promise<void>,
  ): Promise<{ error: unknown; rows: unknown[] }> {
    const copy = await mkdtemp(join(folder, 'spoiled-'));
    const { url, drop } = await createEmptyDatabase();
    await writeBackup({
      connectionString: source,
      blobs: server.services.blobs,
      folder: copy,
      withBlobs: true,
    });
    await change(copy);
    const request = { folder: copy, connectionString: url, blobs: blobs(), replaces: false, release };
    const error: unknown = await restoreBackup(request).catch((thrown: unknown) => thrown);
    const { rows } = await withClient(url, (client) =>
      client.query("select tablename from pg_tables where schemaname = 'public'"),
    );
    await drop();
    return { error, rows };
  }

  it.each([
    ['a table that changed', (copy: string) => appendFile(join(copy, 'tables/public.epack.copy.gz'), 'x')],
    ['a table that is gone', (copy: string) => rm(join(copy, 'tables/public.page.copy.gz'))],
    ['a list of files that changed', (copy: string) => appendFile(join(copy, 'blobs.jsonl'), '\n')],
    ['files that are gone', (copy: string) => rm(join(copy, 'blobs'), { recursive: true })],
  ])('finds %s before it touches the database', async (_what, change) => {
    const { error, rows } = await spoil(change);
    expect(String(error)).toMatch(/The backup is damaged/);
    expect(rows).toEqual([]);
  });

  it('refuses a backup of a newer release, and what is none', async () => {
    const { error, rows } = await spoil(async (copy) => {
      const path = join(copy, 'manifest.json');
      const manifest = JSON.parse(await readFile(path, 'utf8')) as { migrations: string[] };
      await writeFile(
        path,
        JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999-future'] }),
      );
    });
    expect(String(error)).toMatch(/newer than this release: it has 9999-future/);
    expect(rows).toEqual([]);
    await expect(readManifest(folder)).rejects.toThrow(/holds no backup/);
  });

  it('never writes into a folder that holds something', async () => {
    const request = { connectionString: source, blobs: blobs(), folder: backup, withBlobs: true };
    await expect(writeBackup(request)).rejects.toThrow(/not empty/);
  });
});
