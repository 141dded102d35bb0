import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiClient, type ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { firstPage, minisite, textPage } from '../testing/epacks.ts';
import { testImage, toFile } from '../testing/images.ts';
import { buildServer, startServerProcess, type ServerProcess } from '../testing/serverProcess.ts';
import { readPostmaster, isAlive } from '../storage/postgres/postmaster.ts';

const environment = { VITRINA_ADMIN_PASSWORD: 'correct horse' };
const rounds = 3;
const writers = 6;
/** Enough to be in the middle of it, however busy the machine is. */
const savesBeforeKill = 40;

let folder: string;
let server: ServerProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-crash-'));
  await chmod(folder, 0o755);
  await buildServer();
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function signIn(url: string): Promise<ApiClient> {
  const body = { login: 'admin', password: environment.VITRINA_ADMIN_PASSWORD };
  const { token } = await createApiClient({ baseUrl: url }).call(contract.getToken, { body });
  return createApiClient({ baseUrl: url, getToken: () => token });
}

/** What the server said it had stored. */
interface Acknowledged {
  saves: { id: string; revision: number; text: string }[];
  files: string[];
}

/** Saves one page again and again, and a picture now and then, until the server is gone. */
async function writeUntilKilled(client: ApiClient, acknowledged: Acknowledged): Promise<void> {
  const { id } = (await client.call(contract.createEpack, { body: minisite() })).data;
  for (let count = 0; ; count++) {
    const text = randomUUID();
    const body = { ...firstPage, components: textPage(text) };
    const { data } = await client.call(contract.saveComponents, { params: { id }, body });
    acknowledged.saves.push({ id, revision: data.revision ?? 0, text });
    if (count % 10 === 0) {
      const bytes = await testImage(20 + (count % 200), 20 + acknowledged.files.length);
      acknowledged.files.push((await client.upload(toFile(new Uint8Array(bytes), 'p.png'))).url);
    }
  }
}

async function readText(client: ApiClient, id: string, revision: number): Promise<string> {
  const current = (await client.call(contract.getComponents, { params: { id }, query: firstPage })).data;
  const page =
    current.revision === revision
      ? current
      : (await client.call(contract.getPageVersion, { params: { id, revision }, query: firstPage })).data;
  return JSON.stringify(page.components);
}

async function expectEverything(url: string, acknowledged: Acknowledged): Promise<void> {
  const client = await signIn(url);
  for (const { id, revision, text } of acknowledged.saves) {
    expect(await readText(client, id, revision)).toContain(text);
  }
  for (const file of acknowledged.files) expect((await fetch(url + file)).status).toBe(200);
}

describe('a server killed in the middle of its work', () => {
  it('has everything it acknowledged when it is started again', { timeout: 300_000 }, async () => {
    const total: Acknowledged = { saves: [], files: [] };
    for (let round = 0; round < rounds; round++) {
      const running = await startServerProcess(folder, environment);
      const client = await signIn(running.url);
      const acknowledged: Acknowledged = { saves: [], files: [] };
      const work = Array.from({ length: writers }, () => writeUntilKilled(client, acknowledged));
      const ends = Promise.allSettled(work);
      await vi.waitUntil(() => acknowledged.saves.length >= savesBeforeKill, {
        timeout: 60_000,
        interval: 3,
      });
      await running.killTree();
      await ends;
      total.saves.push(...acknowledged.saves);
      total.files.push(...acknowledged.files);

      server = await startServerProcess(folder, environment);
      await expectEverything(server.url, acknowledged);
      await server.stop();
      server = undefined;
    }
    server = await startServerProcess(folder, environment);
    await expectEverything(server.url, total);
    expect(total.saves.length).toBeGreaterThanOrEqual(rounds * savesBeforeKill);
    process.stderr.write(
      `killed ${rounds} times: ${total.saves.length} saves, ${total.files.length} files kept\n`,
    );
  });

  it(
    'starts quickly even on a busy machine, and stops its PostgreSQL when asked',
    { timeout: 60_000 },
    async () => {
      await server?.stop();
      const running = await startServerProcess(folder, environment);
      expect(running.startMs).toBeLessThan(10_000);
      expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
      const postmaster = await readPostmaster(join(folder, 'postgres/cluster'));
      expect(await running.stop()).toBe(0);
      expect(postmaster && isAlive(postmaster.pid)).toBe(false);
      server = undefined;
    },
  );

  it('takes its PostgreSQL over where only the server itself was killed', { timeout: 60_000 }, async () => {
    const first = await startServerProcess(folder, environment);
    const before = await readPostmaster(join(folder, 'postgres/cluster'));
    await first.killAlone();
    const second = await startServerProcess(folder, environment);
    expect(await readPostmaster(join(folder, 'postgres/cluster'))).toEqual(before);
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
    await second.stop();
  });

  it('is not started a second time on the same folder', { timeout: 60_000 }, async () => {
    const first = await startServerProcess(folder, environment);
    await expect(startServerProcess(folder, environment)).rejects.toThrow(/before it listened/);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    await first.stop();
  });
});

it('an empty database without an administrator’s password is refused', { timeout: 60_000 }, async () => {
  const empty = await mkdtemp(join(tmpdir(), 'vitrina-empty-'));
  await chmod(empty, 0o755);
  await expect(startServerProcess(empty)).rejects.toThrow(/before it listened/);
  const postmaster = await readPostmaster(join(empty, 'postgres/cluster'));
  expect(postmaster).toBeUndefined();
  await rm(empty, { recursive: true, force: true });
});
