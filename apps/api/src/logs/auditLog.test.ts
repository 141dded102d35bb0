import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../testing/testServer.ts';

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
  await admin.call(contract.changeUsers, { body: { ids: [3, 2], change: { kind: 'disable' } } });
  expect((await names())[0]).toEqual(['user.disable', 'ann, ben']);
});
