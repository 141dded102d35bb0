import { describe, expect, it } from 'vitest';

import { pageKey } from './pageKey.ts';

const page = 'https://shop.example/catalog/iron-5';

describe('pageKey', () => {
  it.each([
    'http://shop.example/catalog/iron-5',
    'https://www.shop.example/catalog/iron-5',
    'https://m.shop.example/catalog/iron-5',
    'https://SHOP.example:443/catalog/iron-5/',
    'https://shop.example/catalog/iron-5//?utm_source=mail&user=42#reviews',
    'https://shop.example/catalog/../catalog/iron%2D5',
  ])('%s is the same page', (address) => {
    expect(pageKey(address)).toBe(pageKey(page));
  });

  it.each([
    'https://shop.example/catalog/iron-6',
    'https://shop.example/Catalog/iron-5',
    'https://shop.example/catalog',
    'https://shop.example/',
    'https://other.example/catalog/iron-5',
    'https://by.shop.example/catalog/iron-5',
  ])('%s is another page', (address) => {
    expect(pageKey(address)).not.toBe(pageKey(page));
  });

  it('is the same however characters are escaped', () => {
    const raw = pageKey('https://shop.example/утюг/a%2fb');
    expect(pageKey('https://shop.example/%D1%83%D1%82%D1%8E%D0%B3/a%2Fb')).toBe(raw);
    expect(pageKey('https://shop.example/%d1%83%d1%82%d1%8e%d0%b3/a%2Fb')).toBe(raw);
    expect(pageKey('https://shop.example/утюг/a/b')).not.toBe(raw);
    // Windows-1251, as older shops write it.
    expect(pageKey('https://shop.example/%f3%f2%fe%e3')).toBe(pageKey('https://shop.example/%F3%F2%FE%E3'));
  });

  it.each([
    ['https://shop.example/iron-5', 'https://shop.example/iron-5'],
    ['/iron-5?ref=1', 'https://shop.example/iron-5'],
    ['https://www.shop.example/iron-5/', 'https://shop.example/iron-5'],
    ['https://shop.example/', page],
    ['https://brand.example/iron-5', page],
    ['http://[broken', page],
    ['', page],
    [null, page],
  ])('with the canonical address %s it is the key of %s', (canonical, counted) => {
    expect(pageKey(page, canonical)).toBe(pageKey(counted));
  });

  it.each(['about:blank', 'not an address', 'data:text/html,hello'])('%s has no key', (address) => {
    expect(pageKey(address)).toBeUndefined();
  });

  it('differs between a hundred thousand pages, in each half', () => {
    const keys = Array.from({ length: 100_000 }, (_, id) => pageKey(`https://shop.example/p/${id}`) ?? '');
    expect(new Set(keys).size).toBe(keys.length);
    for (const half of [(key: string) => key.slice(0, 8), (key: string) => key.slice(8)])
      expect(new Set(keys.map(half)).size).toBeGreaterThan(99_900);
    expect(keys.every((key) => /^[\da-f]{16}$/.test(key))).toBe(true);
  });

  it('stays the same between releases: it is stored', () => {
    expect(pageKey(page)).toBe('87de9e1d6a54d959');
  });
});
