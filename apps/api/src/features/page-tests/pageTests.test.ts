import { createApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { prunePageTests } from './jobs.ts';
import { runTests } from './runTests.ts';
import { testLimits } from './startTest.ts';
import { openShopAgents } from '../monitor/shopAgents.ts';

let server: TestServer;
const visitor = () => createApiClient({ baseUrl: server.url, getLanguage: () => 'en' });
const start = (link: string) => visitor().call(contract.startPageTest, { body: { link } });
const read = (token: string) => visitor().call(contract.readPageTest, { body: { token } });

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.services.database.query.deleteFrom('page_test').execute());

async function run(): Promise<void> {
  const { blobs, config, database, log } = server.services;
  const agents = openShopAgents(config);
  try {
    await runTests({ blobs, config, database, log, agents, signal: new AbortController().signal });
  } finally {
    await agents.close();
  }
}

it('tests a page without an account, shows the place in line, and keeps the result under its own link', async () => {
  const first = (await start('http://127.0.0.1/pan')).data.token;
  const second = (await start('https://10.0.0.1/pan')).data.token;
  expect((await read(first)).data).toMatchObject({ step: 'waiting', ahead: 0, report: null });
  expect((await read(second)).data).toMatchObject({ step: 'waiting', ahead: 1 });
  await run();
  const { data } = await read(first);
  expect(data).toMatchObject({
    link: 'https://127.0.0.1/pan',
    step: 'done',
    ahead: 0,
    report: { failure: 'refusedAddress', problems: [] },
  });
  const hours = (Date.parse(data.expiresDate) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(0.95);
  expect(hours).toBeLessThanOrEqual(1);
  await expect(read('unknown')).rejects.toMatchObject({ status: 404 });
});

it('stores neither the token nor the address of the visitor, and nothing after an hour', async () => {
  const { query } = server.services.database;
  const { token } = (await start('https://127.0.0.1/pan')).data;
  const rows = await query.selectFrom('page_test').selectAll().execute();
  const stored = JSON.stringify(rows.map((row) => ({ ...row, hash: row.hash.toString('latin1') })));
  expect(stored).not.toContain(token);
  expect(JSON.stringify(rows.map(({ network }) => network.toString('latin1')))).not.toContain('127.0.0.1');
  await query.updateTable('page_test').set({ expires_at: new Date() }).execute();
  await expect(read(token)).rejects.toMatchObject({ status: 404 });
  const { services } = server;
  await prunePageTests.run({}, { services, log: services.log, signal: new AbortController().signal });
  expect(await query.selectFrom('page_test').selectAll().execute()).toEqual([]);
});

it('limits the tests of a network, of a shop, and in all, and says when to come back', async () => {
  const { query } = server.services.database;
  const fill = (count: number, values: { network?: Buffer; host?: string; step: 'waiting' | 'done' }) =>
    query
      .insertInto('page_test')
      .values(
        Array.from({ length: count }, (_, at) => ({
          hash: Buffer.from(`${JSON.stringify(values)} ${at}`),
          network: Buffer.from(`network ${at}`),
          host: `shop-${at}.example`,
          input: JSON.stringify({ link: 'https://shop.example/pan' }),
          expires_at: new Date(Date.now() + 60_000),
          ...values,
        })),
      )
      .execute();
  const refusal = async (link: string) => {
    const response = await fetch(`${server.url}/page-tests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'ru' },
      body: JSON.stringify({ link }),
    });
    const { code = '', message = '' } = (await response.json()) as { code?: string; message?: string };
    return { status: response.status, code, message, after: Number(response.headers.get('retry-after')) };
  };

  await start('https://10.0.0.1/pan');
  await start('https://10.0.0.2/pan');
  const unfinished = await refusal('https://10.0.0.3/pan');
  expect(unfinished).toMatchObject({ status: 429, code: 'tooManyPageTests' });
  expect(unfinished.message).toMatch(/[а-я]/i);
  expect(unfinished.after).toBeGreaterThan(0);

  const [row] = await query.selectFrom('page_test').select('network').limit(1).execute();
  await query.deleteFrom('page_test').execute();
  await fill(testLimits.perNetwork, { network: row?.network ?? Buffer.of(), step: 'done' });
  const often = await refusal('https://10.0.0.3/pan');
  expect(often).toMatchObject({ status: 429, code: 'tooManyPageTests' });
  expect(often.after).toBeGreaterThan(testLimits.windowMinutes * 60 - 30);
  expect(often.after).toBeLessThanOrEqual(testLimits.windowMinutes * 60);

  await query.deleteFrom('page_test').execute();
  await fill(testLimits.perHost, { host: '10.0.0.3', step: 'done' });
  expect(await refusal('https://10.0.0.3/pan')).toMatchObject({ status: 429, code: 'tooManyPageTests' });
  await start('https://10.0.0.4/pan');

  await query.deleteFrom('page_test').execute();
  await fill(testLimits.unfinished, { step: 'waiting' });
  expect(await refusal('https://10.0.0.3/pan')).toMatchObject({ status: 429, code: 'pageTestsBusy' });
});

it('holds the limits when tests are started at once', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => start(`https://10.0.0.${at + 1}/pan`)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(
    testLimits.unfinishedPerNetwork,
  );
});

it.each([
  'https://localhost/pan',
  'https://shop.example/',
  'https://user:x@shop.example/pan',
  'ftp://shop.example/pan',
])('refuses %s, which is no address of a product page', async (link) => {
  await expect(start(link)).rejects.toMatchObject({ status: 400, code: 'invalidInput' });
});

it('begins a test again whose process ended, but not for ever', async () => {
  const { query } = server.services.database;
  const { token } = (await start('https://127.0.0.1/pan')).data;
  await query.updateTable('page_test').set({ step: 'rendering', attempts: 1 }).execute();
  await run();
  expect((await read(token)).data.report?.failure).toBe('refusedAddress');
  await query.updateTable('page_test').set({ step: 'rendering', attempts: 2, report: null }).execute();
  await run();
  expect((await read(token)).data).toMatchObject({ step: 'done', report: { failure: 'timedOut' } });
});
