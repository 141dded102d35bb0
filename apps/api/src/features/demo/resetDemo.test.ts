import { createApiClient, type ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { demoProducts, demoShop } from '@vitrina/demo';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { loadDemo } from './loadDemo.ts';
import { loadDemoYear } from './loadYearJob.ts';
import { reloadDemo } from './reloadJob.ts';

let server: TestServer;
let admin: ApiClient;
beforeAll(async () => {
  server = await startTestServer({ VITRINA_DEMO: '1' }, { withPeople: false });
  await loadDemo(server.services);
  await endLoading();
  admin = await signIn('admin', 'vitrina-demo');
});
afterAll(() => server.stop());

async function signIn(login: string, password: string) {
  const body = { login, password };
  const { token } = await createApiClient({ baseUrl: server.url }).call(contract.getToken, { body });
  return createApiClient({ baseUrl: server.url, getToken: () => token });
}

/** Jobs are sent but not run here; the year is loaded as far as these tests are concerned. */
async function endLoading(): Promise<void> {
  for (const { name } of [loadDemoYear, reloadDemo]) await server.services.jobs.boss.deleteAllJobs(name);
}

async function runReload(): Promise<void> {
  const { services } = server;
  await reloadDemo.run({}, { services, log: services.log, signal: new AbortController().signal });
  await endLoading();
}

/** Tables with rows that differ between two starts, or that a reset leaves to other jobs. */
const uncounted = [
  'sign_in_failure',
  'token',
  'known_place',
  'front_log',
  'audit_log',
  'blob_attempt',
  'pointer_change',
  'shelf',
];

async function countRows(): Promise<Record<string, number>> {
  const { query } = server.services.database;
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by 1
  `.execute(query);
  const counts: Record<string, number> = {};
  for (const { name } of rows.filter((row) => !uncounted.includes(row.name))) {
    const { rows: counted } = await sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.table(name)}`.execute(query);
    counts[name] = counted[0]?.n ?? 0;
  }
  return counts;
}

const firstCode = demoProducts[0]?.gtin ?? '';
const pointerAddress = (code: string) => `${server.url}/i/${demoShop.id}/gtin/${code.padStart(14, '0')}.json`;

it('replaces what people made by the data of the first start', { timeout: 120_000 }, async () => {
  const before = await countRows();
  const code = testGtin(990);
  const data = minisite({ name: 'Mine', ean: code, mpn: 'M-1' });
  const { id } = (await admin.call(contract.createEpack, { body: data })).data;
  await admin.call(contract.publishToStream, {
    params: { id },
    body: { checkPartialUpdate: false, licenseId: 1, retailerIds: [demoShop.id] },
  });
  expect((await fetch(pointerAddress(code))).status).toBe(200);
  const { items } = (await admin.call(contract.listEpacks, { query: { state: 'published' } })).data;
  const deleted = items.find(({ ean }) => ean === firstCode)?.id ?? '';
  await admin.call(contract.deleteEpack, { params: { id: deleted } });
  expect((await fetch(pointerAddress(firstCode))).status).toBe(404);
  const { query } = server.services.database;
  await query.insertInto('license').values({ name: 'Mine' }).execute();
  await query.updateTable('page_reason').set({ name_en: 'Changed' }).execute();

  const answer = await admin.call(contract.resetDemo);
  expect(answer.data.stage).toBe('packages');
  await runReload();

  expect(await countRows()).toEqual(before);
  expect((await fetch(pointerAddress(code))).status).toBe(404);
  expect((await fetch(pointerAddress(firstCode))).status).toBe(200);
  const reasons = await query.selectFrom('page_reason').select('name_en').distinct().execute();
  expect(reasons).toHaveLength(before['page_reason'] ?? 0);
  expect((await admin.call(contract.getDemoState)).data.stage).toBe('ready');
});

it('keeps the sessions of the demo accounts, and ends those of others', { timeout: 120_000 }, async () => {
  const editor = await signIn('editor', 'vitrina-demo');
  const body = {
    username: 'nina',
    email: 'nina@vitrina.example',
    firstName: '',
    lastName: '',
    password: 'a password of nina',
    groupId: 1,
    roles: ['ROLE_USER' as const],
    isEnabled: true,
  };
  await admin.call(contract.createUser, { body });
  const nina = await signIn('nina', body.password);
  expect((await nina.call(contract.getProfile)).data.isDemo).toBe(true);
  await admin.call(contract.resetDemo);
  await runReload();
  expect((await editor.call(contract.getProfile)).data.username).toBe('editor');
  await expect(nina.call(contract.getProfile)).rejects.toMatchObject({ status: 401 });
});

it('refuses a second reset until the first one is complete', { timeout: 120_000 }, async () => {
  const presses = await Promise.allSettled([admin.call(contract.resetDemo), admin.call(contract.resetDemo)]);
  expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refusal = { status: 409, code: 'demoLoading' };
  expect(presses.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal });
  await expect(admin.call(contract.resetDemo)).rejects.toMatchObject(refusal);
  await runReload();
  expect((await admin.call(contract.listEpacks, { query: { limit: 1 } })).data.total).toBeGreaterThan(5);
});

it(
  'continues at the next start if the server is killed after the old data are gone',
  { timeout: 120_000 },
  async () => {
    const before = await countRows();
    await admin.call(contract.resetDemo);
    expect((await admin.call(contract.listEpacks, { query: { limit: 1 } })).data.total).toBe(0);
    // A start loads what is missing; the job, which other processes repeat, finds nothing more to do.
    await loadDemo(server.services);
    await runReload();
    expect(await countRows()).toEqual(before);
  },
);

it('changes nothing if it fails in the middle', async () => {
  const before = await countRows();
  const { jobs } = server.services;
  const { send } = jobs;
  Object.assign(jobs, { send: () => Promise.reject(new Error('killed')) });
  await expect(admin.call(contract.resetDemo)).rejects.toMatchObject({ status: 500 });
  Object.assign(jobs, { send });
  expect(await countRows()).toEqual(before);
});

it('is for ROLE_ADMIN alone', async () => {
  const editor = await signIn('editor', 'vitrina-demo');
  await expect(editor.call(contract.resetDemo)).rejects.toMatchObject({ status: 403 });
  await expect(editor.call(contract.getDemoState)).rejects.toMatchObject({ status: 403 });
  // A group's administrator holds the permission, but not the role.
  const { query } = server.services.database;
  await sql`
    insert into group_permission (group_id, permission_id) select 1, id from permission where name = 'Admin'
  `.execute(query);
  await expect(editor.call(contract.resetDemo)).rejects.toMatchObject({ status: 403 });
  await expect(editor.call(contract.getDemoState)).rejects.toMatchObject({ status: 403 });
});

it('is not there in any other installation', async () => {
  const other = await startTestServer();
  const client = await other.as('admin');
  const before = await client.call(contract.listUsers, { query: {} });
  await expect(client.call(contract.resetDemo)).rejects.toMatchObject({ status: 404 });
  await expect(client.call(contract.getDemoState)).rejects.toMatchObject({ status: 404 });
  await expect(client.call(contract.getTour)).rejects.toMatchObject({ status: 404 });
  expect((await client.call(contract.getProfile)).data.isDemo).toBeUndefined();
  expect(await client.call(contract.listUsers, { query: {} })).toEqual(before);
  await other.stop();
});
