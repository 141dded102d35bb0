import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('names what was acted on, as it is called now, or was last', async () => {
  const admin = await server.as('admin');
  const names = async () => {
    const { data } = await admin.call(contract.listAuditLog, { query: {} });
    return data.items.map(({ action, subjectName }) => [action, subjectName]);
  };
  const { data: brand } = await admin.call(contract.createBrand, {
    body: { name: 'First', licenseId: null },
  });
  const params = { id: brand.id };
  await admin.call(contract.updateBrand, { params, body: { name: 'Second', licenseId: null } });
  expect(await names()).toEqual([
    ['brand.update', 'Second'],
    ['brand.create', 'Second'],
  ]);
  await admin.call(contract.deleteBrand, { params });
  expect(await names()).toEqual([
    ['brand.delete', 'Second'],
    ['brand.update', 'Second'],
    ['brand.create', 'First'],
  ]);
  await admin.call(contract.changeUsers, { body: { ids: [4, 3], change: { kind: 'disable' } } });
  expect((await names())[0]).toEqual(['user.disable', 'ben, eve']);
});

it('names product pages by their product, also after they are gone', async () => {
  const ann = await server.as('ann');
  const admin = await server.as('admin');
  const link = 'https://shop.example/soup';
  const { data: page } = await ann.call(contract.addMonitoredPage, {
    body: { retailerId: 1, licenseId: 1, link, productName: 'Soup' },
  });
  const acts = async () => {
    const { data } = await admin.call(contract.listAuditLog, { query: { action: 'page' } });
    return data.items.map(({ action, subject, subjectName }) => [action, subject, subjectName]);
  };
  const id = String(page.id);
  expect(await acts()).toEqual([['page.create', id, 'Soup']]);
  await ann.call(contract.deleteMonitoredPage, { params: { id: page.id } });
  expect((await acts())[0]).toEqual(['page.delete', id, 'Soup']);
});

it('keeps from a license’s administrator the name of what has left the license', async () => {
  const { query } = server.services.database;
  const ann = await server.as('ann');
  await query.insertInto('group_permission').values({ group_id: 1, permission_id: 1 }).execute();
  const { data: page } = await ann.call(contract.addMonitoredPage, {
    body: { retailerId: 1, licenseId: 1, productName: 'Spoon' },
  });
  const name = async () => {
    const { data } = await ann.call(contract.listAuditLog, { query: { action: 'page.create' } });
    return data.items[0]?.subjectName;
  };
  expect(await name()).toBe('Spoon');
  await query.updateTable('product_page').set({ license_id: 2 }).where('id', '=', page.id).execute();
  expect(await name()).toBeNull();
});
