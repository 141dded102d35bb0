import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { open, chown, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { isAlive } from '../processState.ts';
import type { SystemAccount } from './account.ts';
import { binaryPath } from './binaries.ts';
import { removeOrphans } from './ownership.ts';
import { limitLog } from './limitLog.ts';
import { choosePlace, sharedFolder, type ClusterPlace } from './place.ts';
import { connectionString, probe, readPostmaster, type Postmaster } from './postmaster.ts';
import { removeStaleLock } from './staleLock.ts';
import { supervise, type Supervised } from './supervise.ts';

/** A running embedded PostgreSQL. */
export interface Cluster {
  /** Of the running server; changes after a restart. */
  readonly pid: number;
  readonly port: number;
  /** Whether the server was still running from an earlier process and was taken over. */
  wasAdopted: boolean;
  connectionString(database?: string): string;
  /** Fast shutdown; resolves once the process has ended. */
  stop(): Promise<void>;
}

/** Recovery after a crash replays the log before the server answers, which takes time. */
const startTimeoutMs = 120_000;
/**
 * A running server listens even during recovery; a process id in a stale file that belongs to another program
 * does not.
 */
const silenceTimeoutMs = 3000;
const stopTimeoutMs = 30_000;
const pollMs = 25;
const limitLogMs = 60_000;

type Note = Supervised['note'];

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  );
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** PostgreSQL gets nothing of our environment, which contains secrets. */
function spawnOptions(account: SystemAccount | undefined, cwd: string) {
  const path = process.env['PATH'] ?? '';
  const system = process.env['SystemRoot'];
  return {
    env: { PATH: path, LC_ALL: 'C', TZ: 'UTC', ...(system ? { SystemRoot: system } : {}) },
    cwd,
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  };
}

async function run(program: string, args: string[], account: SystemAccount | undefined, cwd: string) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(program, args, { ...spawnOptions(account, cwd), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} failed (${code}):\n${output}`));
    });
  });
}

/** Reads the password, or generates one at the first start. Only our account can read it. */
async function ensurePassword(place: ClusterPlace): Promise<string> {
  if (await exists(place.passwordFile)) return (await readFile(place.passwordFile, 'utf8')).trim();
  const password = randomBytes(24).toString('base64url');
  await writeFile(place.passwordFile, `${password}\n`, { mode: 0o600 });
  return password;
}

async function initialize(place: ClusterPlace, password: string): Promise<void> {
  const { cluster, account } = place;
  const handOver = join(cluster, '..', `.password.${randomBytes(8).toString('hex')}`);
  await writeFile(handOver, password, { mode: 0o600, flag: 'wx' });
  if (account) await chown(handOver, account.uid, account.gid);
  // The plain C locale does not recognize Cyrillic letters: lower('Ж') stays, ILIKE does not match.
  const locale = ['--locale-provider=icu', '--icu-locale=und', '--locale=C'];
  const access = ['-U', 'vitrina', `--pwfile=${handOver}`, '--auth=scram-sha-256'];
  const args = ['-D', cluster, '-E', 'UTF8', ...access, ...locale];
  try {
    await run(binaryPath(place.native, 'initdb'), args, account, cluster);
  } finally {
    await rm(handOver, { force: true });
  }
}

async function waitUntilReady(place: ClusterPlace, password: string, server: Postmaster): Promise<boolean> {
  const begin = Date.now();
  while (Date.now() - begin < startTimeoutMs && isAlive(server.pid)) {
    const state = await probe(server.port, password, place.cluster);
    if (state === 'ready') return true;
    if (state === 'foreign') return false;
    if (state === 'silent' && Date.now() - begin > silenceTimeoutMs) return false;
    await sleep(pollMs);
  }
  return false;
}

/** Returns the server that is still running from an earlier process: killing that process did not stop it. */
async function adopt(place: ClusterPlace, password: string): Promise<Postmaster | undefined> {
  const server = await readPostmaster(place.cluster);
  if (!server) return undefined;
  if (await waitUntilReady(place, password, server)) return server;
  await removeStaleLock(place.cluster, server);
  return undefined;
}

async function lastLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-15).join('\n');
}

async function start(place: ClusterPlace, password: string, port: number): Promise<Postmaster> {
  const log = await open(place.logFile, 'a', 0o600);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC'];
  const args = ['-D', place.cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  // In its own process group: Ctrl+C reaches only this process, which stops PostgreSQL after closing its
  // connections.
  const child = spawn(binaryPath(place.native, 'postgres'), args, {
    ...spawnOptions(place.account, place.cluster),
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  await log.close();
  child.unref();
  const server = { pid: child.pid ?? 0, port };
  const isReady = await waitUntilReady(place, password, server);
  if (!isReady) throw new Error(`PostgreSQL did not start:\n${await lastLines(place.logFile)}`);
  return server;
}

async function stop(server: Postmaster): Promise<void> {
  if (!isAlive(server.pid)) return;
  process.kill(server.pid, 'SIGINT');
  const deadline = Date.now() + stopTimeoutMs;
  while (isAlive(server.pid)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (${server.pid}) did not stop`);
    await sleep(pollMs);
  }
}

/** Supervises a running server: restarts one that ends unexpectedly, on the same port. */
function superviseServer(
  place: ClusterPlace,
  password: string,
  { first, note }: { first: Postmaster; note: Note },
) {
  let current = first;
  const endSupervision = supervise({
    isRunning: () => isAlive(current.pid),
    async restart() {
      await removeStaleLock(place.cluster, current);
      current = await start(place, password, current.port);
    },
    note,
  });
  const limit = () =>
    void limitLog(place.logFile).catch((err: unknown) => note('The log of PostgreSQL stays large', { err }));
  const timer = setInterval(limit, limitLogMs);
  timer.unref();
  limit();
  return {
    pid: () => current.pid,
    async stop() {
      clearInterval(timer);
      await endSupervision();
      await stop(current);
    },
  };
}

/**
 * Starts the embedded PostgreSQL of a data folder, or takes over one that is still running.
 *
 * @param note - tells the operator when the server has to be started again
 */
export async function startCluster(dataFolder: string, note: Note = () => undefined): Promise<Cluster> {
  const place = await choosePlace(dataFolder);
  if (place.account) await removeOrphans(sharedFolder);
  const password = await ensurePassword(place);
  if (!(await exists(join(place.cluster, 'PG_VERSION')))) await initialize(place, password);
  const adopted = await adopt(place, password);
  const server = adopted ?? (await start(place, password, await freePort()));
  const supervised = superviseServer(place, password, { first: server, note });
  return {
    get pid() {
      return supervised.pid();
    },
    port: server.port,
    wasAdopted: adopted !== undefined,
    connectionString: (database) => connectionString(server.port, password, database),
    stop: supervised.stop,
  };
}

/**
 * Returns the address of a data folder's embedded PostgreSQL, if it runs. The process that started it stays
 * responsible.
 */
export async function findRunningCluster(dataFolder: string): Promise<string | undefined> {
  const place = await choosePlace(dataFolder);
  const server = await readPostmaster(place.cluster);
  if (!server) return undefined;
  const password = await ensurePassword(place);
  return (await waitUntilReady(place, password, server))
    ? connectionString(server.port, password)
    : undefined;
}
