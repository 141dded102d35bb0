import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The system account PostgreSQL runs as. */
export interface SystemAccount {
  uid: number;
  gid: number;
}

/** `nobody` on every system that has it; PostgreSQL only requires an account other than root. */
const nobody: SystemAccount = { uid: 65_534, gid: 65_534 };

/** PostgreSQL refuses to run as root; under any other account, it runs as that account (undefined). */
export function postgresAccount(): SystemAccount | undefined {
  return process.getuid?.() === 0 ? nobody : undefined;
}

const traverseByOwner = 0o100;
const traverseByGroup = 0o010;
const traverseByOthers = 0o001;

async function canTraverse(folder: string, account: SystemAccount): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder);
  if (uid === account.uid) return (mode & traverseByOwner) !== 0;
  if (gid === account.gid) return (mode & traverseByGroup) !== 0;
  return (mode & traverseByOthers) !== 0;
}

/** Checks whether the account can access `folder`: a private folder above it (a 0700 home) prevents it. */
export async function canReach(folder: string, account: SystemAccount | undefined): Promise<boolean> {
  if (!account) return true;
  let current = folder;
  for (;;) {
    if (!(await canTraverse(current, account))) return false;
    const parent = dirname(current);
    if (parent === current) return true;
    current = parent;
  }
}
