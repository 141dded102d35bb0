import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/** The content of `postmaster.pid`: the server that last ran on a cluster. */
export interface Postmaster {
  pid: number;
  port: number;
}

const pidLine = 0;
const portLine = 3;

/** Reads `postmaster.pid`; undefined if it is missing or incomplete. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  let text: string;
  try {
    text = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const lines = text.split('\n');
  const pid = Number(lines[pidLine]);
  const port = Number(lines[portLine]);
  return Number.isInteger(pid) && pid > 0 && Number.isInteger(port) && port > 0 ? { pid, port } : undefined;
}

/** Returns the connection string of the embedded server. */
export function connectionString(port: number, password: string, database = 'postgres'): string {
  return `postgres://vitrina:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** `starting` and `silent` (nothing listens yet) can be retried; `foreign`: another server answers. */
export type Reachability = 'ready' | 'starting' | 'silent' | 'foreign';

const startingCodes = new Set(['57P03', 'ECONNRESET']);

/** Checks whether the server at `port` belongs to this cluster. */
export async function probe(port: number, password: string, cluster: string): Promise<Reachability> {
  const client = new Client({
    connectionString: connectionString(port, password),
    connectionTimeoutMillis: 5000,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    );
    const folder = rows[0]?.folder;
    return folder && (await realpath(folder)) === (await realpath(cluster)) ? 'ready' : 'foreign';
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === 'ECONNREFUSED') return 'silent';
    return (code && startingCodes.has(code)) || /terminated|timeout/i.test(message) ? 'starting' : 'foreign';
  } finally {
    await client.end().catch(() => undefined);
  }
}
