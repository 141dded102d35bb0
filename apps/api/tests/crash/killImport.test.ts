import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import type { ApiClient } from '@vitrina/api-client';
import { uploadsPath } from '@vitrina/api-client';
import { contract, type PackageImport } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import yazl from 'yazl';

import { minisite, testGtin } from '../../testing/epacks.ts';
import { buildServer, startServerProcess, type ServerProcess } from '../../testing/serverProcess.ts';
import { adminPassword, signIn } from './workload.ts';

/** `pnpm soak` imports a thousand. */
const packageCount = Number(process.env['VITRINA_IMPORT_PACKAGES'] ?? 60);
const wait = { timeout: 600_000, interval: 50 };

let folder: string;
let server: ServerProcess;
let client: ApiClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-import-'));
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

const nameOf = (number: number): string => `Imported ${number}`;

/** Returns a zip of a folder with this many packages, each with its name as its text. */
async function zipOfPackages(count: number, textOf = nameOf): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (let number = 0; number < count; number++) {
    const { structure } = minisite({ name: nameOf(number), ean: testGtin(number), mpn: `I-${number}` });
    const text = JSON.stringify({ structure }).replaceAll(`Hello ${nameOf(number)}`, textOf(number));
    zip.addBuffer(Buffer.from(text), `packages/${number % 10}/${number}.json`);
  }
  zip.end();
  return buffer(zip.outputStream);
}

async function upload(bytes: Buffer): Promise<string> {
  const body = { login: 'admin', password: adminPassword };
  const { token } = await client.call(contract.getToken, { body });
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const created = await fetch(server.url + uploadsPath, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from('packages.zip').toString('base64')}`,
    },
  });
  const path = created.headers.get('location') ?? '';
  const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  await fetch(server.url + path, {
    method: 'PATCH',
    headers: { ...headers, ...type },
    body: new Uint8Array(bytes),
  });
  return path.split('/').at(-1) ?? '';
}

async function read(id: number): Promise<PackageImport> {
  return (await client.call(contract.getPackageImport, { params: { id: String(id) } })).data;
}

async function waitFor(id: number, status: PackageImport['status']): Promise<PackageImport> {
  await vi.waitUntil(async () => (await read(id)).status === status, wait);
  return read(id);
}

async function check(bytes: Buffer): Promise<PackageImport> {
  const body = { uploadId: await upload(bytes) };
  const { data } = await client.call(contract.createPackageImport, { body });
  return waitFor(data.id, 'checked');
}

async function startImport(id: number, changed: 'skip' | 'update' = 'skip'): Promise<void> {
  await client.call(contract.startPackageImport, { params: { id: String(id) }, body: { changed } });
}

async function listNames(): Promise<string[]> {
  const names: string[] = [];
  for (let offset = 0; ; offset += 100) {
    const { data } = await client.call(contract.listEpacks, {
      query: { limit: '100', offset: String(offset), sort: 'name' },
    });
    names.push(...data.items.map(({ name }) => name).filter((name) => name.startsWith('Imported ')));
    if (data.items.length < 100) return names.sort();
  }
}

it(
  'an import goes on after the server is killed, and creates each package once',
  { timeout: 1_200_000 },
  async () => {
    const bytes = await zipOfPackages(packageCount);
    const { id, counts, total } = await check(bytes);
    expect([total, counts.ready]).toEqual([packageCount, packageCount]);

    const begin = performance.now();
    await startImport(id);
    await vi.waitUntil(async () => (await read(id)).counts.created >= packageCount / 4, wait);
    await server.killTree();
    const restart = performance.now();
    await start();
    const createdBefore = (await read(id)).counts.created;
    expect(createdBefore).toBeLessThan(packageCount);
    const done = await waitFor(id, 'done');
    process.stdout.write(
      `${createdBefore} of ${packageCount} before the kill at ${Math.round(restart - begin)} ms, ` +
        `the rest ${Math.round(performance.now() - restart)} ms after it\n`,
    );
    expect(done.counts.created).toBe(packageCount);
    const expected = Array.from({ length: packageCount }, (_, number) => nameOf(number)).sort();
    expect(await listNames()).toEqual(expected);

    const again = await check(bytes);
    expect(again.counts).toMatchObject({ present: packageCount, ready: 0 });
    await startImport(again.id);
    await waitFor(again.id, 'done');
    expect(await listNames()).toEqual(expected);
  },
);
