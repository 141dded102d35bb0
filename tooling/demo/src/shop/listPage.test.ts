import { expect, test } from 'vitest';

import { demoBrands } from '../brands/index.ts';
import { renderShopList } from './listPage.ts';
import { renderShopProduct } from './productPage.ts';

/** Returns the GTIN and the image of each card of the shop's list. */
const listCards = () =>
  Array.from(
    renderShopList('en').matchAll(/products\/(\d+)"[\s\S]*?<img[^>]*src="([^"]+)"/gv),
    ([, gtin = '', image = '']) => ({ gtin, image }),
  );

test.each(demoBrands)('lists the published products of $name.1, each with an image of its own', (brand) => {
  const cards = listCards();
  const sold = [
    ...brand.products.filter(({ isShopInShop }) => !isShopInShop),
    ...brand.range.filter(({ isDraft }) => !isDraft),
  ];
  const listed = sold.map(({ gtin }) => cards.find((card) => card.gtin === gtin));
  expect(listed.filter((card) => card === undefined)).toEqual([]);
  expect(new Set(listed.map((card) => card?.image)).size).toBe(sold.length);
});

test('lists no draft', () => {
  const drafts = demoBrands.flatMap(({ range }) => range.filter(({ isDraft }) => isDraft));
  const codes = new Set(listCards().map(({ gtin }) => gtin));
  expect(drafts.filter(({ gtin }) => codes.has(gtin))).toEqual([]);
});

test('sells no shop-in-shop', () => {
  for (const { products } of demoBrands)
    for (const { gtin } of products.filter(({ isShopInShop }) => isShopInShop)) {
      const html = renderShopProduct(gtin, { streamUrl: 'http://shop.example', language: 'en' });
      expect(html).toContain('The Listvyanka shelf');
      expect(html).not.toMatch(/Add to cart|RUB/);
    }
});
