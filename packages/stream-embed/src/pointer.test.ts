import { describe, expect, it } from 'vitest';

import { normalizeGtin, pointerPath, productKeys, resolveStreamRoot, streamAssetUrl } from './pointer.ts';

describe('productKeys', () => {
  it('has all keys in match order', () => {
    expect(
      productKeys({ mappingId: ' 1700000000 ', ean: '3045380012345', brand: ' Tefal ', mpn: 'GC 712' }),
    ).toEqual([
      { kind: 'mapping', key: '1700000000' },
      { kind: 'mpn', key: 'tefal|gc 712' },
    ]);
    expect(productKeys({ ean: '4006381333931', brand: 'TEFAL', mpn: 'gc712' })).toEqual([
      { kind: 'gtin', key: '04006381333931' },
      { kind: 'mpn', key: 'tefal|gc712' },
    ]);
  });

  it('leaves out what the page does not say', () => {
    expect(productKeys({})).toEqual([]);
    expect(productKeys({ mappingId: ' ', ean: null, brand: 'Tefal' })).toEqual([]);
  });
});

it.each([
  ['4006381333931', '04006381333931'],
  ['96385074', '00000096385074'],
  ['036000291452', '00036000291452'],
  ['4006-3813 33931', '04006381333931'],
  ['4006381333932', undefined],
  ['400638133393', undefined],
  ['', undefined],
  ['../../../x', undefined],
])('normalizes the GTIN %s to %s', (code, gtin) => {
  expect(normalizeGtin(code)).toBe(gtin);
});

it('encodes keys so that they stay in their folder', () => {
  expect(pointerPath({ retailer: '7', kind: 'gtin', key: '04006381333931' })).toBe(
    'i/7/gtin/04006381333931.json',
  );
  expect(pointerPath({ retailer: '../x', kind: 'mpn', key: 'tefal|a/b' })).toBe(
    'i/..%2Fx/mpn/tefal%7Ca%2Fb.json',
  );
});

it('keeps the server’s address out of what is published, and puts it in when shown', () => {
  const html = `<img src="${streamAssetUrl('/files/a.webp')}">`;
  expect(html).toBe('<img src="vitrina-root:/files/a.webp">');
  expect(resolveStreamRoot(html, 'https://cdn.example/stream/')).toBe(
    '<img src="https://cdn.example/stream/files/a.webp">',
  );
  expect(streamAssetUrl('https://other.example/a.webp')).toBe('https://other.example/a.webp');
});
