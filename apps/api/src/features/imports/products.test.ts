import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiClient } from '@vitrina/api-client';
import { contract, type PackageImport, type ProductPages } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testGtin } from '../../../testing/epacks.ts';
import { testImage } from '../../../testing/images.ts';
import { openImports, zipOf } from '../../../testing/imports.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let shop: Server;
let origin: string;
let requests: string[] = [];
let onRequest = (_url: string): void => undefined;
let server: TestServer;
let ann: ApiClient;
let imports: Awaited<ReturnType<typeof openImports>>;
let photo: Buffer;

beforeAll(async () => {
  photo = await testImage(400, 300);
  shop = createServer((request, response) => {
    requests.push(request.url ?? '');
    onRequest(request.url ?? '');
    if (request.url === '/photo.png') return response.setHeader('content-type', 'image/png').end(photo);
    if (request.url === '/page.png')
      return response.setHeader('content-type', 'image/png').end('<html>no image');
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  server = await startTestServer({ CHECK_ALLOWED_ORIGINS: origin });
  ann = await server.as('ann');
  imports = await openImports(server);
});
afterAll(async () => {
  await server.stop();
  shop.close();
});

const csvOf = (...rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');

/** Uploads a table and takes the roles of its columns as they are guessed. */
async function describeUpload(content: Buffer | string, name = 'products.csv') {
  const uploadId = await imports.send(Buffer.from(content as string), name);
  const { data } = await ann.call(contract.readProductTable, { body: { uploadId } });
  const columns = data.columns.map(({ heading, role }) => ({ heading, role }));
  return {
    uploadId,
    table: data,
    pages: { design: 'appliance', locale: 'en', columns, categories: [], tags: [] },
  };
}

async function check(
  content: Buffer | string,
  pages: Partial<ProductPages> = {},
  name?: string,
): Promise<PackageImport> {
  const found = await describeUpload(content, name);
  return imports.check(found.uploadId, { ...found.pages, ...pages });
}

async function rendered(epackId: string | null | undefined): Promise<string> {
  const { data } = await ann.call(contract.getEpack, { params: { id: epackId ?? '' } });
  return JSON.stringify(data.structure.epackData);
}

/** Saves the page of a package with an edit of its JSON, as the editor does. */
async function editPage(id: string, edit: (page: string) => string): Promise<void> {
  const { data } = await ann.call(contract.getEpack, { params: { id } });
  const structure = JSON.parse(edit(JSON.stringify(data.structure))) as typeof data.structure;
  await ann.call(contract.saveEpack, { params: { id }, body: { structure } });
}

const headings = [
  'Name',
  'Brand',
  'EAN',
  'MPN',
  'Description',
  'Benefit',
  'Weight',
  'Image',
  'Category',
  'Tags',
];
const kettle = (changes: Readonly<Record<number, string>> = {}) =>
  [
    'Kettle',
    'Acme',
    testGtin(901),
    'K-1',
    'It boils fast. It stays cool.',
    'Quiet',
    '1.1 kg',
    '',
    '1',
    'kitchen, tea',
  ].map((cell, index) => changes[index] ?? cell);

describe('a table of products', () => {
  it('is described by its columns before anything is stored', async () => {
    const { table } = await describeUpload(csvOf(headings, kettle(), kettle({ 0: 'Second' })));
    expect(table.rowCount).toBe(2);
    expect(table.columns.map(({ role }) => role)).toEqual([
      'name',
      'brand',
      'ean',
      'mpn',
      'description',
      'benefit',
      'specification',
      'image',
      'category',
      'tag',
    ]);
    expect(table.columns[0]).toEqual({ heading: 'Name', role: 'name', example: 'Kettle' });
  });

  it('becomes one package per row, with the content of the row alone', async () => {
    const checked = await check(csvOf(headings, kettle({ 2: testGtin(902) }), kettle({ 0: '', 2: '' })), {
      tags: ['new'],
    });
    expect(checked.findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(checked.counts).toMatchObject({ ready: 1, failed: 1 });
    const [made, nameless] = await imports.run(checked.id);
    expect(nameless).toMatchObject({
      path: 'products.csv: 3',
      status: 'failed',
      message: 'The row has no product name',
    });
    expect(made).toMatchObject({ path: 'products.csv: 2', name: 'Kettle', status: 'created' });
    const { data } = await ann.call(contract.getEpack, { params: { id: made?.epackId ?? '' } });
    expect(data.structure.epackData.manifest.productData).toMatchObject({
      productName: 'Kettle',
      brandName: 'Acme',
      EAN: testGtin(902),
      MPN: 'K-1',
      categories: ['1'],
    });
    expect(data.structure.epackData.manifest.tags).toEqual(['new', 'kitchen', 'tea']);
    const page = await rendered(made?.epackId);
    for (const part of ['It boils fast.', 'It stays cool.', 'Quiet', '1.1 kg', 'Specifications'])
      expect(page).toContain(part);
    expect(page).not.toContain('Made with care');
  });

  it('creates each product once, and tells changed ones', async () => {
    const rows = [kettle({ 2: testGtin(903) }), kettle({ 0: 'Other', 2: testGtin(904) })];
    await imports.run((await check(csvOf(headings, ...rows))).id);
    const again = await check(csvOf(headings, ...rows, kettle({ 2: testGtin(903) })));
    expect(again.counts).toMatchObject({ ready: 0, present: 2, failed: 1 });
    const changed = await check(csvOf(headings, kettle({ 2: testGtin(903), 6: '1.2 kg' }), rows[1] ?? []));
    expect(changed.counts).toMatchObject({ ready: 0, changed: 1, present: 1 });
    const [updated] = await imports.run(changed.id, { changed: 'update' });
    expect(updated).toMatchObject({ status: 'updated' });
    expect(await rendered(updated?.epackId)).toContain('1.2 kg');
  });

  it('leaves pages that people edited as they are, and tells the editor what the table says now', async () => {
    const row = kettle({ 2: testGtin(905) });
    const [made] = await imports.run((await check(csvOf(headings, row))).id);
    const id = made?.epackId ?? '';
    await editPage(id, (page) => page.replaceAll('Quiet', 'Hushed'));
    const changed = await check(csvOf(headings, kettle({ 2: testGtin(905), 6: '1.2 kg' })), {}, 'next.csv');
    const [updated] = await imports.run(changed.id, { changed: 'update' });
    expect(updated).toMatchObject({ status: 'updated' });
    const { findings } = await imports.read(changed.id);
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'api.import.pagesKept', packageCount: 1 }),
    );
    const page = await rendered(id);
    expect(page).toContain('Hushed');
    expect(page).not.toContain('1.2 kg');
    const { data } = await ann.call(contract.getSourceRecord, { params: { id } });
    expect(data).toMatchObject({ source: 'next.csv' });
    expect(data?.facts).toContainEqual({ key: 'specification Weight', text: '1.2 kg' });
    const again = await check(csvOf(headings, kettle({ 2: testGtin(905), 6: '1.2 kg' })));
    expect(again.counts).toMatchObject({ present: 1, changed: 0 });
  });

  it('continues where it was stopped, and creates nothing twice', async () => {
    const rows = Array.from({ length: 12 }, (_, index) =>
      kettle({ 0: `Stopped ${index}`, 2: testGtin(920 + index), 7: index === 5 ? `${origin}/stop.png` : '' }),
    );
    const { id } = await check(csvOf(headings, ...rows));
    const stop = new AbortController();
    onRequest = (url) => {
      if (url === '/stop.png') stop.abort();
    };
    await expect(imports.run(id, { signal: stop.signal })).rejects.toThrow('aborted');
    const stopped = await imports.read(id);
    expect(stopped.counts.created).toBeGreaterThan(0);
    expect(stopped.counts.ready).toBeGreaterThan(0);
    await imports.run(id);
    expect(await imports.read(id)).toMatchObject({ status: 'done', counts: { created: 12, ready: 0 } });
    const { data } = await ann.call(contract.listEpacks, { query: { search: 'Stopped', limit: 100 } });
    expect(new Set(data.items.map(({ name }) => name)).size).toBe(12);
    expect(data.total).toBe(12);
  });

  it('brings images from the upload and from addresses, and says which are missing', async () => {
    requests = [];
    const images = [
      'front.png',
      `${origin}/photo.png`,
      `${origin}/page.png`,
      `${origin}/gone.png`,
      'nowhere.png',
      'http://169.254.169.254/latest/meta-data',
      'javascript:alert(1)',
    ];
    const table = csvOf(headings, kettle({ 2: testGtin(941), 7: images.join('\n') }));
    const zip = await zipOf({
      'data/products.csv': table,
      'data/photos/front.png': await testImage(320, 240),
    });
    const checked = await check(zip, {}, 'products.zip');
    const missing = checked.findings.find(({ code }) => code === 'api.import.imageMissing');
    expect(missing).toMatchObject({ count: 3, packageCount: 1 });
    const [made] = await imports.run(checked.id);
    expect(made?.status).toBe('created');
    const page = await rendered(made?.epackId);
    expect(page.match(/"heightPx":/g)?.length).toBe(2);
    expect(page).toMatch(/\/files\/[0-9a-f]{64}\.avif/);
    expect(page).not.toMatch(/169\.254|javascript:|127\.0\.0\.1/);
    const refused = (await imports.read(checked.id)).findings.find(
      ({ code }) => code === 'api.import.imageRefused',
    );
    expect(refused).toMatchObject({ count: 2 });
    expect(requests.filter((url) => url === '/photo.png')).toHaveLength(1);
  });

  it('cannot bring markup or scripts to a page', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const row = kettle({
      0: `${hostile}Kettle`,
      2: testGtin(942),
      4: `<script>alert(1)</script>a < b ${hostile}`,
      5: hostile,
    });
    const [made] = await imports.run((await check(csvOf(headings, row))).id);
    expect(await rendered(made?.epackId)).not.toMatch(/<(?:img|script)/);
  });

  it('can be a table of Russian Windows', async () => {
    const bytes = Buffer.from(
      Array.from('Название;EAN\nЧай;', (letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return code < 0x80 ? code : code - 0x350;
      }),
    );
    const { table } = await describeUpload(bytes);
    expect(table.columns[0]).toEqual({ heading: 'Название', role: 'name', example: 'Чай' });
  });

  it('needs a column of names, and a design that exists', async () => {
    const { uploadId, pages } = await describeUpload(csvOf(['Color'], ['Red']));
    const create = (products: ProductPages) =>
      ann.call(contract.createPackageImport, { body: { uploadId, products } });
    await expect(create(pages)).rejects.toMatchObject({ code: 'productNameMissing' });
    const columns = [{ heading: 'Color', role: 'name' as const }];
    await expect(create({ ...pages, columns, design: 'none' })).rejects.toMatchObject({ status: 400 });
  });

  it('is the only one of its upload', async () => {
    const zip = await zipOf({ 'a.csv': 'Name\nA', 'b.csv': 'Name\nB' });
    await expect(describeUpload(zip, 'two.zip')).rejects.toMatchObject({ code: 'productTableMissing' });
    await expect(describeUpload(await zipOf({ 'a.json': '{}' }), 'none.zip')).rejects.toMatchObject({
      code: 'productTableMissing',
    });
  });
});
