import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { forEachAtOnce } from '../../platform/concurrency/forEachAtOnce.ts';
import { ConfigError } from '../../platform/config/config.ts';
import type { JobKind } from '../../platform/jobs/jobKind.ts';
import { openJobQueue } from '../../platform/jobs/jobQueue.ts';
import { openLog } from '../../platform/logs/log.ts';
import type { BlobStore } from '../../platform/storage/blobStore.ts';
import { openDatabase } from '../../platform/storage/database.ts';
import { checkMigrations, migrate, type Migrations } from '../../platform/storage/migrate.ts';
import { noteAllCoverage } from '../publishing/coverageFiles.ts';
import { ensurePartitions } from '../events/postgres/partitions.ts';
import { credentialTables, isJobTable, quoteName, setSequences } from './databaseTables.ts';
import { hashFile } from './hashing.ts';
import {
  backupPaths,
  blobLineSchema,
  readManifest,
  type BackupTable,
  type BlobLine,
  type Manifest,
} from './manifest.ts';

/** Schema and jobs that a release of the server expects in its database. */
export interface Release {
  migrations: Migrations;
  jobKinds: readonly JobKind[];
}

/** Source and target of a restore. */
export interface RestoreRequest {
  folder: string;
  connectionString: string;
  blobs: BlobStore;
  /** Allows existing data in the database to be deleted. */
  replaces: boolean;
  /** Release that will use the restored database. */
  release: Release;
}

const blobsAtOnce = 8;

function damaged(what: string): ConfigError {
  return new ConfigError(
    `The backup is damaged: ${what} is not what was written. Nothing was changed in the database.`,
  );
}

async function checkSums(folder: string, { tables, blobs }: Manifest): Promise<void> {
  for (const table of tables) {
    const sum = await hashFile(backupPaths.table(folder, table)).catch(() => undefined);
    if (sum !== table.sha256) throw damaged(`the table ${table.name}`);
  }
  const sum = await hashFile(backupPaths.blobList(folder)).catch(() => undefined);
  if (sum !== blobs.sha256) throw damaged('the list of files');
}

async function* readBlobLines(folder: string): AsyncGenerator<BlobLine> {
  const input = createReadStream(backupPaths.blobList(folder), 'utf8');
  for await (const line of createInterface({ input })) yield blobLineSchema.parse(JSON.parse(line));
}

async function restoreBlob(folder: string, blobs: BlobStore, { key, sha256 }: BlobLine): Promise<void> {
  const bytes = await readFile(backupPaths.blob(folder, key)).catch(() => undefined);
  const sum = bytes && createHash('sha256').update(bytes).digest('hex');
  if (!bytes || sum !== sha256) throw damaged(key);
  await blobs.put(key, bytes);
}

/** Restores the files, or checks that they still exist if the backup has none. */
async function restoreBlobs(
  folder: string,
  blobs: BlobStore,
  { areIncluded }: Manifest['blobs'],
): Promise<void> {
  await forEachAtOnce(readBlobLines(folder), blobsAtOnce, async (line) => {
    if (areIncluded) await restoreBlob(folder, blobs, line);
    else if ((await blobs.find(line.key))?.sizeBytes !== line.sizeBytes)
      throw new ConfigError(`${line.key} is not in the store, and the backup has no files.`);
  });
}

/** Removes pointers newer than the backup: retailers would show publications the database does not know. */
async function removeOtherPointers(folder: string, blobs: BlobStore): Promise<void> {
  const kept = new Set<string>();
  for await (const { key } of readBlobLines(folder)) if (key.startsWith('i/')) kept.add(key);
  const others: string[] = [];
  for await (const { key } of blobs.list('i')) if (!kept.has(key)) others.push(key);
  for (const key of others) await blobs.remove(key);
}

async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query(`
    select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') limit 1
  `);
  return rows.length === 0;
}

async function checkRoom(client: Client, replaces: boolean): Promise<void> {
  if (replaces || (await isEmpty(client))) return;
  throw new ConfigError(
    'The database is not empty. Restore into an empty one, or say --replace to lose what it holds.',
  );
}

async function makeRoom(client: Client): Promise<void> {
  if (await isEmpty(client)) return;
  await client.query(
    'drop schema if exists pgboss cascade; drop schema public cascade; create schema public',
  );
}

/** Creates the backup's version of the schema, so that its rows fit. */
async function makeSchema(
  connectionString: string,
  manifest: Manifest,
  { migrations, jobKinds }: Release,
): Promise<void> {
  const database = openDatabase(connectionString, () => undefined, { isTimed: false });
  const log = openLog('silent');
  try {
    await migrate(database.query, migrations, manifest.migrations.at(-1));
    await ensurePartitions(database.query, manifest.eventDays);
    const jobs = await openJobQueue({ connectionString, kinds: jobKinds, isWorker: false, log });
    await jobs.stop(0);
  } finally {
    await database.close();
  }
}

async function copyRows(client: Client, folder: string, table: BackupTable, target: string): Promise<void> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const rows = client.query(copyFrom(`copy ${target} (${columns}) from stdin`));
  await pipeline(createReadStream(backupPaths.table(folder, table)), createGunzip(), rows);
  if (rows.rowCount !== table.rows) throw damaged(`the table ${table.name}`);
}

/** Copies jobs, except for kinds that this release no longer has. */
async function copyJobs(client: Client, folder: string, table: BackupTable): Promise<void> {
  const target = quoteName(client, table);
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  await client.query(`create temporary table restored_job (like ${target}) on commit drop`);
  await copyRows(client, folder, table, 'restored_job');
  await client.query(`
    insert into ${target} (${columns}) select ${columns} from restored_job
    where name in (select name from pgboss.queue) on conflict do nothing
  `);
}

/** Copies all rows in one transaction. Triggers are disabled because the backup has the rows they would write. */
async function copyTables(client: Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  const ours = tables.filter((table) => !isJobTable(table));
  const names = ours.map((table) => quoteName(client, table));
  await client.query('begin');
  const credentials = credentialTables.map((name) => quoteName(client, { schema: 'public', name }));
  await client.query(`truncate ${[...new Set([...names, ...credentials])].join(', ')}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  for (const table of ours) await copyRows(client, folder, table, quoteName(client, table));
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const table of tables.filter(isJobTable)) await copyJobs(client, folder, table);
  await setSequences(client, sequences);
  await client.query('commit');
}

/** Migrates the restored schema to this release. Backups of earlier releases have credentials, which end. */
async function finish(connectionString: string, migrations: Migrations): Promise<void> {
  const database = openDatabase(connectionString, () => undefined, { isTimed: false });
  try {
    await migrate(database.query, migrations);
    await noteAllCoverage(database.query);
    for (const table of credentialTables) await database.query.deleteFrom(table).execute();
  } finally {
    await database.close();
  }
}

/**
 * Restores a backup into PostgreSQL 15 or newer. No server may be using the database.
 *
 * @throws {@link ConfigError} if the backup is damaged or of a newer release, or the database is not empty
 */
export async function restoreBackup(request: RestoreRequest): Promise<Manifest> {
  const { folder, connectionString, blobs, replaces, release } = request;
  const manifest = await readManifest(folder);
  checkMigrations(manifest.migrations, release.migrations);
  await checkSums(folder, manifest);
  const client = new Client({ connectionString, application_name: 'vitrina-restore' });
  await client.connect();
  try {
    await checkRoom(client, replaces);
    await restoreBlobs(folder, blobs, manifest.blobs);
    await makeRoom(client);
    await makeSchema(connectionString, manifest, release);
    await copyTables(client, folder, manifest);
    await finish(connectionString, release.migrations);
    await removeOtherPointers(folder, blobs);
    await client.query('analyze');
    return manifest;
  } finally {
    await client.end();
  }
}
