import type { ApiClient } from '@vitrina/api-client';
import { contract, noContentRules, type PackageImport } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite, testGtin, textPage } from '../../../testing/epacks.ts';
import { openImports, zipOf } from '../../../testing/imports.ts';
import { testImage, toFile } from '../../../testing/images.ts';
import { changeLicense } from '../../../testing/changeLicense.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { forgetImports } from './forgetImports.ts';

let server: TestServer;
let ann: ApiClient;
let imports: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
  imports = await openImports(server);
});
afterAll(() => server.stop());

async function check(bytes: Buffer, name = 'packages.zip'): Promise<PackageImport> {
  return imports.check(await imports.send(bytes, name));
}

const run = (id: number, changed: 'skip' | 'update' = 'skip') => imports.run(id, { changed });

/** Previews the first package of an import. */
async function preview(id: number) {
  const params = { id: String(id) };
  const { data } = await ann.call(contract.listPackageImportRows, { params });
  const rowId = String(data.items[0]?.id);
  return (await ann.call(contract.previewPackageImportRow, { params: { ...params, rowId } })).data;
}

async function read(id: string | null | undefined) {
  return (await ann.call(contract.getEpack, { params: { id: id ?? '' } })).data.structure.epackData;
}

describe('an import', () => {
  it('creates nothing before it is started, and each package once', async () => {
    const text = (name: string) => JSON.stringify({ ...minisite({ name }), importKey: 'twice' });
    const bytes = await zipOf({ 'a/one.json': text('First'), 'a/note.json': '{"hello": 1}' });
    const checked = await check(bytes);
    expect(checked.counts).toMatchObject({ ready: 1, failed: 1, created: 0 });
    const [note, one] = await run(checked.id);
    expect(note).toMatchObject({ path: 'a/note.json', status: 'failed', epackId: null });
    expect(note?.message).toContain('not a package');
    expect((await read(one?.epackId)).manifest.productData?.productName).toBe('First');
    expect((await check(bytes)).counts).toMatchObject({ ready: 0, present: 1 });

    const changed = await check(await zipOf({ 'a/one.json': text('Second') }));
    expect(changed.counts).toMatchObject({ changed: 1 });
    expect((await run(changed.id))[0]).toMatchObject({ status: 'skipped' });
    expect((await read(one?.epackId)).manifest.productData?.productName).toBe('First');
    const [updated] = await run((await check(await zipOf({ 'a/one.json': text('Second') }))).id, 'update');
    expect(updated).toMatchObject({ status: 'updated', epackId: one?.epackId });
    expect((await read(one?.epackId)).manifest.productData?.productName).toBe('Second');
  });

  it('groups findings by kind, and unknown blocks by their key', async () => {
    const withUnknown = (number: number) => {
      const { structure } = minisite({ name: `Odd ${number}`, ean: testGtin(number) });
      return JSON.stringify({ structure }).replaceAll('"Text"', '"Nobody knows"');
    };
    const { findings } = await check(await zipOf({ 'x.json': withUnknown(1), 'y.json': withUnknown(2) }));
    const unknown = findings.filter(({ code }) => code.endsWith('unknownBlock'));
    expect(unknown).toMatchObject([
      { componentKey: 'Nobody knows', count: 2, packageCount: 2, examples: ['x.json', 'y.json'] },
    ]);
  });

  it('reports what the rules of the license refuse', async () => {
    const banned = { words: 'miracle', reason: '', locale: '', categoryIds: [], severity: 'error' as const };
    await changeLicense(server, 1, { contentRules: { ...noContentRules, bannedWords: [banned] } });
    const { structure } = minisite({ name: 'Claims', ean: testGtin(7) });
    structure.epackData.components = { ru: { master_template: { 'index.html': textPage('A miracle') } } };
    const { findings } = await check(await zipOf({ 'claims.json': JSON.stringify({ structure }) }));
    await changeLicense(server, 1, { contentRules: noContentRules });
    const found = findings.filter(({ code }) => code.endsWith('bannedWord'));
    expect(found).toMatchObject([{ severity: 'error', count: 1, examples: ['claims.json'] }]);
  });

  it('takes a downloaded zip inside a zip back, with its files', async () => {
    const { url } = await ann.upload(toFile(await testImage(40, 30), 'p.png'));
    const body = minisite({ name: 'Round trip' });
    const page = body.structure.epackData.components?.['ru']?.['master_template']?.['index.html'];
    page?.push({
      id: 3,
      parentId: 1,
      order: 2,
      componentKey: 'Image',
      name: 'x',
      displayName: 'x',
      type: 'component',
      props: { src: { name: 'src', value: { desktop: url } } },
    });
    const { id } = (await ann.call(contract.createEpack, { body })).data;
    const zip = await ann.call(contract.downloadEpack, { params: { id } });
    const before = await read(id);
    const checked = await check(await zipOf({ 'all/one.zip': Buffer.from(await zip.arrayBuffer()) }));
    expect(checked.counts).toMatchObject({ ready: 1, failed: 0 });
    const seen = await preview(checked.id);
    for (const html of [seen.rendered, seen.original]) {
      expect(html).toMatch(/<img [^>]*src="data:image\/(?:webp|jpeg);base64,/);
      expect(html).not.toContain('assets/');
    }
    const [row] = await run(checked.id);
    expect(row).toMatchObject({ status: 'created', path: 'all/one.zip/document/epack.json' });
    const after = await read(row?.epackId);
    const ignoring = { updatedDate: '', createdDate: '' };
    expect({ ...after, manifest: { ...after.manifest, ...ignoring } }).toEqual({
      ...before,
      manifest: { ...before.manifest, ...ignoring },
    });
  });

  it.each([
    ['a zip with a link', () => zipOf({ 'a.json': '/etc/passwd' }, 0o120777)],
    ['a damaged zip', async () => (await zipOf({ 'a.json': '{}' })).subarray(0, 60)],
    [
      'a path outside',
      async () =>
        Buffer.from(
          (await zipOf({ 'aa/b.json': '{}' })).toString('latin1').replaceAll('aa/b', '../b'),
          'latin1',
        ),
    ],
  ])('refuses %s', async (_case, make) => {
    const { status, message } = await check(await make());
    expect(status).toBe('failed');
    expect(message).toContain('zip');
  });

  it('shows the page beside the one another tool rendered, and without the upload alone', async () => {
    const document = minisite({ name: 'Theirs' });
    document.structure.epackData.components = { ru: { master_template: { 'index.html': textPage('Ours') } } };
    const picture = await testImage(20, 10);
    const files = {
      'shop/a.json': JSON.stringify(document),
      'shop/index.html': '<p>Theirs</p><img src="./img/b.png"><a href="img/b.png.txt">b</a>',
      'shop/img/b.png': picture,
    };
    const { id } = await check(await zipOf(files));
    const { rendered, original } = await preview(id);
    expect(rendered).toContain('Ours');
    expect(original).toBe(
      `<p>Theirs</p><img src="data:image/png;base64,${picture.toString('base64')}"><a href="img/b.png.txt">b</a>`,
    );
    const { query } = server.services.database;
    await query.updateTable('package_import').set({ upload_id: 'gone' }).where('id', '=', id).execute();
    const later = await preview(id);
    expect(later.rendered).toContain('Ours');
    expect(later.original).toBeNull();
  });

  it('belongs to the user who began it', async () => {
    const { id } = await check(await zipOf({ 'mine.json': JSON.stringify(minisite({ name: 'Mine' })) }));
    const ben = await server.as('ben');
    const params = { id: String(id) };
    for (const call of [contract.getPackageImport, contract.listPackageImportRows]) {
      await expect(ben.call(call, { params })).rejects.toMatchObject({ status: 404 });
    }
    const { data: rows } = await ann.call(contract.listPackageImportRows, { params });
    const ofRow = { params: { ...params, rowId: String(rows.items[0]?.id) } };
    await expect(ben.call(contract.previewPackageImportRow, ofRow)).rejects.toMatchObject({ status: 404 });
    const { data: own } = await ann.call(contract.listPackageImports, {});
    expect(own.items[0]).toMatchObject({
      id,
      name: 'packages.zip',
      status: 'checked',
      total: 1,
      doneCount: 0,
    });
    expect((await ben.call(contract.listPackageImports, {})).data.total).toBe(0);
  });

  it('is forgotten after 30 days, but not what it created', async () => {
    const bytes = await zipOf({
      'old.json': JSON.stringify({ ...minisite({ name: 'Old' }), importKey: 'old' }),
    });
    const { id } = await check(bytes);
    await run(id);
    const { query } = server.services.database;
    const old = new Date(Date.now() - 31 * 24 * 3_600_000);
    await query.updateTable('package_import').set({ created_at: old }).where('id', '=', id).execute();
    expect(await forgetImports(query)).toBe(1);
    const params = { id: String(id) };
    await expect(ann.call(contract.getPackageImport, { params })).rejects.toMatchObject({ status: 404 });
    expect((await check(bytes)).counts).toMatchObject({ ready: 0, present: 1 });
  });
});
