import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Postmaster } from './postmaster.ts';

/** One process as `/proc` describes it. */
interface ProcessState {
  isZombie: boolean;
  group: number;
}

const stateField = 0;
const groupField = 2;

function readState(pid: number | string): ProcessState | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces and brackets of its own; what follows the last one is plain.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { isZombie: fields[stateField] === 'Z', group: Number(fields[groupField]) };
  } catch {
    return undefined;
  }
}

/** Dead, but its parent has not asked how it ended: in a container whose first process never asks, for ever. */
export function isZombie(pid: number): boolean {
  return readState(pid)?.isZombie ?? false;
}

function hasLivingMember(group: number): boolean {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      const state = readState(pid);
      return state?.group === group && !state.isZombie;
    });
}

function runsOn(pid: number, cluster: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
  } catch {
    return false;
  }
}

const childrenTimeoutMs = 10_000;
const pollMs = 50;

/**
 * Removes the lock file of a server that is gone but whose process id still answers: its own, not yet buried, or by now
 * another program's. PostgreSQL would take it for alive and refuse to start. Its children are waited for first: while one
 * of them still writes, no other server may start.
 */
export async function removeStaleLock(cluster: string, server: Postmaster): Promise<void> {
  if (process.platform !== 'linux' || !readState(server.pid)) return;
  if (!isZombie(server.pid) && runsOn(server.pid, cluster)) return;
  const deadline = Date.now() + childrenTimeoutMs;
  while (isZombie(server.pid) && hasLivingMember(server.pid)) {
    if (Date.now() > deadline) throw new Error(`Processes of PostgreSQL ${server.pid} do not end`);
    await sleep(pollMs);
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}
