import { link, lstat, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { isAlive } from '../processState.ts';
import { readPostmaster } from './postmaster.ts';

/**
 * In a cluster outside its data folder: a hard link to the data folder's file that names the cluster's path.
 */
const ownerName = 'owner';

/**
 * How long a cluster is kept after its data folder is gone: a copy of the folder may still be started and
 * claim it.
 */
const orphanGraceMs = 30 * 24 * 60 * 60_000;

/** Checks whether an error only means that files of the two folders cannot be linked. */
function isApart(error: unknown): boolean {
  return ['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/**
 * Ties the cluster in `base` to the data folder whose file `record` names it, by a hard link. The link
 * survives moving the data folder; a link count of one means that the folder is gone. Across file systems
 * nothing is tied, and the cluster is never removed.
 */
export async function claimCluster(base: string, record: string): Promise<void> {
  const owner = join(base, ownerName);
  const [ours, theirs] = await Promise.all([stat(record), stat(owner).catch(() => undefined)]);
  if (theirs && theirs.ino === ours.ino && theirs.dev === ours.dev) return;
  await rm(owner, { force: true });
  await link(record, owner).catch((error: unknown) => {
    if (!isApart(error)) throw error;
  });
}

async function isOrphan(base: string, graceMs: number): Promise<boolean> {
  const owner = join(base, ownerName);
  const found = await lstat(owner).catch(() => undefined);
  if (!found?.isFile() || found.nlink !== 1 || Date.now() - Math.floor(found.ctimeMs) < graceMs) return false;
  if ((await readFile(owner, 'utf8')).trim() !== base) return false;
  const server = await readPostmaster(join(base, 'cluster'));
  return server === undefined || !isAlive(server.pid);
}

/** Removes only the clusters in `folder` whose data folders have been gone for a month. */
export async function removeOrphans(folder: string, graceMs = orphanGraceMs): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => /^[0-9a-f]{16}$/v.test(one))) {
    const base = join(folder, name);
    if (await isOrphan(base, graceMs)) await rm(base, { recursive: true, force: true });
  }
}
