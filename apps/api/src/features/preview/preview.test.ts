import { randomUUID } from 'node:crypto';
import { contract } from '@vitrina/api-client/contract';
import { plainKit } from '@vitrina/block-kit';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { changeLicense } from '../../../testing/changeLicense.ts';
import { firstPage, minisite, testGtin, textPage } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  const body = minisite({ name: '<b>Kettle</b>' });
  const { components } = body.structure.epackData;
  Object.assign(components ?? {}, { en: { master_template: { 'index.html': textPage('English words') } } });
  ({ id } = (await (await server.as('ann')).call(contract.createEpack, { body })).data);
});
afterAll(() => server.stop());

function open(path: string) {
  return fetch(`${server.url}/panel/builder-pro/preview/${path}`);
}

it('A24: shows the saved page without sign-in, in a shadow root, apart from the panel’s origin', async () => {
  const response = await open(id);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('shadowrootmode="open"');
  expect(html).toContain('Hello');
  expect(html).toContain('<title>&lt;b&gt;Kettle&lt;/b&gt;</title>');
  expect(html).not.toContain(id);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups allow-downloads;/);
  expect(policy).not.toContain('allow-same-origin');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('shows what was saved a moment ago', async () => {
  const ann = await server.as('ann');
  const saved = (await ann.call(contract.createEpack, { body: minisite() })).data.id;
  const params = { id: saved };
  expect(await (await open(saved)).text()).toContain('Hello');
  const save = { ...firstPage, components: textPage('Words of now') };
  await ann.call(contract.saveComponents, { params, body: save });
  expect(await (await open(saved)).text()).toContain('Words of now');
});

it('shows the look that was saved a moment ago', async () => {
  expect(await (await open(id)).text()).not.toContain('Vitrina Literata');
  await changeLicense(server, 1, { brandKit: { ...plainKit, textFont: 'Vitrina Literata' } });
  expect(await (await open(id)).text()).toContain('Vitrina Literata');
  await changeLicense(server, 1, { brandKit: null });
});

it('shows another locale, and the default one where the asked one does not exist', async () => {
  expect(await (await open(`${id}?locale=en`)).text()).toContain('English words');
  expect(await (await open(`${id}?locale=fr&template=x&page=y`)).text()).toContain('Hello');
  expect((await open(`${id}?locale=a&locale=b`)).status).toBe(200);
});

it('shows the pages of a publication of the epack, and none of another’s', async () => {
  const ann = await server.as('ann');
  const body = minisite({ ean: testGtin(8001), mpn: 'P-1' });
  const { data: saved } = await ann.call(contract.createEpack, { body });
  const params = { id: saved.id };
  await ann.call(contract.publishToStream, { params, body: {} });
  const save = { ...firstPage, components: textPage('Draft words') };
  await ann.call(contract.saveComponents, { params, body: save });
  const { items } = (await ann.call(contract.listPublications, { params, query: {} })).data;
  const published = items[0]?.id ?? 0;
  expect(await (await open(saved.id)).text()).toContain('Draft words');
  const html = await (await open(`${saved.id}?publication=${published}`)).text();
  expect(html).toContain('Hello');
  expect(html).not.toContain('Draft words');
  for (const other of [`${id}?publication=${published}`, `${saved.id}?publication=x`]) {
    expect(await (await open(other)).text()).not.toContain('Hello');
  }
});

it('A14: says there is nothing where there is no such epack, in the reader’s language', async () => {
  for (const other of [randomUUID(), 'undefined', ':id', '1', `${id}x`]) {
    expect((await open(other)).status).toBe(404);
  }
  const response = await fetch(`${server.url}/panel/builder-pro/preview/x`, {
    headers: { 'accept-language': 'ru' },
  });
  expect(await response.text()).toContain('Нечего показать');
});

it('A14: shows nothing of a deleted epack', async () => {
  const ann = await server.as('ann');
  const gone = (await ann.call(contract.createEpack, { body: minisite() })).data.id;
  await ann.call(contract.deleteEpack, { params: { id: gone } });
  expect((await open(gone)).status).toBe(404);
});

it('shows the epack’s data, and may load the elements, the frame of Script blocks and the 3D viewer', async () => {
  const body = minisite();
  const receiver = block('DynamicDataReceiver', { field: 'name' });
  const provider = block('DynamicDataProvider', { dataSource: 'd' }, receiver);
  const page = toWirePage([block('Feature', {}, provider, block('Slider'), block('Script', { code: 'x' }))]);
  body.structure.epackData.components = { ru: { master_template: { 'index.html': page } } };
  body.structure.epackData.dataSources = [{ id: 'd', items: [{ id: 1, data: { name: 'Grill 3000' } }] }];
  const saved = (await (await server.as('ann')).call(contract.createEpack, { body })).data;
  const response = await open(saved.id);
  const html = await response.text();
  expect(html).toContain('Grill 3000');
  expect(html).toContain('<vitrina-slider');
  expect(html).toContain('data-frame="/stream/v1/frame.html"');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("frame-src 'self' https:;");
  expect(policy).toContain('worker-src blob:;');
});

it('A1: runs no script that came with the content', async () => {
  const ann = await server.as('ann');
  const body = minisite();
  body.structure.epackData.components = {
    ru: {
      master_template: { 'index.html': textPage('<img src=x onerror=alert(1)><script>alert(2)</script>') },
    },
  };
  const saved = (await ann.call(contract.createEpack, { body })).data;
  const html = await (await open(saved.id)).text();
  expect(html).not.toMatch(/onerror|<script>/);
});

it('serves the panel and the editor at their addresses', async () => {
  for (const [path, title] of [
    ['/panel', 'panel'],
    ['/panel/users/edit/1', 'panel'],
    ['/auth/login', 'panel'],
    ['/panel/builder-pro', 'panel'],
    [`/panel/builder-pro/${id}`, 'editor'],
    ['/panel/builder-pro/new', 'editor'],
  ] as const) {
    const response = await fetch(server.url + path);
    expect(await response.text()).toContain(`<title>${title}</title>`);
    const scripts = title === 'editor' ? "script-src 'self' 'wasm-unsafe-eval';" : "script-src 'self';";
    expect(response.headers.get('content-security-policy')).toContain(scripts);
  }
});
