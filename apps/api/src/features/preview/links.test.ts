import { contract, type PreviewLifetime } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { firstPage, minisite, textPage } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ id } = (await (await server.as('ann')).call(contract.createEpack, { body: minisite() })).data);
});
afterAll(() => server.stop());

async function share(lifetime?: PreviewLifetime) {
  const ann = await server.as('ann');
  const { data } = await ann.call(contract.createPreviewLink, {
    params: { id },
    body: lifetime ? { lifetime } : {},
  });
  return { ...data, path: new URL(data.url).pathname };
}

async function list() {
  return (await (await server.as('ann')).call(contract.listPreviewLinks, { params: { id } })).data.items;
}

function open(path: string, language = 'en') {
  return fetch(server.url + path, { headers: { 'accept-language': language } });
}

const links = () => server.services.database.query.updateTable('preview_link');

it('shows the saved page to anybody with the link, and neither the package’s id nor the panel’s origin', async () => {
  const { path } = await share();
  expect(path).not.toContain(id);
  const response = await open(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('Hello');
  expect(html).not.toContain(id);
  expect(response.headers.get('content-security-policy')).not.toContain('allow-same-origin');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const ann = await server.as('ann');
  const body = { ...firstPage, components: textPage('Words of now') };
  await ann.call(contract.saveComponents, { params: { id }, body });
  expect(await (await open(path)).text()).toContain('Words of now');
});

it.each([
  ['day', 1],
  ['week', 7],
  ['month', 30],
  [undefined, 7],
] as const)('ends after its lifetime: %s', async (lifetime, days) => {
  const { endDate } = await share(lifetime);
  expect(Math.round((Date.parse(endDate) - Date.now()) / 86_400_000)).toBe(days);
});

it('says in both languages that it has ended, like an unknown link', async () => {
  const { id: linkId, path } = await share();
  await links()
    .set({ ends_at: new Date(Date.now() - 1000) })
    .where('id', '=', linkId)
    .execute();
  const ended = await open(path);
  expect(ended.status).toBe(404);
  expect(await ended.text()).toContain('This link has ended');
  expect(await (await open(path, 'ru')).text()).toContain('Ссылка больше не действует');
  const unknown = await open(`/panel/builder-pro/preview/shared/${'x'.repeat(43)}`);
  expect(await unknown.text()).toBe(await (await open(path)).text());
  expect((await list()).map((link) => link.id)).not.toContain(linkId);
});

it('is listed with its author and when it was last opened; only the hash is stored', async () => {
  const { id: linkId, url, path } = await share();
  const find = async () => (await list()).find((link) => link.id === linkId);
  expect(await find()).toMatchObject({ createdBy: 'ann', lastOpenedDate: null });
  await open(path);
  expect(Date.now() - Date.parse((await find())?.lastOpenedDate ?? '')).toBeLessThan(60_000);
  const rows = await server.services.database.query.selectFrom('preview_link').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(url.split('/').at(-1));
});

it('is revoked alone, by its own package only', async () => {
  const first = await share();
  const second = await share();
  const ann = await server.as('ann');
  const other = (await ann.call(contract.createEpack, { body: minisite() })).data.id;
  await expect(
    ann.call(contract.revokePreviewLink, { params: { id: other, linkId: first.id } }),
  ).rejects.toMatchObject({ status: 404 });
  await ann.call(contract.revokePreviewLink, { params: { id, linkId: first.id } });
  expect((await open(first.path)).status).toBe(404);
  expect((await open(second.path)).status).toBe(200);
});

it('ends while its author has no access to the package', async () => {
  const { path } = await share();
  const { query } = server.services.database;
  await query.updateTable('app_user').set({ is_enabled: false }).where('username', '=', 'ann').execute();
  expect((await open(path)).status).toBe(404);
  await query.updateTable('app_user').set({ is_enabled: true }).where('username', '=', 'ann').execute();
  expect((await open(path)).status).toBe(200);
});

it('is not created beyond 50 links, until one is revoked', async () => {
  const ann = await server.as('ann');
  const { id: busy } = (await ann.call(contract.createEpack, { body: minisite() })).data;
  const create = () => ann.call(contract.createPreviewLink, { params: { id: busy }, body: {} });
  const created = [];
  for (let count = 0; count < 50; count += 1) created.push(await create());
  await expect(create()).rejects.toMatchObject({ status: 409, code: 'tooManyPreviewLinks' });
  await ann.call(contract.revokePreviewLink, { params: { id: busy, linkId: created[0]!.data.id } });
  await expect(create()).resolves.toBeDefined();
});

it('ends with its package', async () => {
  const ann = await server.as('ann');
  const { path } = await share();
  await ann.call(contract.deleteEpack, { params: { id } });
  expect((await open(path)).status).toBe(404);
});
