import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isAlive } from '../processState.ts';
import { startCluster, type Cluster } from './cluster.ts';

let folder: string;
let cluster: Cluster | undefined;
const leftBehind: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-cluster-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  await cluster?.stop();
  cluster = undefined;
  const place = await readFile(join(folder, 'postgres/place'), 'utf8').catch(() => undefined);
  for (const one of [place?.trim(), ...leftBehind.splice(0)]) {
    if (one) await rm(one, { recursive: true, force: true });
  }
  await rm(folder, { recursive: true, force: true });
});

async function ask<Row>(statement: string, server: Cluster): Promise<Row[]> {
  const client = new Client({ connectionString: server.connectionString() });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

describe('the embedded cluster', () => {
  it('knows Cyrillic, asks for its password, and keeps it to its owner', async () => {
    cluster = await startCluster(folder);
    const rows = await ask<{ low: string; found: boolean }>(
      `select lower('Ж') as low, 'ЁЛКА' ilike 'ёлка' as found`,
      cluster,
    );
    expect(rows).toEqual([{ low: 'ж', found: true }]);
    const { mode } = await stat(join(folder, 'postgres/password'));
    expect(mode & 0o777).toBe(0o600);
    const open = new Client({ host: '127.0.0.1', port: cluster.port, user: 'vitrina', password: 'guess' });
    await expect(open.connect()).rejects.toThrow(/password/);
  });

  it('is taken over where it outlived its server, and stops when asked', async () => {
    const { pid, port, ...first } = await startCluster(folder);
    cluster = await startCluster(folder);
    expect(cluster).toMatchObject({ pid, port, wasAdopted: true });
    await Promise.all([cluster.stop(), first.stop()]);
    expect(isAlive(pid)).toBe(false);
    cluster = await startCluster(folder);
    expect(cluster.wasAdopted).toBe(false);
  });

  it('is started again, at its port and with everything committed, when it is killed', async () => {
    const running = await startCluster(folder);
    cluster = running;
    const { pid, port } = running;
    await ask('create table t as select 42 as n', running);
    process.kill(pid, 'SIGKILL');
    await vi.waitUntil(() => running.pid !== pid, { timeout: 20_000, interval: 50 });
    expect(running.port).toBe(port);
    expect(await ask('select n from t', running)).toEqual([{ n: 42 }]);
  });

  it.runIf(process.getuid?.() === 0)(
    'moves out of a folder its account cannot reach, and stays there',
    async () => {
      await chmod(folder, 0o700);
      cluster = await startCluster(folder);
      const place = (await readFile(join(folder, 'postgres/place'), 'utf8')).trim();
      expect(place).toMatch(/^\/var\/lib\/vitrina\/[0-9a-f]{16}$/);
      await ask('create table t as select 1 as n', cluster);
      await cluster.stop();
      await chmod(folder, 0o755);
      cluster = await startCluster(folder);
      expect(await ask('select n from t', cluster)).toEqual([{ n: 1 }]);
    },
  );

  it.runIf(process.getuid?.() === 0)(
    'begins anew where its data folder, which its account cannot reach, was deleted',
    async () => {
      const data = join(folder, 'data');
      const record = join(data, 'postgres/place');
      await chmod(folder, 0o700);
      cluster = await startCluster(data);
      const first = (await readFile(record, 'utf8')).trim();
      await ask('create table t as select 1 as n', cluster);
      await cluster.stop();
      await rm(data, { recursive: true });
      cluster = await startCluster(data);
      await expect(ask('select n from t', cluster)).rejects.toThrow(/does not exist/);
      const second = (await readFile(record, 'utf8')).trim();
      for (const place of [first, second]) leftBehind.push(place);
    },
  );
});
