import { pageProblemTypes, type PageProblemType } from '@vitrina/api-client/contract';
import { describe, expect, it } from 'vitest';

import { readPage } from '../reading/readPage.ts';
import type { ExpectedPage } from './expectedPage.ts';
import { chooseEmbed, findProblems } from './findProblems.ts';

const url = 'https://shop.example/products/1';
const epackId = 'epack';
const expected: ExpectedPage = {
  retailerId: 1,
  domains: ['shop.example'],
  scriptOrigins: ['https://stream.example'],
  ean: '9521100000116',
  mpn: 'KH-BB-400',
  brands: ['Kernhof', 'Кернхоф'],
  mappingId: '1700000000',
  epackId,
};

const script = {
  src: 'https://stream.example/stream/v1/embed.js',
  'data-retailer': '1',
  'data-ean': '9521100000116',
  'data-mpn': 'KH-BB-400',
  'data-brand': 'kernhof',
};

function pageWith(attributes: object | undefined, head = ''): string {
  const tag = attributes
    ? `<script ${Object.entries(attributes)
        .map(([name, value]) => `${name}="${String(value)}"`)
        .join(' ')}></script>`
    : '';
  return `<html><head>${head}</head><body><p>${'Beans. '.repeat(50)}</p>${tag}</body></html>`;
}

function problemsOf(html: string, shownEpackId: string | null = epackId, at = url): PageProblemType[] {
  const facts = readPage(html, at);
  const embed = chooseEmbed(facts, expected);
  return findProblems({ expected, facts, url: at, embed, shownEpackId }).map(({ type }) => type);
}

const without = (name: keyof typeof script) => ({ ...script, [name]: '' });

describe('a product page', () => {
  it('that says what it should has no problems', () => {
    expect(problemsOf(pageWith(script))).toEqual([]);
  });

  const cases: [PageProblemType, string, (string | null)?, string?][] = [
    ['noScript', pageWith(undefined)],
    ['incorrectScript', pageWith({ ...script, 'data-retailer': '2' })],
    ['noEan', pageWith(without('data-ean'))],
    ['incorrectEan', pageWith({ ...script, 'data-ean': '9521100000222' })],
    ['noBrand', pageWith(without('data-brand'))],
    ['incorrectBrand', pageWith({ ...script, 'data-brand': 'Verdena' })],
    ['incorrectDomain', pageWith(script), epackId, 'https://mirror.example/products/1'],
    ['incorrectMapping', pageWith({ ...script, 'data-mapping-id': '42' })],
    ['noRich', pageWith(script), null],
    ['incorrectRich', pageWith(script), 'another'],
  ];
  it.each(cases)('has %s, and that alone', (type, html, shown, at) => {
    expect(problemsOf(html, shown, at)).toEqual([type]);
  });
  it('can have each problem there is', () => {
    expect(cases.map(([type]) => type).toSorted()).toEqual(pageProblemTypes.toSorted());
  });

  it.each<[string, string, PageProblemType[]]>([
    [
      'a script of another origin',
      pageWith({ ...script, src: 'https://old.example/stream/v1/embed.js' }),
      ['incorrectScript'],
    ],
    [
      'an EAN with a wrong check digit',
      pageWith({ ...script, 'data-ean': '9521100000117' }),
      ['incorrectEan'],
    ],
    ['the EAN written with 14 digits', pageWith({ ...script, 'data-ean': '09521100000116' }), []],
    ['the name the retailer has for the brand', pageWith({ ...script, 'data-brand': 'КЕРНХОФ' }), []],
    [
      'structured data of another product',
      pageWith(
        script,
        '<script type="application/ld+json">{"@type":"Product","gtin13":"9521100000222"}</script>',
      ),
      ['incorrectEan'],
    ],
    [
      'structured data of the same product',
      pageWith(
        script,
        '<script type="application/ld+json">{"@graph":[{"@type":["Product"],"gtin":9521100000116}]}</script>',
      ),
      [],
    ],
    [
      'a canonical address elsewhere',
      pageWith(script, '<link rel="canonical" href="https://www.other.example/1">'),
      ['incorrectDomain'],
    ],
  ])('with %s', (_what, html, problems) => {
    expect(problemsOf(html)).toEqual(problems);
  });

  it('with two scripts is judged by the right one', () => {
    const both = pageWith({ ...script, 'data-retailer': '7' }).replace(
      '</body>',
      `${pageWith(script)}</body>`,
    );
    expect(problemsOf(both)).toEqual([]);
  });
});
