import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** A process, as described by `/proc`. */
interface ProcessState {
  isZombie: boolean;
  group: number;
}

const stateField = 0;
const groupField = 2;

function readState(pid: number | string): ProcessState | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets can contain spaces and brackets; the fields after the last bracket are plain.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { isZombie: fields[stateField] === 'Z', group: Number(fields[groupField]) };
  } catch {
    return undefined;
  }
}

/** Checks whether Linux still lists a process, even as a zombie. */
export function isInProcessTable(pid: number): boolean {
  return readState(pid) !== undefined;
}

/**
 * Checks for a dead process whose parent has not collected its exit status; in a container without an init
 * process, it stays forever.
 */
export function isZombie(pid: number): boolean {
  return readState(pid)?.isZombie ?? false;
}

/** Checks whether a process with this id runs, under any account. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Checks whether a process of this group runs: PostgreSQL's children are in their server's group. */
export function hasLivingMember(group: number): boolean {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      const state = readState(pid);
      return state?.group === group && !state.isZombie;
    });
}

/** Checks whether the folder is among a process's arguments. */
export function runsOn(pid: number, folder: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(folder);
  } catch {
    return false;
  }
}
