import { contract } from '@vitrina/api-client/contract';
import { block, type Block, toWirePage } from '@vitrina/demo/wirePage';
import { validateAmazonDocument, validateOzonContent } from '@vitrina/marketplace-export';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite } from '../../../testing/epacks.ts';
import { testImage, toFile } from '../../../testing/images.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://panel.example' });
});
afterAll(() => server.stop());

const at = (template: string) => ({ lang: 'ru', template, page: 'index.html' });

async function epackOf(template: string, blocks: readonly Block[], configuration = {}): Promise<string> {
  const ann = await server.as('ann');
  const body = minisite({ name: 'Гриль' });
  const page = toWirePage([block('Feature', {}, ...blocks)]);
  body.structure.epackData.components = { ru: { [template]: { 'index.html': page } } };
  body.structure.epackData.templateConfiguration = { ru: { [template]: configuration } };
  return (await ann.call(contract.createEpack, { body })).data.id;
}

async function exported(id: string, marketplace: 'ozon' | 'amazon' | 'mvideo') {
  const ann = await server.as('ann');
  const query = at(`${marketplace}_template`);
  return (await ann.call(contract.exportForMarketplace, { params: { id, marketplace }, query })).data;
}

describe('exporting a page for a marketplace', () => {
  it('gives Ozon its document, pictures by public addresses with their pixels, and the report', async () => {
    const ann = await server.as('ann');
    const file = await ann.upload(toFile(new Uint8Array(await testImage(50, 40)), 'p.png'));
    const picture = block('OzonPicture', { src: file.url, altText: '', url: 'https://ozon.ru/p/1' });
    const id = await epackOf('ozon_template', [picture]);
    const { document, issues, fileName } = await exported(id, 'ozon');
    expect(validateOzonContent(document)).toEqual([]);
    const src = `https://panel.example${file.url}`;
    expect(document).toMatchObject({
      content: [{ blocks: [{ img: { src, srcMobile: src, widthMobile: 50, heightMobile: 40 } }] }],
    });
    expect(issues).toEqual([
      { code: 'marketplace.altTextEmpty', severity: 'warning', componentId: 2, prop: 'altText' },
    ]);
    expect(fileName).toBe('Гриль ozon.json');
  });

  it('gives Amazon its document and the files to upload', async () => {
    const picture = block('AmazonPicture', { src: 'https://a.example/1.jpg', altText: 'Гриль' });
    const { document, uploads } = await exported(await epackOf('amazon_template', [picture]), 'amazon');
    expect(validateAmazonDocument(document)).toEqual([]);
    expect(document).toMatchObject({ contentDocument: { name: 'Гриль', locale: 'ru-RU' } });
    expect(uploads).toMatchObject([
      { uploadDestinationId: 'upload-1', src: 'https://a.example/1.jpg', crop: null },
    ]);
  });

  it('gives M.Video the fields of its template', async () => {
    const configuration = { altText: 'Гриль', buttonText: 'Ещё', desktopImage: '/files/d.jpg' };
    const id = await epackOf('mvideo_template', [block('Text', { text: 'x' })], configuration);
    const { document } = await exported(id, 'mvideo');
    expect(document).toMatchObject({
      altText: 'Гриль',
      buttonText: 'Ещё',
      images: { desktop: 'https://panel.example/files/d.jpg' },
    });
  });

  it('answers null and says why where nothing of a page can go over', async () => {
    const { document, issues } = await exported(
      await epackOf('amazon_template', [block('Popover')]),
      'amazon',
    );
    expect(document).toBeNull();
    expect(issues.map(({ code }) => code)).toContain('marketplace.nothingToExport');
  });

  it('knows no page that is not there', async () => {
    const id = await epackOf('ozon_template', []);
    await expect(exported(id, 'amazon')).rejects.toMatchObject({ status: 404 });
  });
});

describe('importing Ozon’s content', () => {
  const document = {
    content: [
      {
        widgetName: 'raTextBlock',
        title: { content: ['Гриль'] },
        theme: 'tertiary',
        padding: 'type1',
        gapSize: 's',
      },
      { widgetName: 'raHtml', html: '<p>' },
    ],
    version: 0.3,
  };

  async function importInto(id: string, mode: 'replace' | 'append', content: unknown = document) {
    const ann = await server.as('ann');
    const body = { ...at('ozon_template'), document: content as never, mode };
    return (await ann.call(contract.importOzonContent, { params: { id }, body })).data;
  }

  it('saves it in place of the page, one Feature per widget, and reports what has no block', async () => {
    const id = await epackOf('ozon_template', [block('OzonYoutube')]);
    const { revision, issues } = await importInto(id, 'replace');
    expect(issues.map(({ code }) => code)).toEqual(['marketplace.import.widgetKept']);
    const ann = await server.as('ann');
    const saved = await ann.call(contract.getComponents, { params: { id }, query: at('ozon_template') });
    expect(saved.data.revision).toBe(revision);
    expect(saved.data.components.map(({ componentKey }) => componentKey)).toEqual([
      'Feature',
      'OzonTitleDescription',
      'Feature',
      'OzonRawWidget',
    ]);
    const { content } = (await exported(id, 'ozon')).document as { content: unknown[] };
    expect(content).toMatchObject([{ widgetName: 'raTextBlock', theme: 'tertiary' }]);
  });

  it('appends to what is there, from JSON as text too', async () => {
    const id = await epackOf('ozon_template', [block('OzonYoutube')]);
    const { components } = await importInto(id, 'append', JSON.stringify(document));
    expect(components.map(({ componentKey }) => componentKey)).toEqual([
      'Feature',
      'OzonYoutube',
      'Feature',
      'OzonTitleDescription',
      'Feature',
      'OzonRawWidget',
    ]);
  });

  it('refuses what is no rich content, and leaves the page alone', async () => {
    const id = await epackOf('ozon_template', [block('OzonYoutube')]);
    await expect(importInto(id, 'replace', { some: 'thing' })).rejects.toMatchObject({ status: 400 });
    const ann = await server.as('ann');
    const saved = await ann.call(contract.getComponents, { params: { id }, query: at('ozon_template') });
    expect(saved.data.components).toHaveLength(2);
  });

  it('refuses to overwrite a page that was saved meanwhile', async () => {
    const id = await epackOf('ozon_template', [block('OzonYoutube')]);
    await importInto(id, 'replace');
    const token = await server.tokenOf('ann');
    const response = await fetch(`${server.url}/api/constructor/epackages/${id}/marketplaces/ozon/content`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': '"1"' },
      body: JSON.stringify({ ...at('ozon_template'), document }),
    });
    expect(response.status).toBe(409);
  });
});
