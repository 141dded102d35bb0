import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { ApiClient } from '@vitrina/api-client';
import { contract, type TextRun } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { firstPage } from '../../testing/epacks.ts';
import { type ModelService, startModelService } from '../../testing/modelService.ts';
import { buildServer, startServerProcess, type ServerProcess } from '../../testing/serverProcess.ts';
import { createKettles, readFirstText } from '../../testing/textRuns.ts';
import { adminPassword, signIn } from './workload.ts';

/** `pnpm soak` asks for the texts of a thousand. */
const packageCount = Number(process.env['VITRINA_TEXT_PACKAGES'] ?? 40);
/** Versions of a page that was saved once after its creation. */
const versionsOfOnce = 2;
const wait = { timeout: 600_000, interval: 50 };

let folder: string;
let model: ModelService;
let server: ServerProcess;
let client: ApiClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-texts-'));
  await chmod(folder, 0o755);
  model = await startModelService();
  await buildServer();
  await start();
}, 120_000);
afterAll(async () => {
  await server.stop();
  await model.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = await startServerProcess(folder, {
    VITRINA_ADMIN_PASSWORD: adminPassword,
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'test-model',
    AI_DAILY_REQUESTS: '100000',
    AI_DAILY_TOKENS: '100000000',
  });
  client = await signIn(server.url);
}

const powerIn = (facts: string): string => /"text": "(\d+ W)"/.exec(facts)?.[1] ?? '';

async function read(id: number): Promise<TextRun> {
  return (await client.call(contract.getTextRun, { params: { id: String(id) } })).data;
}

async function killAndStart(): Promise<void> {
  await server.killTree();
  await start();
}

it(
  'a text run goes on after the server is killed, asks for no finished package twice and applies each text once',
  { timeout: 3_600_000 },
  async () => {
    model.behave(({ user }) => ({
      kind: 'answer',
      pieces: [JSON.stringify({ texts: [{ number: 0, text: `Boils with ${powerIn(user)}`, facts: [0] }] })],
    }));
    const numbers = Array.from({ length: packageCount }, (_, number) => number);
    const { data: license } = await client.call(contract.createLicense, { body: { name: 'Kettles' } });
    const ids = await createKettles({ admin: client, owner: client }, license.id, numbers);
    const body = { filter: {}, task: 'write' as const, locale: 'ru' };
    const begun = performance.now();
    const { data: run } = await client.call(contract.createTextRun, { body });
    const { id } = run;
    expect(run.total).toBe(packageCount);
    await vi.waitUntil(async () => (await read(id)).counts.proposed >= packageCount / 4, wait);
    await killAndStart();
    const { proposed: beforeKill } = (await read(id)).counts;
    expect(beforeKill).toBeLessThan(packageCount);
    await vi.waitUntil(async () => (await read(id)).status === 'done', wait);
    const proposing = Math.round(performance.now() - begun);
    expect((await read(id)).counts).toMatchObject({ proposed: packageCount, failed: 0 });
    const asked = model.calls.map(({ user }) => powerIn(user));
    expect(new Set(asked).size).toBe(packageCount);
    // Only the answer that was on its way at the kill is lost.
    expect(asked.length).toBeLessThanOrEqual(packageCount + 1);

    const applyBegun = performance.now();
    const rowIds = Array.from({ length: Math.ceil(packageCount / 100) }, (_, page) => page * 100).map(
      async (offset) => {
        const query = { limit: '100', offset: String(offset) };
        const { data } = await client.call(contract.listTextRunRows, { params: { id: String(id) }, query });
        return data.items.map((row) => row.id);
      },
    );
    const rows = { rowIds: (await Promise.all(rowIds)).flat() };
    await client.call(contract.applyTextRun, { params: { id: String(id) }, body: rows });
    await killAndStart();
    await vi.waitUntil(async () => (await read(id)).counts.applied === packageCount, wait);
    process.stdout.write(
      `${packageCount} packages proposed in ${proposing} ms (${beforeKill} before the kill), ` +
        `applied in ${Math.round(performance.now() - applyBegun)} ms, each with a kill\n`,
    );
    for (const [number, epackId] of ids.entries()) {
      const input = { params: { id: epackId }, query: firstPage };
      const { data } = await client.call(contract.listPageVersions, input);
      // The page as it was created, and as it is.
      expect(data.total).toBe(versionsOfOnce);
      expect(await readFirstText(client, epackId)).toEqual({ desktop: `Boils with ${1000 + number} W` });
    }
  },
);
