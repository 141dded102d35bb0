import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import type { Manifest } from '../features/backup/manifest.ts';
import { restoreBackup } from '../features/backup/restoreBackup.ts';
import { writeBackup } from '../features/backup/writeBackup.ts';
import { ConfigError, readConfig, type Config } from '../platform/config/config.ts';
import { joinDatabaseServer, openDatabaseServer } from '../platform/storage/databaseServer.ts';
import { openBlobStore } from '../platform/storage/openBlobStore.ts';
import { jobKinds } from './jobKinds.ts';
import { migrations } from './migrations.ts';

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function describe({ tables, blobs }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = blobs.areIncluded ? 'files' : 'files (listed only)';
  return `${rows} rows of ${tables.length} tables, ${blobs.count} ${files} of ${Math.ceil(blobs.bytes / 1e6)} MB`;
}

/** Returns a folder name that sorts by time and is valid on every file system. */
function newFolderName(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-');
}

/** Resolves a path from the folder the command was run in; npm runs scripts in the package's folder. */
function toFolder(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}

/** Uses the database of a running server, or starts the embedded one until the work is done. */
async function withDatabaseServer(config: Config, work: (connectionString: string) => Promise<void>) {
  const server = (await joinDatabaseServer(config)) ?? (await openDatabaseServer(config));
  try {
    await work(server.connectionString);
  } finally {
    await server.stop();
  }
}

/** Runs `backup [folder] [--without-files]`. The default folder is a new one in the data folder's `backups`. */
export async function runBackup(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-files': { type: 'boolean', default: false } },
  });
  const config = readConfig(process.env);
  const given = positionals[0];
  const folder = given ? toFolder(given) : join(config.dataFolder, 'backups', newFolderName());
  const blobs = await openBlobStore(config);
  await withDatabaseServer(config, async (connectionString) => {
    const withBlobs = !values['without-files'];
    const manifest = await writeBackup({ connectionString, blobs, folder, withBlobs });
    say(`Backed up ${describe(manifest)}:\n${folder}`);
  });
}

/** Runs `restore <folder> [--replace]`. No server may be running. */
export async function runRestore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [given] = positionals;
  if (!given) throw new ConfigError('Say which backup: npm run restore -- <folder>');
  const config = readConfig(process.env);
  const blobs = await openBlobStore(config);
  const server = await openDatabaseServer(config);
  try {
    const { connectionString } = server;
    const request = {
      folder: toFolder(given),
      connectionString,
      blobs,
      replaces: values.replace,
      release: { migrations, jobKinds },
    };
    say(`Restored ${describe(await restoreBackup(request))}.`);
  } finally {
    await server.stop();
  }
}
