import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { hasLivingMember, isInProcessTable, isZombie, runsOn } from '../processState.ts';
import type { Postmaster } from './postmaster.ts';

const childrenTimeoutMs = 10_000;
const pollMs = 50;

/**
 * Removes the lock file of a dead server whose process id still exists: as a zombie, or as another program.
 * PostgreSQL would consider it alive and refuse to start. Waits for its child processes first: while one of
 * them writes, no other server can start.
 */
export async function removeStaleLock(cluster: string, server: Postmaster): Promise<void> {
  if (process.platform !== 'linux' || !isInProcessTable(server.pid)) return;
  if (!isZombie(server.pid) && runsOn(server.pid, cluster)) return;
  const deadline = Date.now() + childrenTimeoutMs;
  while (isZombie(server.pid) && hasLivingMember(server.pid)) {
    if (Date.now() > deadline) throw new Error(`Processes of PostgreSQL ${server.pid} do not end`);
    await sleep(pollMs);
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}
