import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import type { FilledFeedItem } from './feedContents.ts';
import { fillPattern } from './sitemapPages.ts';
import { writeSitemaps } from './writeSitemaps.ts';

let server: TestServer;
let ann: ApiClient;
let token: string;
const image = 'https://cdn.example/pan.jpg?w=1&h=2';
const film = 'https://cdn.example/pan.mp4';

async function publish(product: Parameters<typeof minisite>[0], retailerIds: number[]): Promise<string> {
  const body = minisite(product);
  const page = body.structure.epackData.components?.['ru']?.['master_template']?.['index.html'];
  const prop = (name: string, text: string) => ({ [name]: { name, value: { desktop: text } } });
  const base = { name: 'x', displayName: 'x', type: 'component' as const, parentId: 1 };
  page?.push(
    {
      ...base,
      id: 3,
      order: 2,
      componentKey: 'Image',
      props: { ...prop('src', image), ...prop('alt', 'A pan') },
    },
    {
      ...base,
      id: 4,
      order: 3,
      componentKey: 'Video',
      props: {
        ...prop('src', film),
        ...prop('poster', 'https://cdn.example/poster.jpg'),
        ...prop('title', 'Film'),
      },
    },
  );
  const { id } = (await ann.call(contract.createEpack, { body })).data;
  await ann.call(contract.publishToStream, { params: { id }, body: { retailerIds } });
  return id;
}

beforeAll(async () => {
  server = await startTestServer({ STREAM_PUBLIC_URL: 'https://stream.example' });
  ann = await server.as('ann');
  const admin = await server.as('admin');
  const watched = await publish({ name: 'Pan & lid', ean: testGtin(1), mpn: 'A-1' }, [2]);
  await publish({ name: 'Pot', ean: testGtin(2), mpn: 'A 2' }, [2]);
  await publish({ name: 'Of another retailer', ean: testGtin(3), mpn: 'A-3' }, [1]);
  token = (await admin.call(contract.generateFeedToken, { params: { id: '2' } })).data.token;
  const link = 'https://shop.example/pan?a=1&b=2';
  const page = { retailerId: 2, licenseId: 1, link, ean: testGtin(1), mpn: 'A-1', brand: 'Acme' };
  const { id } = (await ann.call(contract.addMonitoredPage, { body: page })).data;
  await ann.call(contract.changeMonitoredPage, { params: { id: String(id) }, body: { epackId: watched } });
});
afterAll(() => server.stop());

const fetchFile = (file: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/stream/v1/feeds/${token}/${file}`, { headers });
const parse = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document;
const textsOf = (xml: string, name: string) =>
  [...parse(xml).getElementsByTagName(name)].map(({ textContent }) => textContent);

it('lists the images and videos of watched product pages', async () => {
  const response = await fetchFile('sitemap.xml');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/xml');
  const xml = await response.text();
  const document = parse(xml);
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(textsOf(xml, 'loc')).toEqual(['https://shop.example/pan?a=1&b=2']);
  expect(textsOf(xml, 'image:loc')).toEqual([image]);
  expect(textsOf(xml, 'video:content_loc')).toEqual([film]);
  expect(textsOf(xml, 'video:thumbnail_loc')).toEqual(['https://cdn.example/poster.jpg']);
  expect(textsOf(xml, 'video:title')).toEqual(['Pan & lid']);
  expect(textsOf(xml, 'video:description')).toEqual(['Hello Pan & lid']);
  const [video] = document.getElementsByTagName('video:video');
  expect(video?.namespaceURI).toBe('http://www.google.com/schemas/sitemap-video/1.1');
});

it('lists every published product by the shop’s own pattern of addresses', async () => {
  const page = encodeURIComponent('https://shop.example/p/{ean}?mpn={mpn}');
  const xml = await (await fetchFile(`sitemap.xml?page=${page}`)).text();
  expect(textsOf(xml, 'loc')).toEqual([
    `https://shop.example/p/${testGtin(1)}?mpn=A-1`,
    `https://shop.example/p/${testGtin(2)}?mpn=A%202`,
  ]);
  const codes = { gtin: '', mpn: 'A-1', brand: 'Acme', mappingId: '' };
  expect(fillPattern('https://shop.example/{ean}', codes)).toBeUndefined();
  expect(fillPattern('javascript:alert({mpn})', codes)).toBeUndefined();
  expect(fillPattern('https://shop.example/{constructor}', codes)).toBeUndefined();
});

it('answers 304 to a shop that has it, and 404 for parts and tokens that do not exist', async () => {
  const tag = (await fetchFile('sitemap.xml')).headers.get('etag') ?? '';
  expect(
    (await fetchFile('sitemap.xml', { 'if-none-match': tag, 'cache-control': 'max-age=0' })).status,
  ).toBe(304);
  expect((await fetchFile('sitemap-1.xml')).status).toBe(404);
  expect((await fetch(`${server.url}/stream/v1/feeds/${'x'.repeat(43)}/sitemap.xml`)).status).toBe(404);
});

it('leaves out pages that the last check found gone, hidden or locked', async () => {
  const { query } = server.services.database;
  await query.updateTable('product_page').set({ state: 'noindex' }).execute();
  expect(textsOf(await (await fetchFile('sitemap.xml')).text(), 'loc')).toEqual([]);
  await query.updateTable('product_page').set({ state: 'shown' }).execute();
  expect(textsOf(await (await fetchFile('sitemap.xml')).text(), 'loc')).toHaveLength(1);
});

const itemOf = (at: number, images: number): FilledFeedItem => ({
  id: String(at),
  gtin: '',
  brand: '',
  mpn: '',
  mappingId: '',
  name: `Product ${at}`,
  type: 'minisite',
  license: '',
  locales: [],
  digitalLink: '',
  htmlUrl: '',
  publication: '',
  publishedDate: '2026-11-01T10:00:00.000Z',
  content: {
    locale: 'ru',
    parts: Array.from({ length: images }, (_, of) => ({
      kind: 'image' as const,
      alt: '',
      widthPx: null,
      heightPx: null,
      url: `https://cdn.example/${at}-${of}.jpg`,
    })),
  },
});

it('splits more than 50,000 addresses, and names the parts in an index', () => {
  const pages = Array.from({ length: 30_001 }, (_, at) => ({
    address: `https://shop.example/p/${at}`,
    item: itemOf(at, 1),
  }));
  const files = writeSitemaps(pages, (file) => `https://stream.example/${file}?a=1&b=2`);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(textsOf(files.get('sitemap.xml') ?? '', 'loc')).toEqual([
    'https://stream.example/sitemap-1.xml?a=1&b=2',
    'https://stream.example/sitemap-2.xml?a=1&b=2',
  ]);
  const counts = ['sitemap-1.xml', 'sitemap-2.xml'].map(
    (name) => (files.get(name) ?? '').match(/<(?:image:)?loc>/g)?.length,
  );
  expect(counts).toEqual([50_000, 10_002]);
  expect([...writeSitemaps(pages.slice(0, 25_000), String).keys()]).toEqual(['sitemap.xml']);
});

it('leaves out pages without media, videos without a thumbnail, and characters that XML forbids', () => {
  const item = itemOf(1, 0);
  const parts = [{ kind: 'video' as const, url: 'https://cdn.example/v.mp4', posterUrl: null }];
  const bare = { ...item, content: { locale: 'ru', parts } };
  expect(
    textsOf(
      writeSitemaps([{ address: 'https://a.example/1', item: bare }], String).get('sitemap.xml') ?? '',
      'loc',
    ),
  ).toEqual([]);
  const image1 = itemOf(1, 1).content?.parts ?? [];
  const odd = { ...item, name: 'A\u0000\ud800B', content: { locale: 'ru', parts: [...image1, ...parts] } };
  const xml = writeSitemaps([{ address: 'https://a.example/1', item: odd }], String).get('sitemap.xml') ?? '';
  expect(textsOf(xml, 'video:title')[0]).toMatch(/^A.?B$/);
  expect(textsOf(xml, 'video:thumbnail_loc')).toEqual(['https://cdn.example/1-0.jpg']);
});
