import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../testing/testServer.ts';

let service: Server;
let server: TestServer;
const seen: string[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${body}`);
      const isCheck = request.url === '/base/login-check';
      response.statusCode = body.includes('wrong') ? 401 : 200;
      response.setHeader('content-type', 'application/json');
      response.end(isCheck ? '{"token":"theirs","secret":1}' : '{"surprise":true}');
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}/base`;
  server = await startTestServer({ BUILDER_BASE_URL: base, CRM_BASE_URL: `${base}/` });
});
afterAll(async () => {
  await server.stop();
  service.close();
});

it('hands the login check on to the builder service, and answers no more than the contract says', async () => {
  const client = createApiClient({ baseUrl: server.url });
  const answer = await client.call(contract.checkBuilderLogin, { body: { login: 'a', password: 'b' } });
  expect(answer).toEqual({ token: 'theirs' });
  expect(seen).toEqual(['POST /base/login-check {"login":"a","password":"b"}']);
  await expect(
    client.call(contract.checkBuilderLogin, { body: { login: 'a', password: 'wrong' } }),
  ).rejects.toMatchObject({ status: 401 });
});

it('answers 502 where the service says something else, and only after checking who asks', async () => {
  const ann = await server.as('ann');
  const body = { userId: 2, systemIds: [1], accessToken: 'x' };
  await expect(ann.call(contract.listDebtNotices, { body })).rejects.toMatchObject({ status: 502 });
  expect(seen.at(-1)).toContain('POST /base/notification/system/stream {');
  const calls = seen.length;
  await expect(ann.call(contract.listDebtNotices, { body: { ...body, userId: 1 } })).rejects.toMatchObject({
    status: 403,
  });
  expect(seen).toHaveLength(calls);
});
