import { pageProblemTypes, type PageProblemType, type PageSight } from '@vitrina/api-client/contract';
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
  publicId: 'public',
};

const seen: PageSight = {
  isShown: true,
  outcome: 'shown',
  area: { topPx: 900, widthPx: 1000, heightPx: 600, pageHeightPx: 2000 },
  openedBy: '',
  hiddenBy: '',
  sameWords: 1,
  missingWords: '',
  sameLook: 1,
  blockedBy: '',
  error: '',
  tookMs: 900,
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

interface Circumstances {
  shownEpackId?: string | null;
  at?: string;
  sight?: Partial<PageSight>;
}

function problemsOf(
  html: string,
  { shownEpackId = epackId, at = url, sight }: Circumstances = {},
): PageProblemType[] {
  const facts = readPage(html, at);
  const embed = chooseEmbed(facts, expected);
  return findProblems({
    expected,
    facts,
    url: at,
    embed,
    shownEpackId,
    sight: sight ? { ...seen, ...sight } : null,
  }).map(({ type }) => type);
}

const bare = { src: script.src, 'data-retailer': '1' };
const unseen = { isShown: false, area: null };

describe('a product page', () => {
  it('that says what it should has no problems', () => {
    expect(problemsOf(pageWith(script))).toEqual([]);
    expect(problemsOf(pageWith(script), { sight: {} })).toEqual([]);
  });

  const cases: [PageProblemType, string, Circumstances?][] = [
    ['noScript', pageWith(undefined)],
    ['incorrectScript', pageWith({ ...script, 'data-retailer': '2' })],
    ['noEan', pageWith(bare), { shownEpackId: null }],
    ['incorrectEan', pageWith({ ...script, 'data-ean': '9521100000222' })],
    ['noBrand', pageWith({ ...bare, 'data-mpn': 'KH-BB-400' }), { shownEpackId: null }],
    ['incorrectBrand', pageWith({ ...script, 'data-brand': 'Verdena' })],
    ['incorrectDomain', pageWith(script), { at: 'https://mirror.example/products/1' }],
    ['incorrectMapping', pageWith({ ...script, 'data-mapping-id': '42' })],
    ['noRich', pageWith(script), { shownEpackId: null }],
    ['incorrectRich', pageWith(script), { shownEpackId: 'another' }],
    [
      'wrongProduct',
      pageWith(
        { ...script, 'data-ean': '9521100000222' },
        '<script type="application/ld+json">{"@type":"Product","gtin13":"9521100000222"}</script>',
      ),
      { shownEpackId: 'another' },
    ],
    ['contentMissing', pageWith(script), { sight: { ...unseen, outcome: 'error' } }],
    ['contentHidden', pageWith(script), { sight: { ...unseen, hiddenBy: 'div {display: none}' } }],
    ['contentDiffers', pageWith(script), { sight: { sameWords: 0.5, missingWords: 'beans' } }],
    ['lookDiffers', pageWith(script), { sight: { sameLook: 0.3 } }],
    [
      'blockedByPolicy',
      pageWith(script),
      { sight: { ...unseen, blockedBy: 'script-src https://stream.example' } },
    ],
    ['scriptError', pageWith(script), { sight: { ...unseen, error: 'x is undefined' } }],
  ];
  it.each(cases)('has %s, and that alone', (type, html, circumstances) => {
    expect(problemsOf(html, circumstances)).toEqual([type]);
  });
  it('can have each problem there is, and be unreachable, which no page tells', () => {
    const types = [...cases.map(([type]) => type), 'unreachable'];
    expect(types.toSorted()).toEqual(pageProblemTypes.toSorted());
  });

  it.each<[string, object]>([
    ['an EAN alone', { ...bare, 'data-ean': '9521100000116' }],
    ['the mapping id alone', { ...bare, 'data-mapping-id': '1700000000' }],
    ['brand and MPN alone', { ...bare, 'data-brand': 'Kernhof', 'data-mpn': 'KH-BB-400' }],
    ['an EAN and an MPN', { ...bare, 'data-ean': '9521100000116', 'data-mpn': 'KH-BB-400' }],
  ])('with %s has no problems: one key identifies the product', (_what, attributes) => {
    expect(problemsOf(pageWith(attributes))).toEqual([]);
  });

  it('that blames the tag does not blame what the browser saw too', () => {
    expect(problemsOf(pageWith(undefined), { sight: unseen })).toEqual(['noScript']);
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
      ['wrongProduct'],
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
      'a canonical address on a subdomain of the shop',
      pageWith(script, '<link rel="canonical" href="https://www.shop.example/1">'),
      [],
    ],
    [
      'products in a list of recommendations',
      pageWith(
        script,
        '<script type="application/ld+json">{"@type":"ItemList","itemListElement":[{"@type":"Product","gtin13":"9521100000222"}]}</script>',
      ),
      [],
    ],
    [
      'the script in an element that never runs it',
      pageWith(undefined).replace('</body>', `<noscript>${pageWith(script)}</noscript></body>`),
      ['noScript'],
    ],
    [
      'content that the shop’s server added, without a script',
      pageWith(undefined).replace(
        '</body>',
        '<div data-vitrina="page"><template shadowrootmode="open"><div data-epack="public">Beans</div></template></div></body>',
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
