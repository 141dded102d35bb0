import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { isAlive } from './processState.ts';

/**
 * The folder where files are written before they are renamed: a single one, so that leftovers of a dead
 * process are easy to find.
 */
export const temporaryFolder = '.tmp';
const thisHost = hostname().replace(/[^\w.-]/g, '_');
const temporaryNames = /^(?<host>[\w.-]+)~(?<pid>\d+)~[0-9a-f]{24}$/;
const dayMs = 24 * 60 * 60_000;

/** Returns a name that identifies its process. */
export function temporaryName(): string {
  return `${thisHost}~${process.pid}~${randomBytes(12).toString('hex')}`;
}

/** Returns a path for a temporary file in a data folder, to remove after use. */
export async function newTemporaryPath(root: string): Promise<string> {
  const folder = join(root, temporaryFolder);
  await mkdir(folder, { recursive: true });
  return join(folder, temporaryName());
}

/** Calls `work` with the path for a temporary file, and removes the file afterward. */
export async function withTemporaryFile<Result>(
  root: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = await newTemporaryPath(root);
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Checks whether a file is left over: its process on this host is gone, or another host, which may share the
 * folder, has not written it for a day.
 */
async function isLeftOver(folder: string, name: string): Promise<boolean> {
  const { host, pid } = temporaryNames.exec(name)?.groups ?? {};
  if (host === thisHost) return !isAlive(Number(pid));
  const found = await stat(join(folder, name)).catch(() => undefined);
  return found !== undefined && found.mtimeMs < Date.now() - dayMs;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Removes half-written files of dead processes. @returns the number of files */
export async function removeLeftOvers(root: string): Promise<number> {
  const folder = join(root, temporaryFolder);
  let count = 0;
  for (const name of await namesIn(folder)) {
    if (!(await isLeftOver(folder, name))) continue;
    await rm(join(folder, name), { force: true });
    count++;
  }
  return count;
}
