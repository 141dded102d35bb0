import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiClient } from '@vitrina/api-client';
import { contract, type Replacement } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { firstPage } from '../../testing/epacks.ts';
import { buildServer, startServerProcess, type ServerProcess } from '../../testing/serverProcess.ts';
import { createKettles, readFirstText } from '../../testing/textRuns.ts';
import { adminPassword, signIn } from './workload.ts';

const packageCount = 40;
const wait = { timeout: 600_000, interval: 20 };

let folder: string;
let server: ServerProcess;
let client: ApiClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-replacements-'));
  await chmod(folder, 0o755);
  await buildServer();
  await start();
}, 120_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = await startServerProcess(folder, { VITRINA_ADMIN_PASSWORD: adminPassword });
  client = await signIn(server.url);
}

it(
  'a replacement and its undo go on after the server is killed, and change each page once',
  { timeout: 1_200_000 },
  async () => {
    const { data: license } = await client.call(contract.createLicense, { body: { name: 'Kettles' } });
    const numbers = Array.from({ length: packageCount }, (_, number) => number);
    const ids = await createKettles({ admin: client, owner: client }, license.id, numbers);
    const criteria = { kind: 'text' as const, find: 'About', replace: 'All about' };
    const { data: run } = await client.call(contract.createReplacement, { body: { filter: {}, criteria } });
    const params = { id: String(run.id) };
    const read = async (): Promise<Replacement> =>
      (await client.call(contract.getReplacement, { params })).data;
    const until = (isDone: (counts: Replacement['counts']) => boolean) =>
      vi.waitUntil(async () => isDone((await read()).counts), wait);
    const killAndStart = async (): Promise<void> => {
      await server.killTree();
      await start();
    };
    const expectEach = async (word: string, versions: number): Promise<void> => {
      for (const [number, id] of ids.entries()) {
        expect(await readFirstText(client, id)).toEqual({ desktop: `${word} Kettle ${number}` });
        const { data } = await client.call(contract.listPageVersions, { params: { id }, query: firstPage });
        expect(data.total).toBe(versions);
      }
    };

    await until(({ found }) => found === packageCount);
    await client.call(contract.applyReplacement, { params, body: { isRepublishing: false } });
    await until(({ applied }) => applied > 0);
    await killAndStart();
    await until(({ applied }) => applied === packageCount);
    await expectEach('All about', 2);

    await client.call(contract.undoReplacement, { params });
    await until(({ undone }) => undone > 0);
    await killAndStart();
    await until(({ undone }) => undone === packageCount);
    await expectEach('About', 3);
  },
);
