import type { ApiClient } from '@vitrina/api-client';
import { contract, type StreamContent } from '@vitrina/api-client/contract';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { DigitalLink } from 'digital-link.js';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { testImage, toFile } from '../../../testing/images.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

const ean = testGtin(4711);
const gtin = ean.padStart(14, '0');
let server: TestServer;
let ann: ApiClient;
beforeAll(async () => {
  server = await startTestServer({ STREAM_PUBLIC_URL: 'https://stream.example' });
  ann = await server.as('ann');
  const picture = await ann.upload(toFile(new Uint8Array(await testImage(1200, 600)), 'p.png'));
  const { url: src, widthPx, heightPx } = picture;
  const body = minisite({ name: 'Kettle </script><b>', brand: 'Acme', ean, mpn: 'K-1' });
  const text = block('Text', { text: 'Boils & sings' });
  const image = block('Image', { src: { src, widthPx, heightPx } });
  const page = toWirePage([block('Feature', {}, text, image, block('Slider'))]);
  body.structure.epackData.components = { ru: { master_template: { 'index.html': page } } };
  const { data } = await ann.call(contract.createEpack, { body });
  await ann.call(contract.publishToStream, { params: { id: data.id }, body: {} });
});
afterAll(() => server.stop());

const ask = (
  kind: 'html' | 'json-ld' | 'content',
  query: Record<string, string>,
  headers: Record<string, string> = {},
) => fetch(`${server.url}/stream/v1/${kind}?${new URLSearchParams(query).toString()}`, { headers });

describe('the stream as HTML', () => {
  it('is what the script tag shows, in a declarative shadow root, with full addresses', async () => {
    const response = await ask('html', { retailer: '1', ean });
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toMatch(/^<div data-vitrina="page"><template shadowrootmode="open"/);
    expect(html).toContain('Boils &amp; sings');
    expect(html).toContain(
      '<script async src="https://stream.example/stream/v1/elements/vitrina-slider.js">',
    );
    expect(html).toMatch(/src="https:\/\/stream\.example\/files\/[\da-f]{64}\./);
    expect(html).not.toContain('vitrina-root');
    expect(html).not.toContain('127.0.0.1');
  });

  it('is found by brand and MPN too, tells who has it that nothing changed, and 404 where there is none', async () => {
    const query = { retailer: '2', brand: 'ACME', mpn: 'k-1' };
    const first = await ask('html', query);
    expect(first.status).toBe(200);
    const etag = first.headers.get('etag') ?? '';
    const again = await ask('html', query, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect(again.status).toBe(304);
    expect((await ask('html', { retailer: '9', ean })).status).toBe(404);
    expect((await ask('html', { retailer: '../..', mappingId: '../../secret' })).status).toBe(404);
    expect((await ask('html', {})).status).toBe(400);
  });
});

/** Lists the violations of Google's rules for products in a page. */
async function findErrors(html: string): Promise<string[]> {
  const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] });
  const issues = await new Validator().validate(extractor.parse(html));
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
}

describe('the stream as data', () => {
  it('lists texts and images with full addresses, for caches and for any site', async () => {
    const response = await ask('content', { retailer: '1', ean });
    const { data } = (await response.json()) as { data: StreamContent };
    expect(data).toMatchObject({ locale: 'ru', template: 'master_template' });
    expect(data.parts).toEqual([
      { kind: 'text', text: 'Boils & sings' },
      {
        kind: 'image',
        url: expect.stringMatching(/^https:\/\/stream\.example\/files\//),
        alt: '',
        widthPx: 1200,
        heightPx: 600,
      },
    ]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('timing-allow-origin')).toBe('*');
    const etag = response.headers.get('etag') ?? '';
    expect((await ask('content', { retailer: '1', ean }, { 'if-none-match': etag })).status).toBe(304);
    expect((await ask('content', { retailer: '9', ean })).status).toBe(404);
  });
});

const productId = 'https://shop.example/kettle#product';

describe('the product for search engines', () => {
  it('is a schema.org Product by its GS1 Digital Link', async () => {
    const response = await ask('json-ld', { retailer: '1', ean });
    expect(response.headers.get('content-type')).toMatch(/^application\/ld\+json/);
    const product = (await response.json()) as Record<string, unknown>;
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Kettle </script><b>',
      gtin,
      mpn: 'K-1',
      brand: { '@type': 'Brand', name: 'Acme' },
      description: 'Boils & sings',
      hasGS1DigitalLink: `https://id.gs1.org/01/${gtin}`,
    });
    expect(product['image']).toMatch(/^https:\/\/stream\.example\/files\//);
    const link = DigitalLink(product['hasGS1DigitalLink'] as string);
    expect(link.isValid()).toBe(true);
    expect(link.getIdentifier()).toEqual({ '01': gtin });
  });

  it('stands in the page where crawlers look, and holds by their rules but for what is the shop’s', async () => {
    const html = await (await ask('html', { retailer: '1', ean, productId })).text();
    const { window } = new JSDOM(html);
    expect(window.document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
    // Price and customer reviews are left to the shop.
    const whole = await (await ask('json-ld', { retailer: '1', ean })).text();
    const issues = await findErrors(
      `<script type="application/ld+json">${whole.replaceAll('<', '\\u003c')}</script>`,
    );
    expect(issues.filter((issue) => !issue.includes('offers'))).toEqual([]);
  });

  it('is not in the HTML unless the shop names its product, and then adds to that one', async () => {
    expect(await (await ask('html', { retailer: '1', ean })).text()).not.toContain('ld+json');
    const response = await ask('json-ld', { retailer: '1', ean, productId });
    const product = (await response.json()) as Record<string, unknown>;
    expect(product).toMatchObject({
      '@type': 'Product',
      '@id': productId,
      description: 'Boils & sings',
      gtin,
    });
    expect(Object.keys(product)).not.toContain('name');
    const hostile = await ask('html', { retailer: '1', ean, productId: '</script><script>alert(1)' });
    expect(await hostile.text()).not.toContain('</script><script>alert(1)');
  });

  it('would be found wrong without a name', async () => {
    const product = { '@context': 'https://schema.org', '@type': 'Product', gtin };
    const html = `<script type="application/ld+json">${JSON.stringify(product)}</script>`;
    expect((await findErrors(html)).some((issue) => issue.includes('name'))).toBe(true);
  });
});
