import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import type { ApiClient } from '@vitrina/api-client';
import { uploadsPath } from '@vitrina/api-client';
import {
  contract,
  type PackageImport,
  type PackageImportRow,
  type ProductPages,
} from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import yazl from 'yazl';

import { minisite, testGtin } from '../../testing/epacks.ts';
import { testImage } from '../../testing/images.ts';
import { buildServer, startServerProcess, type ServerProcess } from '../../testing/serverProcess.ts';
import { adminPassword, signIn } from './workload.ts';

/** `pnpm soak` imports a thousand. */
const soakCount = process.env['VITRINA_IMPORT_PACKAGES'];
const packageCount = Number(soakCount ?? 60);
/** A killed job continues half a minute later, so that few kills fit into the other runs. */
const isSoak = soakCount !== undefined;
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

/** Begins an import of packages, or of a table of products. */
async function begin(bytes: Buffer, products?: ProductPages): Promise<number> {
  const body = { uploadId: await upload(bytes), ...(products && { products }) };
  return (await client.call(contract.createPackageImport, { body })).data.id;
}

const check = async (bytes: Buffer, products?: ProductPages) =>
  waitFor(await begin(bytes, products), 'checked');

async function startImport(id: number, changed: 'skip' | 'update' = 'skip'): Promise<void> {
  await client.call(contract.startPackageImport, { params: { id: String(id) }, body: { changed } });
}

async function listNames(prefix: string): Promise<string[]> {
  const names: string[] = [];
  for (let offset = 0; ; offset += 100) {
    const { data } = await client.call(contract.listEpacks, {
      query: { limit: '100', offset: String(offset), sort: 'name' },
    });
    names.push(...data.items.map(({ name }) => name).filter((name) => name.startsWith(prefix)));
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
    expect(await listNames('Imported ')).toEqual(expected);

    const again = await check(bytes);
    expect(again.counts).toMatchObject({ present: packageCount, ready: 0 });
    await startImport(again.id);
    await waitFor(again.id, 'done');
    expect(await listNames('Imported ')).toEqual(expected);
  },
);

const imageCount = 12;
const columns: ProductPages['columns'] = [
  { heading: 'Name', role: 'name' },
  { heading: 'Brand', role: 'brand' },
  { heading: 'EAN', role: 'ean' },
  { heading: 'MPN', role: 'mpn' },
  { heading: 'Images', role: 'image' },
  ...['Color', 'Weight', 'Power', 'Width', 'Height', 'Country'].map((heading) => ({
    heading,
    role: 'specification' as const,
  })),
];
const pages: ProductPages = {
  design: 'electronics',
  locale: 'en',
  categories: ['1'],
  tags: ['table'],
  columns,
};
const hostile = '<img src=x onerror=alert(1)>';

/** Faults of products, by the last digit of their number; the others are sound. */
const faults: Readonly<Record<number, Partial<Record<'name' | 'ean' | 'images' | 'color', string>>>> = {
  1: { name: '' },
  3: { images: 'nowhere.png' },
  5: { ean: 'no digits' },
  7: { name: `Product ${hostile}`, color: `=HYPERLINK("javascript:alert(1)")${hostile}` },
  9: { images: 'http://169.254.169.254/latest/meta-data\nphotos/broken.png' },
};

/** Returns a zip of a table of products and of the images it names: one to five for each. */
async function zipOfProducts(count: number): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const rows = Array.from({ length: count }, (_, number) => {
    const fault = number % 20 < 10 ? (faults[number % 10] ?? {}) : {};
    const { name = `Product ${number}`, color = 'Black' } = fault;
    const ean = fault.ean === undefined ? testGtin(50_000 + number) : `${fault.ean} ${number}`;
    const own = Array.from(
      { length: 1 + (number % 5) },
      (_, index) => `photos/${(number + index) % imageCount}.png`,
    );
    const cells = [name, 'Acme', ean, `P-${number}`, fault.images ?? own.join('\n')];
    return [...cells, color, `${1 + (number % 9)}.5 kg`, '1200 W', '24 cm', '31 cm', ''];
  });
  const lines = [columns.map(({ heading }) => heading), ...rows].map((cells) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
  );
  zip.addBuffer(Buffer.from(lines.join('\n')), 'products.csv');
  zip.addBuffer(Buffer.from('not an image'), 'photos/broken.png');
  for (let index = 0; index < imageCount; index++)
    zip.addBuffer(await testImage(600 + index, 600), `photos/${index}.png`);
  zip.end();
  return buffer(zip.outputStream);
}

async function listRows(id: number): Promise<PackageImportRow[]> {
  const rows: PackageImportRow[] = [];
  for (let offset = 0; ; offset += 100) {
    const query = { limit: '100', offset: String(offset) };
    const { data } = await client.call(contract.listPackageImportRows, { params: { id: String(id) }, query });
    rows.push(...data.items);
    if (data.items.length < 100) return rows;
  }
}

it(
  'a table of products becomes packages that are sound or listed with the reason, however often the server is killed',
  { timeout: 3_600_000 },
  async () => {
    const bytes = await zipOfProducts(packageCount);
    const id = await begin(bytes, pages);
    if (isSoak) {
      await vi.waitUntil(async () => (await read(id)).total >= packageCount / 4, wait);
      await server.killTree();
      await start();
    }
    const { counts, total } = await waitFor(id, 'checked');
    expect(total).toBe(packageCount);
    const nameless = counts.failed;
    expect(nameless).toBe(Math.ceil((packageCount - 1) / 20));

    const begun = performance.now();
    await startImport(id);
    for (const part of isSoak ? [1 / 4, 1 / 2] : [1 / 3]) {
      await vi.waitUntil(async () => (await read(id)).counts.created >= packageCount * part, wait);
      await server.killTree();
      await start();
    }
    const done = await waitFor(id, 'done');
    process.stdout.write(
      `${packageCount} products in ${Math.round(performance.now() - begun)} ms, with kills\n`,
    );
    expect(done.counts).toMatchObject({ created: packageCount - nameless, ready: 0, failed: nameless });
    expect(await listNames('Product')).toHaveLength(packageCount - nameless);

    for (const { path, status, findings } of await listRows(id)) {
      const number = Number(path.split(': ')[1]) - 2;
      const fault = number % 20 < 10 ? number % 10 : 0;
      const severities = findings.map(({ severity }) => severity);
      const expected = {
        1: ['failed'],
        3: ['created', 'warning'],
        5: ['created', 'warning'],
        9: ['created', 'warning', 'warning'],
      };
      expect({ path, found: [status, ...severities] }).toEqual({
        path,
        found: expected[fault as keyof typeof expected] ?? ['created'],
      });
    }

    const again = await check(bytes, pages);
    expect(again.counts).toMatchObject({ present: packageCount - nameless, ready: 0 });
  },
);
