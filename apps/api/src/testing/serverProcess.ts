import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

import { readPostmaster, isAlive } from '../storage/postgres/postmaster.ts';
import { findRepositoryRoot } from '../repository.ts';

const apiFolder = join(findRepositoryRoot(), 'apps/api');
/** Beside the installed packages, so that the bundle finds them. */
const outputFolder = join(apiFolder, 'node_modules/.cache/server-under-test');

/** Builds the server as it ships. */
export async function buildServer(): Promise<void> {
  const tsup = join(apiFolder, 'node_modules/.bin/tsup');
  await promisify(execFile)(tsup, ['--out-dir', outputFolder, '--silent'], { cwd: apiFolder });
}

/** A server in a process of its own, with its own PostgreSQL. */
export interface ServerProcess {
  url: string;
  /** How long it took from the start of the process to the first request it could answer. */
  startMs: number;
  /** SIGKILL for the server and every process of its PostgreSQL, at the same moment. */
  killTree(): Promise<void>;
  /** SIGKILL for the server alone; its PostgreSQL lives on. */
  killAlone(): Promise<void>;
  /** SIGTERM; resolves with the exit code once the process is gone. */
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

/** Starts the built server on a data folder. */
export async function startServerProcess(
  dataFolder: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const begin = performance.now();
  const child = spawn(process.execPath, [join(outputFolder, 'server.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', VITRINA_DATA_DIR: dataFolder, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const url = await readAddress(child);
  child.stdout?.resume();
  const startMs = performance.now() - begin;
  return {
    url,
    startMs,
    async killTree() {
      const postmaster = await readPostmaster(join(dataFolder, 'postgres/cluster'));
      if (!postmaster) throw new Error('PostgreSQL does not run');
      process.kill(-postmaster.pid, 'SIGKILL');
      child.kill('SIGKILL');
      await exited;
      await waitUntilGone(postmaster.pid);
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
