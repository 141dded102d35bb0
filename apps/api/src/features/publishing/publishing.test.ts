import type { ApiClient, ApiError } from '@vitrina/api-client';
import { contract, type PartialMatchData, type StreamPointer } from '@vitrina/api-client/contract';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import { pointerPath } from '@vitrina/stream-embed/pointer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { firstPage, minisite, testGtin, textPage } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
let counter = 100;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

async function create(product: Parameters<typeof minisite>[0] = {}) {
  counter++;
  const body = minisite({ ean: testGtin(counter), mpn: `M-${counter}`, ...product });
  const { data } = await ann.call(contract.createEpack, { body });
  return {
    id: data.id,
    ean: body.structure.epackData.manifest.productData?.EAN as string,
    mpn: `M-${counter}`,
  };
}

function publish(
  id: string,
  body: { checkPartialUpdate?: boolean; retailerIds?: number[]; licenseId?: number } = {},
) {
  return ann.call(contract.publishToStream, { params: { id }, body });
}

async function pointer(retailer: number, ean: string): Promise<StreamPointer | undefined> {
  const key = { kind: 'gtin' as const, key: ean.padStart(14, '0') };
  const response = await fetch(`${server.url}/${pointerPath({ retailer: String(retailer), ...key })}`);
  return response.ok ? ((await response.json()) as StreamPointer) : undefined;
}

async function publishedHtml(found: StreamPointer): Promise<string> {
  const page = found.pages['ru']?.['master_template'];
  const response = await fetch(`${server.url}/${found.base}${page?.html}`);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-security-policy')).toContain('sandbox allow-scripts');
  return response.text();
}

describe('publishing', () => {
  it('puts a pointer per retailer and key, and the files it leads to', async () => {
    const { id, ean, mpn } = await create({ name: 'Published kettle' });
    const { data } = await publish(id);
    expect(data.retailers.map(({ name }) => name)).toEqual(['Other shop', 'Shop']);
    expect(data.keys).toEqual([
      { kind: 'gtin', key: ean.padStart(14, '0') },
      { kind: 'mpn', key: `acme|${mpn.toLowerCase()}` },
    ]);
    for (const retailer of [1, 2]) {
      const found = await pointer(retailer, ean);
      expect(found).toMatchObject({ version: 1, publicId: data.publicId, publication: data.publication });
      expect(await publishedHtml(found as StreamPointer)).toContain('Hello Published kettle');
    }
    const byMpn = pointerPath({ retailer: '1', kind: 'mpn', key: `acme|${mpn.toLowerCase()}` });
    const response = await fetch(`${server.url}/${byMpn}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=45, stale-while-revalidate=14, stale-if-error=86400',
    );
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('carries neither the epack’s id nor an address of this server', async () => {
    const { id, ean } = await create();
    await publish(id);
    const found = (await pointer(1, ean)) as StreamPointer;
    const everything = JSON.stringify(found) + (await publishedHtml(found));
    expect(everything).not.toContain(id);
    expect(everything).not.toContain('127.0.0.1');
    expect(everything).toContain(`data-epack="${found.publicId}"`);
  });

  it('names the elements a page needs, and shows the epack’s data', async () => {
    const ean = testGtin(7100);
    const body = minisite({ ean, mpn: 'M-7100' });
    const receiver = block('DynamicDataReceiver', { field: 'name' });
    const provider = block('DynamicDataProvider', { dataSource: 'd' }, receiver);
    const page = toWirePage([
      block('Feature', {}, block('Slider'), block('Script', { code: 'x' }), provider),
    ]);
    body.structure.epackData.components = { ru: { master_template: { 'index.html': page } } };
    body.structure.epackData.dataSources = [{ id: 'd', items: [{ id: 1, data: { name: 'Grill 3000' } }] }];
    await publish((await ann.call(contract.createEpack, { body })).data.id);
    const found = (await pointer(1, ean)) as StreamPointer;
    expect(found.pages['ru']?.['master_template']?.elements).toEqual(['vitrina-script', 'vitrina-slider']);
    const html = await publishedHtml(found);
    expect(html).toContain('Grill 3000');
    expect(html).toContain('data-frame="vitrina-root:/stream/v1/frame.html"');
  });

  it('of the same content twice is the same publication; of other content another, the old one staying', async () => {
    const { id, ean } = await create();
    const first = (await publish(id)).data;
    const before = (await pointer(1, ean)) as StreamPointer;
    expect((await publish(id)).data.publication).toBe(first.publication);
    const body = { ...firstPage, components: textPage('Changed') };
    await ann.call(contract.saveComponents, { params: { id }, body });
    expect((await publish(id)).data.publication).not.toBe(first.publication);
    expect(await publishedHtml((await pointer(1, ean)) as StreamPointer)).toContain('Changed');
    expect(await publishedHtml(before)).toContain('Hello');
  });

  it('narrowed to a retailer reaches only that one', async () => {
    const { id, ean } = await create();
    await publish(id, { retailerIds: [2] });
    expect(await pointer(1, ean)).toBeUndefined();
    expect(await pointer(2, ean)).toBeDefined();
  });

  it('with a corrected EAN takes the old pointer away', async () => {
    const { id, ean } = await create();
    await publish(id);
    const corrected = testGtin(9000 + counter);
    await ann.call(contract.editEpackProps, { params: { id }, body: { ean: corrected } });
    await publish(id);
    expect(await pointer(1, ean)).toBeUndefined();
    expect(await pointer(1, corrected)).toBeDefined();
  });

  it('ten times at once leaves one whole publication', async () => {
    const { id, ean } = await create();
    await Promise.all(Array.from({ length: 10 }, () => publish(id)));
    const found = (await pointer(1, ean)) as StreamPointer;
    expect(await publishedHtml(found)).toContain('Hello');
  });

  it('ends with unpublishing, and with deleting', async () => {
    const [first, second] = [await create(), await create()];
    await publish(first.id);
    await publish(second.id);
    await ann.call(contract.unpublish, { params: { id: first.id } });
    await ann.call(contract.deleteEpack, { params: { id: second.id } });
    expect(await pointer(1, first.ean)).toBeUndefined();
    expect(await pointer(1, second.ean)).toBeUndefined();
    const list = await ann.call(contract.listEpacks, { query: { 'criteria[search]': first.mpn } });
    expect(list.data.items[0]?.publishedDate).toBeNull();
  });
});

describe('publishing is refused', () => {
  it('with the message of each field that is empty', async () => {
    const body = minisite({ name: ' ' });
    body.structure.epackData.manifest.tags = [];
    const { id } = (await ann.call(contract.createEpack, { body })).data;
    const error = (await publish(id).catch((e: unknown) => e)) as ApiError;
    expect(error).toMatchObject({ status: 400, code: 'notPublishable' });
    expect(error.errors.map(({ code }) => code)).toEqual([
      'model.epackData.nameEmpty',
      'model.epackData.tagsEmpty',
    ]);
    expect(error.errors[1]?.message).toBe('Tags cannot be empty in Epack Data');
  });

  it('without a page', async () => {
    const body = minisite({ ean: testGtin(7001) });
    body.structure.epackData.components = {};
    const { id } = (await ann.call(contract.createEpack, { body })).data;
    await expect(publish(id)).rejects.toMatchObject({ status: 400, code: 'nothingToPublish' });
  });

  it('where another epack is published for the product, until told to rewrite', async () => {
    const first = await create({ name: 'First' });
    await publish(first.id);
    const rival = await create({ name: 'Rival', ean: first.ean });
    const error = (await publish(rival.id).catch((e: unknown) => e)) as ApiError;
    expect(error).toMatchObject({
      status: 409,
      code: 'partialMatch',
      message: 'Detected a partial match by EAN or MPN',
      data: { uploaded: { id: rival.id, name: 'Rival' }, existing: { id: first.id, name: 'First' } },
    });
    expect(await publishedHtml((await pointer(1, first.ean)) as StreamPointer)).toContain('First');
    await publish(rival.id, { checkPartialUpdate: false });
    expect(await publishedHtml((await pointer(1, first.ean)) as StreamPointer)).toContain('Rival');
    await ann.call(contract.deleteEpack, { params: { id: first.id } });
    expect(await publishedHtml((await pointer(1, first.ean)) as StreamPointer)).toContain('Rival');
  });

  it('comparing with what the other epack shows, not with its draft', async () => {
    const first = await create({ name: 'Shown' });
    await publish(first.id);
    await ann.call(contract.editEpackProps, { params: { id: first.id }, body: { name: 'Draft' } });
    const rival = await create({ name: 'Shown', ean: first.ean });
    const error = (await publish(rival.id).catch((e: unknown) => e)) as ApiError;
    expect(error.data).toMatchObject({ existing: { id: first.id, name: 'Shown' } });
    const { fields } = error.data as PartialMatchData;
    expect(fields.find(({ name }) => name === 'name')).toMatchObject({ existing: 'Shown', isSame: true });
  });

  it('where the license is open, naming the licenses', async () => {
    const admin = await server.as('admin');
    const body = minisite({ brand: 'Nobody', ean: testGtin(7002), mpn: 'N-1' });
    const { id } = (await admin.call(contract.createEpack, { body })).data;
    const error = await admin
      .call(contract.publishToStream, { params: { id }, body: {} })
      .catch((e: unknown) => e);
    expect(error).toMatchObject({
      status: 400,
      message: 'Epack has more than one license',
      data: { licenses: [{ id: 1 }, { id: 2 }] },
    });
    const { data } = await admin.call(contract.publishToStream, { params: { id }, body: { licenseId: 2 } });
    expect(data.license.id).toBe(2);
  });
});

it('pointers are found however the address is escaped, and never outside their folder', async () => {
  const { id } = await create({ brand: 'Чайная/ 100%', mpn: 'Ж'.repeat(120) });
  const { data } = await publish(id);
  const key = data.keys.find(({ kind }) => kind === 'mpn');
  const path = pointerPath({ retailer: '1', kind: 'mpn', key: key?.key ?? '' });
  expect((await fetch(`${server.url}/${path}`)).status).toBe(200);
  for (const bad of [
    '/i/../postgres/password',
    '/i/%2e%2e/%2e%2e/x.json',
    '/p/%2fetc%2fpasswd',
    '/i/1%00.json',
    '/i/%zz',
  ]) {
    expect([400, 404]).toContain((await fetch(server.url + bad)).status);
  }
});
