import { createHash, randomBytes } from 'node:crypto';
import { chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { canReach, postgresAccount, type SystemAccount } from './account.ts';
import { findPackagedBinaries, prepareBinaries } from './binaries.ts';
import { claimCluster } from './ownership.ts';

/** The paths of a cluster's files, and the account that runs it. */
export interface ClusterPlace {
  /** PostgreSQL's own data folder. */
  cluster: string;
  /** The folder with `bin`, `lib` and `share`. */
  native: string;
  passwordFile: string;
  logFile: string;
  account: SystemAccount | undefined;
}

/** The folder for clusters whose data folder PostgreSQL's account cannot access. */
export const sharedFolder = '/var/lib/vitrina';

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Copies the binaries for the account; renamed at the end, so that an interrupted copy is never used. */
async function copyBinaries(from: string, to: string): Promise<void> {
  if (await isFolder(to)) return;
  const temporary = `${to}.${process.pid}`;
  await rm(temporary, { recursive: true, force: true });
  await cp(from, temporary, { recursive: true, dereference: false, verbatimSymlinks: true });
  await prepareBinaries(temporary);
  await rename(temporary, to);
}

async function makeFolder(path: string, mode: number, owner?: SystemAccount): Promise<void> {
  await mkdir(path, { recursive: true, mode });
  if (owner) await chown(path, owner.uid, owner.gid);
}

/**
 * Chooses the folder of a data folder's cluster: inside it, or, if PostgreSQL's account has no access, a new
 * folder under `/var/lib/vitrina`. The choice is recorded in the data folder and kept: deleting the data
 * folder discards its cluster, and a new one starts empty.
 */
export async function choosePlace(dataFolder: string): Promise<ClusterPlace> {
  const account = postgresAccount();
  const home = join(dataFolder, 'postgres');
  await mkdir(home, { recursive: true });
  const packaged = findPackagedBinaries();
  const record = join(home, 'place');
  const recorded = await readIfThere(record);

  let base = recorded ?? home;
  let native = packaged;
  if (!recorded && account && !(await canReach(home, account))) {
    base = join(sharedFolder, randomBytes(8).toString('hex'));
    await writeFile(record, `${base}\n`, { mode: 0o600 });
  }
  if (base !== home) {
    await makeFolder(base, 0o755);
    await claimCluster(base, record);
  }
  if (await canReach(packaged, account)) await prepareBinaries(packaged);
  else {
    native = join(sharedFolder, `native-${createHash('sha256').update(packaged).digest('hex').slice(0, 16)}`);
    await makeFolder(sharedFolder, 0o755);
    await copyBinaries(packaged, native);
  }
  const cluster = join(base, 'cluster');
  await makeFolder(cluster, 0o700, account);
  return {
    cluster,
    native,
    passwordFile: join(home, 'password'),
    logFile: join(home, 'postgres.log'),
    account,
  };
}
