import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Writable } from 'node:stream';
import { contract } from '@vitrina/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite } from '../../../testing/epacks.ts';
import { testPassword } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openLog } from '../logs/log.ts';

/** Records the log. */
function createLogSink(): { stream: Writable; lines(): Record<string, unknown>[]; text(): string } {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk.toString());
      done();
    },
  });
  const text = () => chunks.join('');
  const lines = () =>
    text()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { stream, lines, text };
}

describe('the log', () => {
  const sink = createLogSink();
  let server: TestServer;
  let secrets: string[];
  beforeAll(async () => {
    server = await startTestServer({ VITRINA_LOG_LEVEL: 'trace' }, { logTo: sink.stream });
    const ann = await server.as('ann');
    const token = await server.tokenOf('ann');
    const { id } = (await ann.call(contract.createEpack, { body: minisite() })).data;
    await ann.call(contract.getEpack, { params: { id } });
    const wrong = 'wrong horse battery';
    const post = (path: string, body: string) =>
      fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await post('/auth/getToken', JSON.stringify({ login: 'ann', password: testPassword }));
    await post('/auth/getToken', JSON.stringify({ login: 'ann', password: wrong }));
    await post('/auth/getToken', `{"login":"ann","password":"${wrong}`);
    await fetch(`${server.url}/auth/anything/secret-in-a-link?token=secret-in-a-query`);
    await fetch(`${server.url}/api/constructor/epackages?search=x`, {
      headers: { authorization: 'Bearer secret-in-a-header', cookie: 'a=secret-in-a-cookie' },
    });
    await server.services.database.close();
    await fetch(`${server.url}/users/info`, { headers: { authorization: `Bearer ${token}` } });
    secrets = [token, testPassword, wrong, 'secret-in'];
  });
  afterAll(() => server.stop());

  it('has a line per call with its request id, its user and how long it took', () => {
    const created = sink.lines().find(({ method, status }) => method === 'POST' && status === 200);
    expect(created).toMatchObject({
      level: 'info',
      msg: 'request',
      path: expect.stringMatching(/^\//) as string,
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      ms: expect.any(Number) as number,
    });
    expect(
      sink.lines().some(({ userId, path }) => userId === 2 && path === '/api/constructor/epackages'),
    ).toBe(true);
  });

  it('says what failed on our side', () => {
    const failed = sink.lines().find(({ level }) => level === 'error');
    expect(failed).toMatchObject({ msg: 'request failed', err: { message: expect.any(String) as string } });
  });

  it('has neither passwords nor tokens, wherever they were', () => {
    expect(sink.lines().length).toBeGreaterThan(6);
    for (const secret of secrets) expect(sink.text()).not.toContain(secret);
  });
});

it('errors are logged without what libraries hang on them', () => {
  const sink = createLogSink();
  const cause = Object.assign(new Error('row'), { detail: 'Failing row contains (hunter2)', code: '23502' });
  const error = Object.assign(new Error('save failed', { cause }), {
    $response: { headers: { authorization: 'hunter2' } },
  });
  openLog('info', sink.stream).error({ err: error }, 'failed');
  expect(sink.text()).not.toContain('hunter2');
  expect(sink.lines()).toMatchObject([
    { err: { message: 'save failed', cause: { message: 'row', code: '23502' } } },
  ]);
});

describe('the metrics', () => {
  const token = 'a token for prometheus';

  it('count calls by route, connections and jobs, for this machine alone', async () => {
    const server = await startTestServer();
    const ann = await server.as('ann');
    await ann.call(contract.createEpack, { body: minisite() });
    await fetch(`${server.url}/no/such/${'x'.repeat(50)}`);
    const answer = await fetch(`${server.url}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const created = { method: 'POST', route: '/api/constructor/epackages', status: '200' };
    const labels = Object.entries(created).map(([name, value]) => `${name}="${value}"`);
    expect(text).toContain(`vitrina_http_request_duration_seconds_count{${labels.join(',')}} 1`);
    expect(text).not.toContain('/no/such');
    expect(text).toContain('vitrina_database_connections{state="total"}');
    // A kind of job is listed before its first run.
    expect(text).toContain('vitrina_jobs{name="make-report",state="failed"} 0');
    expect(text).toContain('process_cpu_seconds_total');
    const forwarded = { headers: { 'x-forwarded-for': '127.0.0.1' } };
    expect((await fetch(`${server.url}/metrics`, forwarded)).status).toBe(404);
    const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as { paths: object };
    expect(document.paths).not.toHaveProperty('/metrics');
    await server.stop();
  });

  it('are for whoever has the token, where there is one', async () => {
    const server = await startTestServer({ VITRINA_METRICS_TOKEN: token });
    const read = (headers: Record<string, string>) => fetch(`${server.url}/metrics`, { headers });
    expect((await read({})).status).toBe(404);
    expect((await read({ authorization: 'Bearer another token entirely' })).status).toBe(404);
    const allowed = await read({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' });
    expect(allowed.status).toBe(200);
    await server.stop();
  });
});

describe('the address of a client', () => {
  async function addressFor(environment: Record<string, string>): Promise<string | undefined> {
    const server = await startTestServer(environment);
    let seen: string | undefined;
    const look = (message: unknown) => {
      seen = (message as { request: FastifyRequest }).request.ip;
    };
    subscribe('tracing:fastify.request.handler:start', look);
    await fetch(`${server.url}/healthz`, { headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' } });
    unsubscribe('tracing:fastify.request.handler:start', look);
    await server.stop();
    return seen;
  }

  it('is that of the connection, whatever a header says', async () => {
    expect(await addressFor({})).toBe('127.0.0.1');
    expect(await addressFor({ VITRINA_TRUST_PROXY: '10.0.0.0/8' })).toBe('127.0.0.1');
  });

  it('is what a trusted proxy says of its own client, and no further', async () => {
    expect(await addressFor({ VITRINA_TRUST_PROXY: 'loopback' })).toBe('203.0.113.9');
    expect(await addressFor({ VITRINA_TRUST_PROXY: 'loopback, 203.0.113.9' })).toBe('198.51.100.7');
  });
});
