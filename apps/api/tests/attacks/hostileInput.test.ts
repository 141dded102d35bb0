import { contract, type CallDefinition } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite } from '../../testing/epacks.ts';
import { openSettings } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let token: string;
let epackId: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('admin');
  const admin = await server.as('admin');
  epackId = (await admin.call(contract.createEpack, { body: minisite() })).data.id;
});
afterAll(() => server.stop());

function send(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  return fetch(server.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
}

const strange: unknown[] = [
  null,
  true,
  -1,
  1e308,
  2 ** 53 + 2,
  '',
  'x'.repeat(5000),
  '\0',
  '\ud800',
  "'; drop table epack; --",
  '../../etc/passwd',
  [],
  [[]],
  {},
  { id: { $gt: '' } },
];

/** Yields the body with one field after another replaced by bad values; other fields stay valid. */
function* spoil(value: unknown, path: string[] = []): Generator<{ path: string[]; bad: unknown }> {
  for (const bad of strange) yield { path, bad };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value).slice(0, 8)) {
    if (path.length < 3) yield* spoil(inner, [...path, key]);
  }
}

function withValue(value: unknown, [first, ...rest]: string[], bad: unknown): unknown {
  if (first === undefined) return bad;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const record = copy as Record<string, unknown>;
  record[first] = withValue(record[first], rest, bad);
  return copy;
}

const page = { lang: 'ru', template: 'master_template', page: 'index.html' };
const goodBodies: [CallDefinition, unknown][] = [
  [contract.getToken, { login: 'nobody', password: 'x' }],
  [contract.updateSelf, { email: 'a@b.example', firstName: 'a', lastName: 'b', username: 'admin' }],
  [contract.writeLog, { action: 'enter', actionType: 'route', target: 'dashboard', data: { a: 1 } }],
  [contract.listDebtNotices, { userId: 1, systemIds: [1] }],
  [contract.createEpack, minisite()],
  [contract.saveComponents, { ...page, components: [{ id: 1, parentId: 0, order: 1, props: {} }] }],
  [contract.editEpackProps, { name: 'x', categories: ['1'], tags: ['a'] }],
  [contract.changeEpackOwner, { userId: 1, epackageIds: ['00000000-0000-4000-8000-000000000000'] }],
  [contract.publishToStream, { licenseId: 1, retailerIds: [1] }],
  [contract.recoverPassword, { login: 'nobody' }],
  [contract.resetPassword, { token: 'x', password: 'long enough' }],
  [contract.confirmSecondFactor, { code: '000000' }],
  [
    contract.createUser,
    { username: 'x', email: 'x@b.example', roles: ['ROLE_USER'], groupId: 1, password: 'x' },
  ],
  [contract.changeUsers, { filter: { groups: '1', search: 'x' }, dryRun: true, change: { kind: 'enable' } }],
  [contract.createGroup, { name: 'x', settings: openSettings, permissions: [], licenseIds: [1] }],
  [contract.createLicense, { name: 'x', retailerIds: [1], categoryIds: [1] }],
  [contract.createRetailer, { name: 'x', domains: ['a.example'], licenseIds: [1] }],
  [contract.createCategory, { name: 'x', parentId: 1 }],
  [contract.sendNotification, { title: 'x', text: 'x', userIds: [1], groupIds: [1] }],
  [contract.makeAiAction, { actionId: 'typography', prompt: 'x', values: { a: 1 } }],
];

describe('a bad value anywhere in a body is the sender’s mistake, never ours', () => {
  it.each(goodBodies)('$id', async (call, good) => {
    const path = call.path.replace('{id}', epackId);
    const faults: string[] = [];
    for (const { path: field, bad } of spoil(good)) {
      const body = JSON.stringify(withValue(good, field, bad));
      const response = await send(call.method, path, body, {
        'x-field': encodeURIComponent(field.join('.')),
      });
      const what = `${field.join('.')} = ${JSON.stringify(bad).slice(0, 60)}`;
      const answer = (await response.json()) as { code?: unknown };
      faults.push(...(response.status >= 500 || !answer.code ? [`${what}: ${response.status}`] : []));
    }
    expect(faults).toEqual([]);
  });
});

describe('a bad path or query', () => {
  const reads = Object.values(contract).filter(({ method }) => method === 'GET') as CallDefinition[];
  const parts = [
    'x',
    '0',
    '-1',
    '1e9',
    '99999999999999',
    '%00',
    '%ff',
    'a'.repeat(5000),
    "1'--",
    'null',
    '1,2,,3',
  ];

  it.each(reads)('of $id is 400 or 404', async (call) => {
    const faults: string[] = [];
    for (const part of parts) {
      const path = call.path.replace(/\{\w+\}/g, part);
      const query = `licenses=${part}&limit=${part}&offset=${part}&from=${part}&to=${part}&lang=${part}&template=${part}&page=${part}`;
      const response = await send('GET', `${path}?${query}`);
      faults.push(...(response.status >= 500 ? [`${path}?${query}`.slice(0, 200)] : []));
    }
    expect(faults).toEqual([]);
  });

  it('names what is wrong', async () => {
    const response = await send('GET', '/api/constructor/epackages/not-a-uuid?components=some');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalidInput', errors: [{ path: 'params.id' }] });
    const list = await send('GET', '/api/constructor/epackages?limit=1000');
    expect(await list.json()).toMatchObject({ errors: [{ path: 'query.limit', code: 'tooBig' }] });
  });
});

describe('A11: a body that is no body', () => {
  const path = '/api/constructor/epackages';
  it.each([
    ['torn JSON', '{"structure":'],
    ['a prototype key', '{"structure":{"__proto__":{"isAdmin":true}}}'],
    ['a constructor key', '{"structure":{"constructor":{"prototype":{"x":1}}}}'],
    ['a NUL in a string', '{"structure":{"epackData":"\\u0000"}}'],
    ['a hundred thousand levels', '['.repeat(100_000)],
    ['nothing', ''],
  ])('%s is 400', async (_what, body) => {
    const response = await send('POST', path, body);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()) as object)).toContain('message');
  });

  it('another media type is 415, too much is 413', async () => {
    expect((await send('POST', path, '<a/>', { 'content-type': 'text/xml' })).status).toBe(415);
    const tooMuch = JSON.stringify({ action: 'x'.repeat(2 * 1024 * 1024) });
    expect((await send('POST', '/front/logs', tooMuch)).status).toBe(413);
  });
});

it('A11: a request may not last for ever', () => {
  // Only checks that the limits are set; Node enforces them.
  expect(server.app.server.requestTimeout).toBeGreaterThan(0);
  expect(server.app.server.headersTimeout).toBeGreaterThan(0);
});

it('A11: a page of too many components is refused by number', async () => {
  const components = Array.from({ length: 20_001 }, (_, index) => ({ id: index + 1, parentId: 0 }));
  const body = JSON.stringify({ ...page, components });
  const response = await send('PUT', `/api/constructor/epackages/${epackId}/components`, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ path: 'body.components', code: 'tooLong' }] });
});

it('an If-Match that is no revision is 400', async () => {
  const body = JSON.stringify({ ...page, components: [] });
  const url = `/api/constructor/epackages/${epackId}/components`;
  expect((await send('PUT', url, body, { 'if-match': '"abc"' })).status).toBe(400);
  expect((await send('PUT', url, body, { 'if-match': '*' })).status).toBe(200);
});

it('every answer carries a request id and says what it is', async () => {
  const response = await send('GET', '/nothing/here');
  expect(response.status).toBe(404);
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.json()).toEqual({ code: 'notFound', message: 'Not found' });
});

it('P4: an address that is none leads who opened it in a browser to the dashboard', async () => {
  const headers = { 'sec-fetch-dest': 'document' };
  const response = await fetch(`${server.url}/nothing/here`, { headers, redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/panel/dashboard');
  const frame = await fetch(`${server.url}/nothing/here`, { headers: { 'sec-fetch-dest': 'iframe' } });
  expect(frame.status).toBe(404);
});

it('the OpenAPI document has every call of the contract', async () => {
  const document = (await (await send('GET', '/openapi.json')).json()) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  expect(document.openapi).toBe('3.1.0');
  for (const call of Object.values(contract)) {
    expect(document.paths[call.path]?.[call.method.toLowerCase()]?.operationId).toBe(call.id);
  }
});
