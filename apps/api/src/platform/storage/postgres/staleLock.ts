import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { hasLivingMember, isInProcessTable, isZombie, runsOn } from '../processState.ts';
import type { Postmaster } from './postmaster.ts';

const childrenTimeoutMs = 10_000;
const pollMs = 50;

/**
 * Removes the lock file of a server that is gone but whose process id still answers: its own, not yet buried, or by now
 * another program's. PostgreSQL would take it for alive and refuse to start. Its children are waited for first: while one
 * of them still writes, no other server may start.
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
