import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { createApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { forward } from './forward.ts';

interface Seen {
  line: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let service: Server;
let base: string;
let server: TestServer;
const seen: Seen[] = [];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  service = createServer((request, response) => {
    void readText(request).then((body) => {
      seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}/base`;
  server = await startTestServer({ BUILDER_BASE_URL: base, CRM_BASE_URL: `${base}/` });
});
afterAll(async () => {
  await server.stop();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  seen.length = 0;
});

function answerJson(status: number, body: unknown): void {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

async function check(password = 'b') {
  const client = createApiClient({ baseUrl: server.url });
  return client.call(contract.checkBuilderLogin, { body: { login: 'a', password } });
}

async function listNotices(userId = 2) {
  const ann = await server.as('ann');
  const body = { userId, systemIds: [1], accessToken: 'x' };
  return ann.call(contract.listDebtNotices, { body });
}

describe('a call that belongs to another service', () => {
  it('is made there, and answers no more than the contract says', async () => {
    answerJson(200, { token: 'theirs', secret: 1 });
    expect(await check()).toEqual({ token: 'theirs' });
    expect(seen).toMatchObject([{ line: 'POST /base/login-check', body: '{"login":"a","password":"b"}' }]);
  });

  it('carries the token it was made with where the service wants one, and no secret besides', async () => {
    answerJson(200, { code: 200, data: { items: [], total: 0 } });
    await listNotices();
    const token = await server.tokenOf('ann');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ userId: 2, systemIds: [1], accessToken: token });
    expect(Object.keys(seen[0]?.headers ?? {})).not.toContain('authorization');
    expect(Object.keys(seen[0]?.headers ?? {})).not.toContain('cookie');
  });

  it('is not made for somebody else', async () => {
    await expect(listNotices(1)).rejects.toMatchObject({ status: 403 });
    expect(seen).toEqual([]);
  });
});

describe('what the service says instead', () => {
  it.each<[string, number, unknown, number, string]>([
    ['a known refusal', 401, { code: 'incorrectPassword' }, 401, 'incorrectPassword'],
    [
      'an unknown refusal',
      401,
      { code: 'E_17', message: 'db 10.0.0.1 says no' },
      401,
      'incorrectLoginOrPassword',
    ],
    ['that there are too many', 429, { code: 'tooManyRequests' }, 429, 'tooManyRequests'],
    ['that it failed', 500, { message: 'stack' }, 502, 'serviceUnavailable'],
    ['another shape', 200, { surprise: true }, 502, 'serviceUnavailable'],
    ['too much', 200, { token: 'x'.repeat(5 * 1024 * 1024) }, 502, 'serviceUnavailable'],
  ])('%s', async (_what, status, body, expected, code) => {
    answerJson(status, body);
    await expect(check()).rejects.toMatchObject({ status: expected, code });
  });

  it('that it does not know the token: the session here goes on', async () => {
    answerJson(401, { code: 'unauthorised' });
    await expect(listNotices()).rejects.toMatchObject({ status: 502, code: 'serviceUnavailable' });
  });

  it('a redirect is not followed: the password would go along', async () => {
    answer = (response) => response.writeHead(307, { location: `${base}/elsewhere` }).end();
    await expect(check()).rejects.toMatchObject({ status: 502 });
    expect(seen).toHaveLength(1);
  });

  it('no JSON, or half an answer', async () => {
    answer = (response) => response.end('<h1>Bad gateway</h1>');
    await expect(check()).rejects.toMatchObject({ status: 502 });
    answer = (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"token":');
      response.destroy();
    };
    await expect(check()).rejects.toMatchObject({ status: 502 });
  });

  it('nothing: after a while it is given up', async () => {
    answer = () => undefined;
    const request = { headers: {}, ip: '127.0.0.1', log: server.app.log } as unknown as FastifyRequest;
    const target = { baseUrl: base, path: '/login-check', body: {}, timeoutMs: 50 };
    await expect(forward(contract.checkBuilderLogin, request, target)).rejects.toMatchObject({
      status: 504,
      code: 'serviceUnavailable',
    });
  });
});
