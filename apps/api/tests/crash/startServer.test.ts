import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readPostmaster } from '../../src/platform/storage/postgres/postmaster.ts';
import { isAlive } from '../../src/platform/storage/processState.ts';
import { buildServer, startServerProcess } from '../../testing/serverProcess.ts';

const environment = { VITRINA_ADMIN_PASSWORD: 'correct horse' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-start-'));
  await chmod(folder, 0o755);
  await buildServer();
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a server with its own PostgreSQL', () => {
  it('starts, and stops its PostgreSQL when asked', async () => {
    const running = await startServerProcess(folder, environment);
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    const postmaster = await readPostmaster(join(folder, 'postgres/cluster'));
    expect(await running.stop()).toBe(0);
    expect(postmaster && isAlive(postmaster.pid)).toBe(false);
  });

  it('takes its PostgreSQL over where only the server itself was killed', async () => {
    const first = await startServerProcess(folder, environment);
    const before = await readPostmaster(join(folder, 'postgres/cluster'));
    await first.killAlone();
    const second = await startServerProcess(folder, environment);
    expect(await readPostmaster(join(folder, 'postgres/cluster'))).toEqual(before);
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
    await second.stop();
  });

  it('is not started a second time on the same folder', async () => {
    const first = await startServerProcess(folder, environment);
    await expect(startServerProcess(folder, environment)).rejects.toThrow(/before it listened/);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    await first.stop();
  });
});

it('an empty database without an administrator’s password is refused', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'vitrina-empty-'));
  await chmod(empty, 0o755);
  await expect(startServerProcess(empty)).rejects.toThrow(/before it listened/);
  const postmaster = await readPostmaster(join(empty, 'postgres/cluster'));
  expect(postmaster).toBeUndefined();
  await rm(empty, { recursive: true, force: true });
});
