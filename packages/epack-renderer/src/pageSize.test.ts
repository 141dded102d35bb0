import { gzipSync } from 'node:zlib';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { standardViews } from '@vitrina/block-catalogue/views';
import { expect, it } from 'vitest';

import { renderPage } from './renderPage.ts';
import { productBlocks, productPage } from './testing/productPage.ts';

const gzipBytes = (text: string): number => gzipSync(text, { level: 9 }).length;

it('publishes a product page of twelve blocks in at most 25 KB of HTML and CSS', () => {
  expect(productBlocks).toHaveLength(12);
  const { html, css } = renderPage(productPage(), {
    catalogue: standardCatalogue,
    views: standardViews,
    locale: 'ru',
    publicId: 'pub-1',
  });
  expect(html.match(/<picture>/g)).toHaveLength(17);
  for (const words of ['Стейк рибай', 'Сравните модели', 'Гарантия', 'Снимает панель', 'Книга рецептов']) {
    expect(html).toContain(words);
  }
  expect(gzipBytes(html) + gzipBytes(css)).toBeLessThanOrEqual(25_000);
});
