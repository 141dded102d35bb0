// Starts the measured programs, with their own database.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { startCluster } from '../../../apps/api/src/platform/storage/postgres/cluster.ts';

/** Starts the embedded PostgreSQL with its default settings, or uses that of DATABASE_URL. */
export async function startDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-bench-'));
  chmodSync(folder, 0o755);
  const cluster = process.env.DATABASE_URL ? undefined : await startCluster(folder);
  return {
    folder,
    url: process.env.DATABASE_URL ?? cluster.connectionString(),
    async stop() {
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a program that prints `listening` with its address; `stop` resolves when it has ended. */
export async function startProgram(file, environment, nodeArguments = []) {
  const child = spawn(process.execPath, [...nodeArguments, file], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, address } = JSON.parse(line);
    if (msg !== 'listening') continue;
    child.stdout.resume();
    return {
      address,
      pid: child.pid,
      async stop() {
        child.kill('SIGTERM');
        await gone;
      },
    };
  }
  throw new Error(`${file} ended before it listened`);
}

const tickMs = 10;

/**
 * Returns a process's processor time, which is more reliable than a clock on a machine with other programs.
 */
export function busyMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]].map(Number);
  return (user + system) * tickMs;
}
