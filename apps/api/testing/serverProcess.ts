import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

import { findRepositoryRoot } from '../src/platform/config/repository.ts';
import { readPostmaster } from '../src/platform/storage/postgres/postmaster.ts';
import { isAlive } from '../src/platform/storage/processState.ts';

const apiFolder = join(findRepositoryRoot(), 'apps/api');
/**
 * Beside the installed packages, so that the bundle finds them; parallel processes and runs have separate
 * folders.
 */
const outputFolder = join(
  apiFolder,
  `node_modules/.cache/server-under-test-${process.pid}-${process.env['VITEST_POOL_ID'] ?? ''}`,
);

let built: Promise<void> | undefined;

/** Builds the production server once for all test files of a process. */
export function buildServer(): Promise<void> {
  return (built ??= build());
}

async function build(): Promise<void> {
  const tsup = join(apiFolder, 'node_modules/.bin/tsup');
  process.once('exit', () => rmSync(outputFolder, { recursive: true, force: true }));
  await promisify(execFile)(tsup, ['--out-dir', outputFolder, '--silent'], { cwd: apiFolder });
}

/** A server in its own process, with its own PostgreSQL. */
export interface ServerProcess {
  url: string;
  readonly pid: number;
  /** The exit code, once the process has ended. */
  readonly exitCode: Promise<number | null>;
  /** Sends SIGKILL to the server and every process of its PostgreSQL at the same time. */
  killTree(): Promise<void>;
  /** Sends SIGKILL to every process of its PostgreSQL; the server keeps running and restarts it. */
  killPostgres(): Promise<void>;
  /** Sends SIGKILL only to the server; its PostgreSQL keeps running. */
  killAlone(): Promise<void>;
  /** Sends SIGTERM; resolves with the exit code once the process has ended. */
  stop(): Promise<number | null>;
}

async function readAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const entry = JSON.parse(line) as { msg?: string; address?: string };
    if (entry.msg === 'listening' && entry.address) return entry.address;
  }
  throw new Error('The server ended before it listened');
}

async function waitUntilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
}

/**
 * Lists the processes a postmaster started: each leads its own process group, so no group contains all of
 * them.
 */
async function listBackends(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.split(' ').map(Number).filter(Boolean);
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Kills a PostgreSQL in the middle of its work. Without /proc, its backends end on their own. */
async function killPostmaster(dataFolder: string): Promise<number[]> {
  const postmaster = await readPostmaster(join(dataFolder, 'postgres/cluster'));
  if (!postmaster) throw new Error('PostgreSQL does not run');
  const pids = [postmaster.pid, ...(await listBackends(postmaster.pid))];
  for (const pid of pids) killNow(pid);
  return pids;
}

/** Starts the built server on a data folder. */
export async function startServerProcess(
  dataFolder: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(outputFolder, 'server.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', VITRINA_DATA_DIR: dataFolder, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const url = await readAddress(child);
  child.stdout?.resume();
  return {
    url,
    pid: child.pid ?? 0,
    exitCode: exited.then(([code]) => code),
    async killPostgres() {
      const pids = await killPostmaster(dataFolder);
      await Promise.all(pids.map(waitUntilGone));
    },
    async killTree() {
      const pids = await killPostmaster(dataFolder);
      child.kill('SIGKILL');
      await exited;
      await Promise.all(pids.map(waitUntilGone));
    },
    async killAlone() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
  };
}

/** Starts a built program that listens and has no PostgreSQL of its own: a service beside the server. */
export async function startServiceProcess(
  program: 'server' | 'crmService' | 'builderService' | 'streamService',
  environment: Record<string, string>,
): Promise<Pick<ServerProcess, 'url' | 'stop'>> {
  const child = spawn(process.execPath, [join(outputFolder, `${program}.js`)], {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const url = await readAddress(child);
  child.stdout?.resume();
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
  };
}
