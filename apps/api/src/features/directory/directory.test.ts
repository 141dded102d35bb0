import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let admin: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

describe('licenses', () => {
  it('are made with retailers and categories, and their users see it at once', async () => {
    const body = { name: ' License three ', retailerIds: [1, 2, 2], categoryIds: [1] };
    const { data } = await admin.call(contract.createLicense, { body });
    expect(data).toMatchObject({
      name: 'License three',
      retailers: [{ id: 2 }, { id: 1 }],
      categories: [{ id: 1 }],
    });
    const change = { params: { id: data.id }, body: { ...body, retailerIds: [1] }, ifMatch: data.revision };
    expect((await admin.call(contract.updateLicense, change)).data.retailers).toEqual([
      { id: 1, name: 'Shop' },
    ]);
    await expect(admin.call(contract.updateLicense, change)).rejects.toMatchObject({ code: 'staleRecord' });
    const list = await admin.call(contract.searchLicenses, { query: { sort: '-retailerCount,name' } });
    expect(list.data.items.map(({ name, retailerCount }) => [name, retailerCount])).toEqual([
      ['License one', 2],
      ['License three', 1],
      ['License two', 1],
    ]);
    await admin.call(contract.deleteLicense, { params: { id: data.id } });
  });

  it('in use are not deleted; unknown retailers are refused', async () => {
    await expect(admin.call(contract.deleteLicense, { params: { id: 1 } })).rejects.toMatchObject({
      code: 'inUse',
    });
    const body = { name: 'x', retailerIds: [99_999] };
    await expect(admin.call(contract.createLicense, { body })).rejects.toMatchObject({ status: 409 });
    expect((await admin.call(contract.searchLicenses, { query: {} })).data.total).toBe(2);
  });
});

describe('retailers', () => {
  it('have host names, as browsers write them', async () => {
    const body = { name: 'Лавка', domains: [' Shop.EXAMPLE ', 'shop.example'], isSis: true, licenseIds: [2] };
    const { data } = await admin.call(contract.createRetailer, { body });
    expect(data).toMatchObject({ domains: ['shop.example'], isSis: true, licenses: [{ id: 2 }] });
    expect((await (await server.as('ben')).call(contract.listSisRetailers)).data).toEqual([
      { id: data.id, name: 'Лавка' },
    ]);
    for (const domain of ['https://shop.example', 'shop.example/x', 'a b', '', '..', '*.example']) {
      await expect(
        admin.call(contract.createRetailer, { body: { name: 'x', domains: [domain] } }),
      ).rejects.toMatchObject({ status: 400 });
    }
    const found = await admin.call(contract.searchRetailers, { query: { search: 'SHOP.ex', isSis: 'true' } });
    expect(found.data.items.map(({ name }) => name)).toEqual(['Лавка', 'Shop'].toSorted());
    await admin.call(contract.deleteRetailer, { params: { id: data.id } });
  });

  it('with something published are not deleted', async () => {
    const ann = await server.as('ann');
    const { data } = await ann.call(contract.createEpack, { body: minisite() });
    await ann.call(contract.publishToStream, { params: { id: data.id }, body: {} });
    await expect(admin.call(contract.deleteRetailer, { params: { id: 1 } })).rejects.toMatchObject({
      code: 'inUse',
    });
    await ann.call(contract.unpublish, { params: { id: data.id } });
  });
});

describe('brands', () => {
  it('belong to a license or to all', async () => {
    const own = (await admin.call(contract.createBrand, { body: { name: 'Own', licenseId: 2 } })).data;
    const all = (await admin.call(contract.createBrand, { body: { name: 'Ёлка', licenseId: null } })).data;
    const names = async (user: 'ann' | 'ben') =>
      (await (await server.as(user)).call(contract.listBrands)).data.map(({ name }) => name);
    expect(await names('ann')).toEqual(['Acme', 'Ёлка']);
    expect(await names('ben')).toEqual(['Bolt', 'Own', 'Ёлка']);
    for (const { id } of [own, all]) await admin.call(contract.deleteBrand, { params: { id } });
  });
});

describe('categories', () => {
  it('make a tree that is moved in whole, never below itself', async () => {
    const make = async (name: string, parentId: number | null) =>
      (await admin.call(contract.createCategory, { body: { name, parentId } })).data.id;
    const a = await make('a', 1);
    const b = await make('b', a);
    const c = await make('c', b);
    const move = (id: number, parentId: number | null) =>
      admin.call(contract.updateCategory, { params: { id }, body: { name: 'moved', parentId } });
    for (const target of [a, b, c]) {
      await expect(move(a, target)).rejects.toMatchObject({ status: 409, code: 'belowItself' });
    }
    await move(b, null);
    const tree = (await admin.call(contract.listCategories)).data;
    expect(tree.find(({ id }) => id === b)).toMatchObject({ children: [{ id: c }] });
    await expect(admin.call(contract.deleteCategory, { params: { id: b } })).rejects.toMatchObject({
      code: 'hasChildren',
    });
    for (const id of [c, b, a]) await admin.call(contract.deleteCategory, { params: { id } });
  });

  it('moved against each other at once do not make a ring', async () => {
    const make = async (name: string) =>
      (await admin.call(contract.createCategory, { body: { name, parentId: null } })).data.id;
    const [x, y] = [await make('x'), await make('y')];
    const move = (id: number, parentId: number) =>
      admin.call(contract.updateCategory, { params: { id }, body: { name: 'm', parentId } });
    const outcomes = await Promise.allSettled([move(x, y), move(y, x)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('statistics groups', () => {
  it('lend their users permissions', async () => {
    const body = { name: 'Watchers', permissions: ['Trends' as const], licenseIds: [2], userIds: [4] };
    const { data } = await admin.call(contract.createStatisticsGroup, { body });
    expect(data).toMatchObject({ permissions: [{ id: 4, name: 'Trends' }], users: [{ id: 4, name: 'eve' }] });
    const eve = await server.as('eve');
    expect((await eve.call(contract.getProfile)).data.permissions).toEqual([
      { id: 2, name: 'Dashboard' },
      { id: 4, name: 'Trends' },
    ]);
    expect((await eve.call(contract.listStatisticsGroups)).data).toMatchObject([{ id: data.id }]);
    await admin.call(contract.deleteStatisticsGroup, { params: { id: data.id } });
    expect((await eve.call(contract.getProfile)).data.permissions).toHaveLength(1);
  });
});

describe('names', () => {
  const taken = { status: 409, code: 'nameTaken' };
  it('of licenses, retailers and statistics groups are one of a kind, whatever their case', async () => {
    for (const create of [contract.createLicense, contract.createRetailer, contract.createStatisticsGroup]) {
      const more = create === contract.createStatisticsGroup ? { permissions: [] } : {};
      const call = (name: string) => admin.call(create, { body: { name, ...more } });
      await call('Once');
      await expect(call(' oNCE ')).rejects.toMatchObject(taken);
    }
  });

  it('stay free for the record that has them, and are refused to another', async () => {
    const { data: one } = await admin.call(contract.createLicense, { body: { name: 'One of two' } });
    const { data: two } = await admin.call(contract.createLicense, { body: { name: 'Two of two' } });
    const rename = (id: number, name: string) =>
      admin.call(contract.updateLicense, { params: { id }, body: { name } });
    expect((await rename(one.id, 'ONE of two')).data.name).toBe('ONE of two');
    await expect(rename(two.id, 'one of two')).rejects.toMatchObject(taken);
    for (const { id } of [one, two]) await admin.call(contract.deleteLicense, { params: { id } });
  });

  it('of brands are one of a kind in a license, of categories among those beside them', async () => {
    const brand = (licenseId: number | null) =>
      admin.call(contract.createBrand, { body: { name: 'Twice', licenseId } });
    await brand(1);
    await brand(2);
    await expect(brand(1)).rejects.toMatchObject(taken);
    const category = (parentId: number | null) =>
      admin.call(contract.createCategory, { body: { name: 'Twice', parentId } });
    await category(1);
    await category(null);
    await expect(category(1)).rejects.toMatchObject(taken);
    await expect(category(null)).rejects.toMatchObject(taken);
  });
});
