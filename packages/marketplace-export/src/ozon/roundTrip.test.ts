import { standardCatalogue } from '@vitrina/block-catalogue';
import { componentCount, loadPage, savePage } from '@vitrina/epack-model';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { expressibleOzon } from '../testing/ozonDocuments.ts';
import { validateOzonContent } from '../validate.ts';
import { exportOzon } from './exportOzon.ts';
import { importOzon } from './importOzon.ts';

const catalogue = standardCatalogue;

/** Imports, saves, loads and exports a document. */
function roundTrip(document: unknown) {
  const { page } = importOzon(document, { catalogue });
  const { components } = savePage(page, catalogue.rules);
  const loaded = loadPage(components, catalogue.rules).page;
  return exportOzon(loaded, { catalogue }).document;
}

describe('a document that our blocks can say all of', () => {
  it('comes back the same after import, saving and export, and nothing of it is reported', () => {
    fc.assert(
      fc.property(expressibleOzon, (document) => {
        expect(validateOzonContent(document)).toEqual([]);
        expect(importOzon(document, { catalogue }).issues).toEqual([]);
        expect(roundTrip(document)).toEqual(document);
      }),
    );
  });

  it('reads the same from its text', () => {
    const document = {
      content: [{ widgetName: 'raVideo', type: 'youtube', youtubeVideoId: 'dQw4w9WgXcQ' }],
      version: 0.3,
    };
    expect(roundTrip(JSON.stringify(document))).toEqual(document);
  });
});

it('whatever comes, the page can be exported to a valid document', () => {
  const anyDocument = fc.oneof(
    fc.json(),
    fc.record({ content: fc.array(fc.oneof(fc.jsonValue(), anyWidget)), version: fc.constantFrom(0.3, 1) }),
  );
  fc.assert(
    fc.property(anyDocument, (document) => {
      expect(validateOzonContent(roundTrip(document))).toEqual([]);
    }),
  );
});

const anyWidget = fc.record(
  {
    widgetName: fc.constantFrom('raTextBlock', 'raShowcase', 'raTable', 'list', 'raVideo', 'raHtml'),
    type: fc.constantFrom('roll', 'chess', 'billboard', 'tileXL', 'tileM', 'other'),
    blocks: fc.array(
      fc.record(
        {
          img: fc.record({ src: fc.webUrl(), srcMobile: fc.webUrl() }),
          imgLink: fc.webUrl(),
          title: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    ),
    title: fc.record({ content: fc.array(fc.string()), size: fc.string() }, { requiredKeys: [] }),
    text: fc.record({ items: fc.jsonValue() }),
    table: fc.record({ head: fc.jsonValue(), body: fc.array(fc.array(fc.jsonValue())) }),
  },
  { requiredKeys: ['widgetName'] },
);

it('takes texts in both forms', () => {
  const content = { content: ['Гриль', '', 'Второй абзац'], size: 'size2', align: 'left', color: 'color1' };
  const items = {
    items: [
      { type: 'text', content: 'Гриль' },
      { type: 'br' },
      { type: 'br' },
      { type: 'text', content: 'Второй абзац' },
    ],
    size: 'size2',
    align: 'left',
    color: 'color1',
  };
  const widget = { widgetName: 'raTextBlock', theme: 'default', padding: 'type2', gapSize: 'm' };
  const document = (text: object) => ({ content: [{ ...widget, text }], version: 0.3 });
  expect(roundTrip(document(content))).toEqual(document(content));
  expect(roundTrip(document(items))).toEqual(document(content));
});

it('keeps a widget it has no block for, says so, and exports none that Ozon would refuse', () => {
  const html = { widgetName: 'raHtml', html: '<b>Гриль</b>' };
  const { page, issues } = importOzon({ content: [html], version: 0.3 }, { catalogue });
  expect(issues).toEqual([
    {
      code: 'marketplace.import.widgetKept',
      severity: 'warning',
      path: '/content/0',
      values: { name: 'raHtml' },
    },
  ]);
  expect(componentCount(page)).toBe(2);
  const saved = savePage(page, catalogue.rules).components;
  expect(JSON.stringify(saved)).toContain('<b>Гриль</b>');
  expect(exportOzon(page, { catalogue }).issues.map(({ code }) => code)).toContain('marketplace.rawLeftOut');
});

it('says what of a document has no place on a page', () => {
  const img = {
    src: 'https://a.example/1.jpg',
    srcMobile: 'https://a.example/1.jpg',
    alt: '',
    isParandja: true,
  };
  const title = { content: ['T'], size: 'size6', color: 'color3' };
  const document = {
    content: [
      { widgetName: 'raShowcase', type: 'billboard', blocks: [{ img, imgLink: 'https://ozon.ru/p', title }] },
    ],
    version: 1,
  };
  const { issues } = importOzon(document, { catalogue });
  expect(issues.map(({ code, path }) => [code, path])).toEqual([
    ['marketplace.import.otherVersion', '/version'],
    ['marketplace.import.keyIgnored', '/content/0/blocks/0/img/isParandja'],
    ['marketplace.import.keyIgnored', '/content/0/blocks/0/title/size'],
    ['marketplace.import.keyIgnored', '/content/0/blocks/0/title/color'],
    ['marketplace.import.keyIgnored', '/content/0/blocks/0/imgLink'],
  ]);
});

it.each([['not JSON'], [null], [[]], [{ version: 0.3 }]])('refuses %j', (document) => {
  const { page, issues } = importOzon(document, { catalogue });
  expect(componentCount(page)).toBe(0);
  expect(issues[0]).toMatchObject({ code: 'marketplace.import.notOzon', severity: 'error' });
});
