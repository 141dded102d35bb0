import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { sql } from 'kysely';

import type { Config } from '../config/config.ts';
import type { JobQueue } from '../jobs/jobQueue.ts';
import type { BlobStore } from '../storage/blobStore.ts';
import type { Database } from '../storage/database.ts';

/** The result of one check. */
export interface CheckResult {
  name: 'database' | 'files' | 'jobs' | 'disk';
  isOk: boolean;
  /** The state in words. */
  message: string;
}

/** The parts that the checks try out. */
export interface ReadinessParts {
  config: Pick<Config, 'dataFolder'>;
  database: Database;
  blobs: BlobStore;
  jobs: Pick<JobQueue, 'count'>;
}

/** How long each part may take. */
const limitMs = 3000;
/** Below this, the server is not ready: uploads and the database's own log need room. */
const leastFreeBytes = 500_000_000;

async function writeRow({ query }: Database): Promise<string> {
  await sql`
    insert into readiness (host, checked_at) values (${hostname()}, now())
    on conflict (host) do update set checked_at = excluded.checked_at
  `.execute(query);
  return 'Accepts writes.';
}

async function writeBlob(blobs: BlobStore): Promise<string> {
  const key = `ready/${encodeURIComponent(hostname())}`;
  const content = Buffer.from(new Date().toISOString());
  await blobs.put(key, content);
  const stored = await blobs.readWhole(key);
  if (!stored?.equals(content)) throw new Error('What was written is not what is read');
  return 'Accepts writes.';
}

async function countJobs(jobs: ReadinessParts['jobs']): Promise<string> {
  const waiting = (await jobs.count()).filter(({ state }) => state === 'created' || state === 'retry');
  return `${waiting.reduce((sum, { n }) => sum + n, 0)} jobs wait.`;
}

async function measureDisk(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${(free / 1e9).toFixed(1)} GB free`;
  if (free < leastFreeBytes) throw new Error(`Only ${text}`);
  return `${text}.`;
}

async function check(name: CheckResult['name'], run: () => Promise<string>): Promise<CheckResult> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${limitMs / 1000} s`)), limitMs);
  try {
    return { name, isOk: true, message: await Promise.race([run(), late.promise]) };
  } catch (error) {
    return { name, isOk: false, message: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** Tries out everything that the server needs to work: each part does what it is needed for, within a limit. */
export async function checkReadiness({
  config,
  database,
  blobs,
  jobs,
}: ReadinessParts): Promise<CheckResult[]> {
  return Promise.all([
    check('database', () => writeRow(database)),
    check('files', () => writeBlob(blobs)),
    check('jobs', () => countJobs(jobs)),
    check('disk', () => measureDisk(config.dataFolder)),
  ]);
}
