import { contract } from '@vitrina/api-client/contract';
import { createApiClient } from '@vitrina/api-client';
import { demoBrands, demoProducts, demoShop } from '@vitrina/demo';
import { isGtin } from '@vitrina/epack-model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { addDays, dayIn } from '../events/days.ts';
import { loadDemo } from './loadDemo.ts';
import { loadYear } from './loadYear.ts';
import { loadDemoYear } from './loadYearJob.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ VITRINA_DEMO: '1' }, { withPeople: false });
  await loadDemo(server.services);
});
afterAll(() => server.stop());

async function signIn(login: string) {
  const body = { login, password: 'vitrina-demo' };
  const { token } = await createApiClient({ baseUrl: server.url }).call(contract.getToken, { body });
  return createApiClient({ baseUrl: server.url, getToken: () => token });
}

it('has GTINs with right check digits, all different', () => {
  const codes = demoProducts.map(({ gtin }) => gtin);
  expect(codes.filter((code) => !isGtin(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

const listFirstProducts = async () => {
  const list = await (await fetch(`${server.url}/demo-shop/`)).text();
  return Array.from(list.matchAll(/products\/(\d+)"/g), ([, code = '']) => code).slice(0, 5);
};

it('has five products of the pantry published in the shop', async () => {
  for (const { gtin: code } of demoProducts.slice(0, 5)) {
    const pointer = await fetch(`${server.url}/i/1/gtin/${code.padStart(14, '0')}.json`);
    expect(pointer.status).toBe(200);
    const page = await (await fetch(`${server.url}/demo-shop/products/${code}`)).text();
    expect(page).toContain(`data-ean="${code}"`);
    expect(page).toContain('src="/stream/v1/embed.js"');
  }
});

it('answers for any GTIN, and for nothing else', async () => {
  const page = await fetch(`${server.url}/demo-shop/products/4006381333931`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('data-ean="4006381333931"');
  for (const other of ['1', 'x', '%3Cscript%3E', '123456789']) {
    expect((await fetch(`${server.url}/demo-shop/products/${other}`)).status).toBe(404);
  }
});

it('leads from what is published to the shop’s page for it', async () => {
  const editor = await signIn('editor');
  const { data } = await editor.call(contract.listEpacks, { query: { state: 'published', limit: 1 } });
  const [{ id, ean } = { id: '', ean: '' }] = data.items;
  const { items } = (await editor.call(contract.listRetailerStates, { params: { id } })).data;
  const live = items.filter(({ state }) => state === 'live');
  const inShop = live.find(({ retailer }) => retailer.id === demoShop.id);
  const others = live.filter((one) => one !== inShop);
  // A watched page contains the shop's address from before this server had a port.
  const { pathname } = new URL(inShop?.pageUrl ?? '', server.url);
  expect(pathname).toMatch(new RegExp(`^/demo-shop/products/0?${ean}$`, 'v'));
  expect((await fetch(server.url + pathname)).status).toBe(200);
  // A retailer can lack a page for the product.
  const known = others.flatMap(({ retailer, pageUrl }) => (pageUrl === null ? [] : [{ retailer, pageUrl }]));
  expect(known.length).toBeGreaterThan(1);
  for (const { retailer, pageUrl } of known) {
    const page = new URL(pageUrl, server.url).pathname;
    expect(page).toMatch(new RegExp(`^/demo-shop/at/${retailer.id}/products/0?${ean}$`, 'v'));
    const html = await (await fetch(server.url + page)).text();
    expect(html).toContain(`data-retailer="${retailer.id}"`);
    expect(html).toContain(retailer.name);
  }
});

it('has published packages that are as they were published', async () => {
  const editor = await signIn('editor');
  const { items } = (await editor.call(contract.listEpacks, { query: { state: 'published', limit: 100 } }))
    .data;
  const states = await Promise.all(
    items.map(({ id }) => editor.call(contract.listRetailerStates, { params: { id } })),
  );
  const live = states.flatMap(({ data }) => data.items).filter(({ state }) => state === 'live');
  expect(live.length).toBeGreaterThan(5);
  expect(live.filter(({ isOutdated }) => isOutdated)).toEqual([]);
});

it('has its pictures in the library, described and in folders', async () => {
  const editor = await signIn('editor');
  const { data: folders } = await editor.call(contract.listAssetFolders);
  expect(folders.map(({ name }) => name)).toEqual(['Овощные консервы', 'Супы']);
  const { items } = (await editor.call(contract.listAssets, { query: { limit: 100 } })).data;
  expect(items.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'beans.jpg',
    'carrotcoriander.jpg',
    'chickennoodle.jpg',
    'gardenpeas.jpg',
    'kidney.jpg',
    'mushypeas.jpg',
    'refried.jpg',
    'tomato.jpg',
    'tomatosoup.jpg',
  ]);
  expect(items.filter(({ alt, folderId }) => alt === '' || folderId === null)).toEqual([]);
  expect(items.find(({ name }) => name === 'beans.jpg')?.usageCount).toBeGreaterThan(0);
});

it('has a past in its statistics, marked as made up', async () => {
  const today = dayIn('Europe/Moscow', new Date());
  const editor = await signIn('editor');
  const query = { licenses: '1', from: addDays(today, -30), to: today };
  const { data } = await editor.call(contract.getDashboard, { query });
  expect(data.total).toBeGreaterThan(500);
  expect(data.topProducts).toHaveLength(6);
  const real = await server.services.database.query
    .selectFrom('impression')
    .select('event_id')
    .where('is_demo', '=', false)
    .execute();
  expect(real).toEqual([]);
});

it('stops to load its past when the server stops', async () => {
  const countEpacks = async () =>
    (await server.services.database.query.selectFrom('epack').select('id').execute()).length;
  const before = await countEpacks();
  const stopped = loadYear(server.services, { now: new Date(), signal: AbortSignal.abort() });
  await expect(stopped).rejects.toThrow(/aborted/);
  expect(await countEpacks()).toBe(before);
});

it(
  'has the pages and the past of four more brands, loaded in the background, once',
  { timeout: 180_000 },
  async () => {
    const dayCount = 40;
    const options = { now: new Date(), signal: new AbortController().signal, dayCount };
    await loadYear(server.services, options);
    const admin = await signIn('admin');
    const today = dayIn('Europe/Moscow', new Date());
    const query = {
      licenses: '1,2,3,4,5,6',
      from: addDays(today, -dayCount),
      to: today,
    };
    const { data } = await admin.call(contract.getDashboard, { query });
    expect(data.total).toBeGreaterThan(10_000);
    expect(data.series.filter(({ count }) => count === 0).map(({ date }) => date)).toEqual([today]);
    expect(data.topProducts.length).toBeGreaterThan(10);
    expect(data.widgets.usersPerLicense).toHaveLength(6);
    const sum = (list: readonly { count: number }[] = []) =>
      list.reduce((total, { count }) => total + count, 0);
    expect(sum(data.widgets.browsers)).toBe(data.total);
    expect(sum(data.widgets.map)).toBe(data.total);
    expect(data.byHour.reduce((total, count) => total + count, 0)).toBe(data.total);
    const ranges = demoBrands.flatMap(({ range }) => range);
    const published = [
      ...demoBrands.flatMap(({ products }) => products),
      ...ranges.filter(({ isDraft }) => !isDraft),
    ].map(({ gtin }) => gtin);
    const drafts = ranges.filter(({ isDraft }) => isDraft).map(({ gtin }) => gtin);
    const listed = await listFirstProducts();
    expect(listed.filter((code) => published.includes(code))).toHaveLength(demoBrands.length);
    const { items } = (await admin.call(contract.listEpacks, { query: { state: 'published', limit: 100 } }))
      .data;
    expect(items.map(({ ean }) => ean)).toEqual(expect.arrayContaining(published));
    expect(items.filter(({ ean }) => drafts.includes(ean))).toEqual([]);
    expect([published.length, drafts.length]).toEqual([32, 8]);
    const sis = await admin.call(contract.getSisDashboard, { query });
    expect(sis.data.total).toBeGreaterThan(0);
    expect(sis.data.users).toBeGreaterThan(0);
    await loadYear(server.services, options);
    expect((await admin.call(contract.getDashboard, { query })).data.total).toBe(data.total);
  },
);

it('has the accounts of its description', async () => {
  const profiles = await Promise.all(
    ['admin', 'editor', 'viewer'].map(
      async (login) => (await (await signIn(login)).call(contract.getProfile)).data,
    ),
  );
  const [admin, editor, viewer] = profiles;
  expect(admin?.roles).toContain('ROLE_ADMIN');
  expect(editor?.permissions.map(({ name }) => name)).toEqual([
    'Dashboard',
    'Live_monitor',
    'Trends',
    'Builder',
    'BuilderPro',
  ]);
  expect(editor?.licenses).toHaveLength(1);
  expect(editor?.retailers.length).toBeGreaterThan(2);
  expect(editor?.group?.settings).toMatchObject({ isContentCheckRequired: false, excludedCategories: [] });
  expect(viewer?.permissions.map(({ name }) => name)).toEqual(['Dashboard']);
  expect(viewer?.licenses[0]?.id).not.toBe(editor?.licenses[0]?.id);
  const { data } = await createApiClient({ baseUrl: server.url }).call(contract.getSignInOptions);
  expect(data.demoAccounts.map(({ login }) => login)).toEqual(['admin', 'editor', 'viewer', 'studio']);
});

it('has nobody on a screen that is closed to them', async () => {
  const { rows } = await sql<{ username: string }>`
    select distinct u.username from front_log l join app_user u on u.id = l.user_id
    where l.target in ('BuilderPro', 'builder-pro-editor') and u.group_id is not null and not exists (
      select from group_permission g join permission p on p.id = g.permission_id
      where g.group_id = u.group_id and p.name = 'BuilderPro'
    )
  `.execute(server.services.database.query);
  expect(rows).toEqual([]);
});

it('is loaded once', async () => {
  const count = async () =>
    (await server.services.database.query.selectFrom('impression').select('event_id').execute()).length;
  const before = await count();
  const { jobs } = server.services;
  await jobs.boss.deleteAllJobs(loadDemoYear.name);
  await loadDemo(server.services);
  expect(await count()).toBe(before);
  const left = (await jobs.count()).filter(({ name, n }) => name === loadDemoYear.name && n > 0);
  expect(left).toEqual([]);
});

it('is refused beside other people’s data', async () => {
  const other = await startTestServer({ VITRINA_DEMO: '1' });
  await expect(loadDemo(other.services)).rejects.toThrow(/other people/);
  await other.stop();
});
