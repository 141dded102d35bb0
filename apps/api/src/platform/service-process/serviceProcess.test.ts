import { createApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testPassword } from '../../../testing/people.ts';
import { buildServer, startServiceProcess } from '../../../testing/serverProcess.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

type Process = Awaited<ReturnType<typeof startServiceProcess>>;

/** Has the database and the accounts, and answers every call itself. */
let alone: TestServer;
let crm: Process;
let builderService: Process;
/** A server on the same database that forwards both services' calls. */
let server: Process;
beforeAll(async () => {
  await buildServer();
  alone = await startTestServer();
  const environment = {
    DATABASE_URL: alone.connectionString,
    VITRINA_DATA_DIR: alone.services.config.dataFolder,
    VITRINA_LOG_LEVEL: 'info',
  };
  crm = await startServiceProcess('crmService', environment);
  builderService = await startServiceProcess('builderService', environment);
  server = await startServiceProcess('server', {
    ...environment,
    VITRINA_JOBS: '0',
    CRM_BASE_URL: crm.url,
    BUILDER_BASE_URL: builderService.url,
  });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await Promise.all([crm.stop(), builderService.stop()]);
  await alone.stop();
});

function clientOf(token: string) {
  return createApiClient({ baseUrl: server.url, getToken: () => token, getLanguage: () => 'ru' });
}

describe('the CRM service in a process of its own', () => {
  it('answers through the server as the server itself would', async () => {
    const admin = await alone.as('admin');
    for (const licenseId of [1, 2]) {
      const body = { licenseId, messageEn: `License ${licenseId} owes`, messageRu: `Долг ${licenseId}` };
      await admin.call(contract.createDebtNotice, { body });
    }
    const ann = clientOf(await alone.tokenOf('ann'));
    const body = { userId: 2, systemIds: [1, 2], accessToken: 'whatever the page believes it to be' };
    const { items } = (await ann.call(contract.listDebtNotices, { body })).data;
    expect(items).toMatchObject([{ licenseId: 1, message: 'Долг 1' }]);
    const params = { id: String(items[0]?.id) };
    await ann.call(contract.closeDebtNotice, { params, body: { userId: 2 } });
    expect((await ann.call(contract.listDebtNotices, { body })).data.total).toBe(0);
    await expect(
      ann.call(contract.closeDebtNotice, { params: { id: '2' }, body: { userId: 2 } }),
    ).rejects.toMatchObject({ status: 404, code: 'notFound' });
  });

  it('tells nobody about somebody else, also where it is asked directly', async () => {
    const token = await alone.tokenOf('ann');
    const ask = (body: object) =>
      fetch(`${crm.url}/notification/system/stream`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await ask({ userId: 2, systemIds: [1], accessToken: token })).status).toBe(200);
    expect((await ask({ userId: 3, systemIds: [1, 2], accessToken: token })).status).toBe(403);
    expect((await ask({ userId: 2, systemIds: [1] })).status).toBe(401);
    expect((await ask({ userId: 2, systemIds: [1], accessToken: 'x' })).status).toBe(401);
  });
});

describe('the builder service in a process of its own', () => {
  it('checks logins through the server, and says what is wrong with them', async () => {
    const client = clientOf('');
    const check = (login: string, password: string) =>
      client.call(contract.checkBuilderLogin, { body: { login, password } });
    expect((await check('ann', testPassword)).token).toMatch(/^[\w-]{43}$/);
    await expect(check('ann', 'wrong password')).rejects.toMatchObject({
      status: 401,
      code: 'incorrectPassword',
    });
    await expect(check('nobody', 'x')).rejects.toMatchObject({ status: 401, code: 'incorrectLogin' });
  });
});

it('a service has its own calls, its health, and nothing else', async () => {
  for (const { url } of [crm, builderService]) {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    for (const path of ['/profile', '/auth/getToken', '/openapi.json', '/crm/notification/system/stream']) {
      expect((await fetch(url + path, { method: 'POST' })).status).toBe(404);
    }
  }
});

it('a service that is gone is a plain error, and only for its own calls', async () => {
  await crm.stop();
  const ann = clientOf(await alone.tokenOf('ann'));
  await expect(
    ann.call(contract.listDebtNotices, { body: { userId: 2, systemIds: [1] } }),
  ).rejects.toMatchObject({ status: 502, code: 'serviceUnavailable' });
  expect((await ann.call(contract.getProfile)).data.username).toBe('ann');
});
