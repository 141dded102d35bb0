import { contract, type CallDefinition } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite } from '../../../testing/epacks.ts';
import { openSettings, type TestUser } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let annsId: string;
let bensId: string;
beforeAll(async () => {
  server = await startTestServer();
  annsId = (await (await server.as('ann')).call(contract.createEpack, { body: minisite() })).data.id;
  const bens = minisite({ brand: 'Bolt' });
  bensId = (await (await server.as('ben')).call(contract.createEpack, { body: bens })).data.id;
});
afterAll(() => server.stop());

async function request(call: CallDefinition, user: TestUser | undefined, input: RequestInput = {}) {
  const path = call.path.replace(/\{(\w+)\}/g, (_match, name: string) => input.params?.[name] ?? '1');
  const query = new URLSearchParams(input.query).toString();
  const token = user && (await server.tokenOf(user));
  return fetch(`${server.url}${path}?${query}`, {
    method: call.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(input.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(input.body ? { body: JSON.stringify(input.body) } : {}),
  });
}

interface RequestInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

describe('an epack of another license', () => {
  const section = {
    fromLang: 'ru',
    toLang: 'en',
    fromTemplate: 'master_template',
    toTemplate: 'master_template',
  };
  it('takes no copied section and no new owner', async () => {
    const body = { ...section, toId: annsId };
    expect((await request(contract.copySection, 'ben', { params: { id: bensId }, body })).status).toBe(404);
    const handOver = { userId: 3, epackageIds: [bensId, annsId] };
    expect((await request(contract.changeEpackOwner, 'ben', { body: handOver })).status).toBe(404);
  });

  it('is not in the list, nor among the files, and is unchanged after all that', async () => {
    const list = await (await server.as('ben')).call(contract.listEpacks, { query: { limit: 100 } });
    expect(list.data.items.map(({ id }) => id)).toEqual([bensId]);
    const { data } = await (await server.as('ann')).call(contract.getEpack, { params: { id: annsId } });
    expect(data.pageIndex).toEqual([
      { locale: 'ru', template: 'master_template', page: 'index.html', revision: 1 },
    ]);
  });
});

describe('what else belongs to a license', () => {
  it('publishing under another license is refused', async () => {
    const response = await request(contract.publishToStream, 'ann', {
      params: { id: annsId },
      body: { licenseId: 2 },
    });
    expect(response.status).toBe(403);
  });

  it('publishing to a retailer of another license is refused', async () => {
    const body = { retailerIds: [1] };
    const response = await request(contract.publishToStream, 'ben', { params: { id: bensId }, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'body.retailerIds' }] });
  });

  it('statistics of another license or retailer are refused', async () => {
    const days = { from: '2026-11-01', to: '2026-11-20' };
    const chosen: Record<string, string>[] = [{ licenses: '1' }, { licenses: '2,1' }, { retailers: '1' }];
    for (const query of chosen) {
      const response = await request(contract.getDashboard, 'ben', { query: { ...days, ...query } });
      expect(response.status).toBe(403);
    }
  });

  it('directories show the own part only; an administrator sees all', async () => {
    const ben = await server.as('ben');
    const admin = await server.as('admin');
    expect((await ben.call(contract.listLicenses)).data.map(({ id }) => id)).toEqual([2]);
    expect((await ben.call(contract.listRetailers)).data.map(({ id }) => id)).toEqual([2]);
    expect((await ben.call(contract.listSisRetailers)).data).toEqual([]);
    expect((await ben.call(contract.listBrands)).data.map(({ name }) => name)).toEqual(['Bolt']);
    expect((await ben.call(contract.listLicenseInfo)).data).toMatchObject([
      { id: 2, retailers: [{ id: 2 }] },
    ]);
    const tree = await ben.call(contract.getCategoryTree, { params: { licenseIds: [1, 2] } });
    expect(tree.data.map(({ name }) => name)).toEqual(['Tools']);
    expect((await admin.call(contract.listLicenses)).data).toHaveLength(2);
    expect((await admin.call(contract.listEpacks, {})).data.total).toBe(2);
  });

  it('debt notices are asked for oneself only', async () => {
    const body = { userId: 2, systemIds: [1] };
    expect((await request(contract.listDebtNotices, 'ben', { body })).status).toBe(403);
  });

  it('categories a group may not see hide their epacks, those below them too', async () => {
    const { query } = server.services.database;
    const settings = { ...openSettings, excludedCategories: [1] };
    const body = minisite();
    const ann = await server.as('ann');
    body.structure.epackData.manifest.productData = {
      ...body.structure.epackData.manifest.productData,
      categories: [{ id: 2, name: 'Soup' }],
    };
    const { data } = await ann.call(contract.createEpack, { body });
    await query
      .updateTable('user_group')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', 1)
      .execute();
    await expect(ann.call(contract.getEpack, { params: { id: data.id } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await ann.call(contract.listEpacks, {})).data.total).toBe(0);
    const tree = await ann.call(contract.getCategoryTree, { params: { licenseIds: [1] } });
    expect(tree.data).toEqual([]);
    await query
      .updateTable('user_group')
      .set({ settings: JSON.stringify(openSettings) })
      .where('id', '=', 1)
      .execute();
  });

  it('a group without Builder Pro has no builder calls', async () => {
    const { query } = server.services.database;
    const closed = { ...openSettings, isBuilderAvailable: false, isBuilderProAvailable: false };
    const write = (settings: object) =>
      query
        .updateTable('user_group')
        .set({ settings: JSON.stringify(settings) })
        .where('id', '=', 1)
        .execute();
    await write(closed);
    expect((await request(contract.listEpacks, 'ann')).status).toBe(403);
    await write({ ...openSettings, canPublishToStream: false });
    const refused = await request(contract.publishToStream, 'ann', { params: { id: annsId }, body: {} });
    expect(await refused.json()).toMatchObject({ code: 'publishNotAllowed' });
    await write(openSettings);
  });
});
