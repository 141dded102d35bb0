import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node');
/** The server first creates a database with a year of visits, on a possibly busy machine. */
const readyWithinMs = 150_000;

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('The probe got no port.')),
      );
    });
  });
}

/** The real server on a free port with its own data folder, including demo data. */
export interface VitrinaServer {
  readonly address: string;
  /** Its process id; undefined for a server started elsewhere. */
  readonly pid: number | undefined;
  /** Its data folder, including unsent emails; undefined for a server started elsewhere. */
  readonly dataFolder: string | undefined;
  /** Ends the server's whole process group at once, as a crash would, and starts it again on the same data. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** Uses a server started elsewhere, which tests must not crash or stop. */
export function joinVitrinaServer(address: string): VitrinaServer {
  return {
    address,
    pid: undefined,
    dataFolder: undefined,
    crashAndRestart: () => Promise.reject(new Error('This server belongs to somebody else')),
    stop: () => Promise.resolve(),
  };
}

/** Starts a server, configured by `environment`, and resolves once `/healthz` answers 200. */
export async function startVitrinaServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<VitrinaServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'vitrina-e2e-'));
  // PostgreSQL's own account needs access: the database is in this folder and is removed with it.
  await chmod(dataFolder, 0o755);
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  let child = await launch({ port, dataFolder, address, environment });
  return {
    address,
    get pid() {
      return child.pid;
    },
    dataFolder,
    async crashAndRestart() {
      await end(child, 'SIGKILL');
      child = await launch({ port, dataFolder, address, environment });
    },
    async stop() {
      await end(child, 'SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

interface Launch {
  readonly port: number;
  readonly dataFolder: string;
  readonly address: string;
  readonly environment: Readonly<Record<string, string>>;
}

async function launch({ port, dataFolder, address, environment }: Launch): Promise<ChildProcess> {
  const child = spawn(pinnedNode, [join(root, 'apps', 'api', 'dist', 'server.js')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      VITRINA_DATA_DIR: dataFolder,
      VITRINA_DEMO: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const giveUpAt = Date.now() + readyWithinMs;
  while (!(await answers(`${address}/healthz`))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      // If left running, it would slow down the next one.
      await end(child, 'SIGKILL');
      throw new Error(`The server did not start:\n${log}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return child;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).status === 200;
  } catch {
    return false;
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve();
    child.once('exit', () => resolve());
    process.kill(-child.pid, signal);
  });
}
