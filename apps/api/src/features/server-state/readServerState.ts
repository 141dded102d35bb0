import { statfs } from 'node:fs/promises';
import type { ServerState } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import { checkReadiness } from '../../platform/operations/readiness.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { listLookAlikes } from '../accounts/accountNames.ts';
import { findLastBackup } from '../backup/findLastBackup.ts';
import type { Services } from '../services.ts';

const shownCalls = 20;
const shownLicenses = 100;
const startedDate = new Date(Date.now() - performance.now()).toISOString();

async function readDisk(folder: string): Promise<ServerState['disk']> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

async function readDatabase(query: Queryable): Promise<{ schemaVersion: string; databaseBytes: number }> {
  const { rows } = await sql<{ schemaVersion: string; databaseBytes: number }>`
    select (select max(name) from kysely_migration) as "schemaVersion",
      pg_database_size(current_database())::bigint as "databaseBytes"
  `.execute(query);
  return rows[0] ?? { schemaVersion: '', databaseBytes: 0 };
}

async function readStorage(query: Queryable): Promise<ServerState['storage']> {
  const { rows } = await sql<ServerState['storage'][number]>`
    select l.id, l.name, count(f.id)::int as "fileCount", coalesce(sum(f.size_bytes), 0)::bigint as "usedBytes"
    from license l left join asset a on a.license_id = l.id left join file f on f.id = a.file_id
    group by l.id order by "usedBytes" desc, l.name limit ${shownLicenses}
  `.execute(query);
  return rows;
}

/** Reads what the operator of the installation watches. */
export async function readServerState(services: Services): Promise<ServerState> {
  const { config, database, jobs, metrics } = services;
  const [parts, disk, inDatabase, backup, queues, storage, lookAlikes] = await Promise.all([
    checkReadiness(services),
    readDisk(config.dataFolder),
    readDatabase(database.query),
    findLastBackup(config.dataFolder),
    jobs.listQueues(),
    readStorage(database.query),
    listLookAlikes(database.query),
  ]);
  const slowestFirst = metrics
    .listRecentCalls()
    .toSorted((one, other) => other.averageMs - one.averageMs)
    .slice(0, shownCalls);
  return {
    ...inDatabase,
    startedDate,
    parts,
    disk,
    backupDate: backup?.toISOString() ?? null,
    queues: queues.map(({ oldestDate, ...queue }) => ({
      ...queue,
      oldestDate: oldestDate?.toISOString() ?? null,
    })),
    slowCalls: slowestFirst,
    storage,
    storageLimitBytes: config.licenseStorageBytes,
    lookAlikes,
  };
}
