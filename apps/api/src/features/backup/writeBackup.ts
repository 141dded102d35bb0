import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { forEachAtOnce } from '../../platform/concurrency/forEachAtOnce.ts';
import { ConfigError } from '../../platform/config/config.ts';
import type { BlobStore } from '../../platform/storage/blobStore.ts';
import {
  listTables,
  readEventDays,
  readSequences,
  selectKept,
  type CatalogueTable,
} from './databaseTables.ts';
import { createHashingStream, hashFile } from './hashing.ts';
import { backupPaths, type BackupTable, type BlobLine, type Manifest } from './manifest.ts';

/** Source and target of a backup. */
export interface BackupRequest {
  connectionString: string;
  blobs: BlobStore;
  /** Created if missing; must be empty. */
  folder: string;
  /** If false, blobs are only listed because the bucket has its own backup. */
  withBlobs: boolean;
}

/** Copied pointers first: their targets are stored before them, so every copied pointer has its target. */
const blobFolders = ['i', 'p', 'files', 'originals'];
const blobsAtOnce = 8;
/** The fast level is enough: pages shrink to a tenth. */
const gzipLevel = 1;

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(join(folder, 'tables'), { recursive: true });
  const names = (await readdir(folder)).filter((name) => name !== 'tables');
  const isEmpty = names.length === 0 && (await readdir(join(folder, 'tables'))).length === 0;
  if (!isEmpty) throw new ConfigError(`${folder} is not empty. A backup goes into a folder of its own.`);
}

async function copyTable(client: Client, folder: string, table: CatalogueTable): Promise<BackupTable> {
  const { schema, name, columns } = table;
  const rows = client.query(copyTo(`copy (${selectKept(client, table)}) to stdout`));
  const hashing = createHashingStream();
  const file = createWriteStream(backupPaths.table(folder, table), { flags: 'wx' });
  await pipeline(rows, createGzip({ level: gzipLevel }), hashing.stream, file);
  return { schema, name, columns, rows: rows.rowCount, sha256: hashing.sha256() };
}

async function readMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

type DatabasePart = Pick<Manifest, 'migrations' | 'tables' | 'eventDays' | 'sequences'>;

/** Copies all tables in one snapshot while the server keeps writing. */
async function copyDatabase(client: Client, folder: string): Promise<DatabasePart> {
  await client.query('begin isolation level repeatable read, read only');
  const tables: BackupTable[] = [];
  for (const table of await listTables(client)) tables.push(await copyTable(client, folder, table));
  const part = {
    migrations: await readMigrations(client),
    tables,
    eventDays: await readEventDays(client),
    sequences: await readSequences(client),
  };
  await client.query('commit');
  return part;
}

async function copyBlob(blobs: BlobStore, folder: string, key: string): Promise<BlobLine | undefined> {
  const found = await blobs.find(key);
  // Unpublished since it was listed.
  if (!found) return undefined;
  const path = backupPaths.blob(folder, key);
  await mkdir(dirname(path), { recursive: true });
  const hashing = createHashingStream();
  await pipeline(found.read(), hashing.stream, createWriteStream(path, { flags: 'wx' }));
  return { key, sizeBytes: hashing.bytes(), sha256: hashing.sha256() };
}

async function copyBlobs({ blobs, folder, withBlobs }: BackupRequest): Promise<Manifest['blobs']> {
  const list = createWriteStream(backupPaths.blobList(folder), { flags: 'wx' });
  const total = { count: 0, bytes: 0 };
  for (const blobFolder of blobFolders) {
    await forEachAtOnce(blobs.list(blobFolder), blobsAtOnce, async (entry) => {
      const line = withBlobs ? await copyBlob(blobs, folder, entry.key) : entry;
      if (!line) return;
      total.count++;
      total.bytes += line.sizeBytes;
      list.write(`${JSON.stringify(line)}\n`);
    });
  }
  await new Promise<void>((resolve, reject) => {
    list.once('error', reject);
    list.end(() => resolve());
  });
  return { ...total, sha256: await hashFile(backupPaths.blobList(folder)), areIncluded: withBlobs };
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = backupPaths.manifest(folder);
  await writeFile(path, `${JSON.stringify(manifest, null, 1)}\n`, { flag: 'wx' });
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

/** Writes a backup of the database and the files. The server can keep running. */
export async function writeBackup(request: BackupRequest): Promise<Manifest> {
  const { connectionString, folder } = request;
  await prepareFolder(folder);
  const client = new Client({ connectionString, application_name: 'vitrina-backup' });
  await client.connect();
  try {
    const createdAt = new Date().toISOString();
    const database = await copyDatabase(client, folder);
    const manifest: Manifest = { format: 1, createdAt, ...database, blobs: await copyBlobs(request) };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await client.end();
  }
}
