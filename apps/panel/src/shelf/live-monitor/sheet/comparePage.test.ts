import type { PageEvidence, PageProblemType } from '@vitrina/api-client/contract';
import { describe, expect, it } from 'vitest';

import { comparePage } from './comparePage.ts';

const expected = {
  retailer: '3',
  domains: ['shop.example'],
  scriptOrigins: ['https://stream.example'],
  ean: '9521100000116',
  mpn: 'KH-1',
  brands: ['Kernhof'],
  mappingId: '20',
};

const tag = {
  src: 'https://stream.example/embed.js',
  retailer: '3',
  ean: '9521100000116',
  mpn: 'KH-1',
  brand: 'Kernhof',
  mappingId: '20',
  locale: 'ru',
};

const evidence: PageEvidence = {
  url: 'https://shop.example/product/1',
  httpStatus: 200,
  title: 'Beans',
  canonical: 'https://shop.example/product/1',
  isHiddenFromSearch: false,
  embed: tag,
  product: { gtins: ['9521100000116'], mpns: [], brands: ['Kernhof'], names: ['Beans'], skus: [] },
  way: 'html',
  sight: null,
};

const problem = (type: PageProblemType, found: string, clearedDate: string | null = null) => ({
  id: 1,
  type,
  since: '2026-03-01T00:00:00Z',
  isAcknowledged: false,
  clearedDate,
  expected: '',
  found,
  owner: null,
});

/** Returns `group.row` for each row with a problem. */
function blamed(
  problemHistory: ReturnType<typeof problem>[],
  seen: PageEvidence | null = evidence,
): string[] {
  return comparePage({ expected, mapping: null, evidence: seen, problemHistory }).flatMap(({ id, rows }) =>
    rows.filter((row) => row.problem).map((row) => `${id}.${row.id}`),
  );
}

describe('a page beside what it should be', () => {
  it('blames nothing where nothing is wrong, and nothing for what cleared', () => {
    expect(blamed([])).toEqual([]);
    expect(blamed([problem('noEan', '', '2026-03-02T00:00:00Z')])).toEqual([]);
  });

  it.each<[string, PageProblemType, string, Partial<typeof tag>, string]>([
    ['a script of elsewhere', 'incorrectScript', 'x', { src: 'https://else.example/embed.js' }, 'script.src'],
    ['a script for another retailer', 'incorrectScript', 'x', { retailer: '999' }, 'script.retailer'],
    ['a missing EAN', 'noEan', '', { ean: '' }, 'script.ean'],
    ['a wrong EAN', 'incorrectEan', '4006381333931', { ean: '4006381333931' }, 'script.ean'],
    ['a wrong brand', 'incorrectBrand', 'Kernhoff', { brand: 'Kernhoff' }, 'script.brand'],
    ['a wrong mapping', 'incorrectMapping', '1', { mappingId: '1' }, 'script.mappingId'],
  ])('blames the line of %s, and no other', (_what, type, found, change, line) => {
    expect(blamed([problem(type, found)], { ...evidence, embed: { ...tag, ...change } })).toEqual([line]);
  });

  it('blames the product data where it is of another product', () => {
    const product = { ...evidence.product, gtins: ['4006381333931'] };
    expect(blamed([problem('wrongProduct', '4006381333931')], { ...evidence, product })).toEqual([
      'product.gtins',
    ]);
  });

  it('blames the canonical address, not the right one that was asked for', () => {
    const canonical = 'https://mirror.example/beans';
    expect(blamed([problem('incorrectDomain', 'mirror.example')], { ...evidence, canonical })).toEqual([
      'domain.canonical',
    ]);
  });

  it('blames a missing script, and says what content should be shown', () => {
    expect(blamed([problem('noScript', '')], { ...evidence, embed: null })).toEqual(['script.src']);
    expect(blamed([problem('noRich', 'KH-1')])).toEqual(['content.noRich']);
  });

  it('shows what is expected of a page nobody could read', () => {
    const groups = comparePage({ expected, mapping: null, evidence: null, problemHistory: [] });
    expect(groups.map(({ id }) => id)).toEqual(['script', 'domain']);
    expect(groups[0]?.rows[0]).toMatchObject({ expected: 'https://stream.example', found: '' });
  });
});
