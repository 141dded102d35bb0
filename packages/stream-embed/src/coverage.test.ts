import { afterEach, expect, it, vi } from 'vitest';

import { coverageHash, coveragePath, isCovered } from './coverage.ts';
import { productKeys } from './pointer.ts';

afterEach(() => vi.restoreAllMocks());

/** Serves a coverage file of keys, as the server writes it. */
function serve(keys: readonly string[]) {
  const hashes = [...new Set(keys.map((key) => coverageHash(key)))].toSorted((one, other) => one - other);
  const gaps = hashes.map((hash, index) => hash - (hashes[index - 1] ?? 0));
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ version: 1, gaps })));
}

const { signal } = new AbortController();
const none = {
  root: 'https://stream.example/',
  retailer: '7',
  mappingId: null,
  ean: null,
  brand: null,
  mpn: null,
};
const ask = (product: Partial<typeof none> | object) => isCovered({ ...none, ...product }, signal);
/** The keys of other products, so that a file holds more than one. */
const others = ['04006381333931', 'acme|k-1', 'zzz', '00000096385074'];

const spellings = {
  'GTIN of 8 digits': { ean: '96385074' },
  'GTIN of 12 digits': { ean: '036000291452' },
  'GTIN of 13 digits': { ean: '4006381333931' },
  'GTIN of 14 digits': { ean: '04006381333931' },
  'GTIN with spaces and hyphens': { ean: '4-006381 333-931' },
  'brand and MPN in capitals': { brand: 'TEFAL', mpn: 'gc712D34' },
  'brand and MPN in Cyrillic': { brand: 'Посуда', mpn: 'ЧАЙНИК-1' },
  'brand and MPN in Greek and Turkish': { brand: 'ΟΔΟΣ', mpn: 'İZMİR' },
  'mapping id': { mappingId: 'Ab|c/1 ü' },
  'mapping id and another GTIN': { mappingId: 'SKU-1', ean: '4006381333948' },
  'GTIN and another MPN': { ean: '4006381333931', brand: 'Tefal', mpn: 'unknown' },
};

for (const [what, product] of Object.entries(spellings))
  it(`covers a product by any of its keys: ${what}`, async () => {
    const keys = productKeys(product);
    expect(keys.length).toBeGreaterThan(0);
    for (const { key } of keys) {
      serve([key]);
      expect(await ask(product)).toBe(true);
      serve([...others, key]);
      expect(await ask(product)).toBe(true);
    }
    serve([]);
    expect(await ask(product)).toBe(false);
  });

it('does not cover other products, wrong codes or a page without codes', async () => {
  const fetched = serve(others);
  for (const product of [
    { ean: '4006381333955' },
    { ean: 'abc' },
    { brand: 'Acme' },
    { mappingId: 'ZZZ' },
    {},
  ])
    expect(await ask(product)).toBe(false);
  expect(fetched).toHaveBeenCalledWith('https://stream.example/i/7/coverage-1.json', expect.anything());
});

it('spreads the hashes of similar keys over all 32 bits', () => {
  const hashes = Array.from({ length: 50_000 }, (_, index) =>
    coverageHash(String(4_006_381_000_000 + index)),
  );
  expect(new Set(hashes).size).toBeGreaterThan(49_990);
  const counts = Array.from({ length: 16 }, () => 0);
  for (const hash of hashes) counts[hash >>> 28] = (counts[hash >>> 28] ?? 0) + 1;
  expect(Math.min(...counts)).toBeGreaterThan(2500);
});

it('answers with an error where there is no file, so that the product is looked up', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ code: 'notFound' }, { status: 404 }));
  await expect(ask(none)).rejects.toThrow(TypeError);
});

it('has a path for each retailer', () => {
  expect(coveragePath('12')).toBe('i/12/coverage-1.json');
});
