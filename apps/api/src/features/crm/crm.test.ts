import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const admin = await server.as('admin');
  for (const licenseId of [1, 2]) {
    const body = {
      licenseId,
      messageEn: `License ${licenseId} owes`,
      messageRu: `Лицензия ${licenseId} должна`,
    };
    await admin.call(contract.createDebtNotice, { body });
  }
});
afterAll(() => server.stop());

const ids = { admin: 1, ann: 2, ben: 3 };

async function list(user: keyof typeof ids, systemIds: number[], language = 'en') {
  const response = await fetch(server.url + contract.listDebtNotices.path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await server.tokenOf(user)}`,
      'content-type': 'application/json',
      'accept-language': language,
    },
    body: JSON.stringify({ userId: ids[user], systemIds, accessToken: await server.tokenOf(user) }),
  });
  return contract.listDebtNotices.response.parse(await response.json()).data;
}

it('a user sees the notices of the own licenses among those asked for, in the own language', async () => {
  expect(await list('ann', [1, 2])).toMatchObject({
    items: [{ licenseId: 1, message: 'License 1 owes' }],
    total: 1,
  });
  expect((await list('ann', [1], 'ru')).items[0]?.message).toBe('Лицензия 1 должна');
  expect((await list('ann', [2])).total).toBe(0);
  expect((await list('ann', [])).total).toBe(0);
  expect((await list('admin', [1, 2])).total).toBe(2);
});

it('a closed notice is gone for who closed it, and only for them; closing it twice changes nothing', async () => {
  const id = String((await list('ben', [2])).items[0]?.id);
  const ben = await server.as('ben');
  for (let times = 0; times < 2; times++) {
    await ben.call(contract.closeDebtNotice, { params: { id }, body: { userId: ids.ben } });
  }
  expect((await list('ben', [2])).total).toBe(0);
  expect((await list('admin', [2])).total).toBe(1);
});

it('A13: nobody reads or closes the notices of somebody else', async () => {
  const ann = await server.as('ann');
  const asBen = { userId: ids.ben, systemIds: [2] };
  await expect(ann.call(contract.listDebtNotices, { body: asBen })).rejects.toMatchObject({ status: 403 });
  const params = { id: String((await list('admin', [2])).items[0]?.id) };
  for (const userId of [ids.ben, ids.ann]) {
    await expect(ann.call(contract.closeDebtNotice, { params, body: { userId } })).rejects.toMatchObject({
      status: userId === ids.ann ? 404 : 403,
    });
  }
});
