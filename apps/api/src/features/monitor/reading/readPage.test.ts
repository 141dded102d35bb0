import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readPage } from './readPage.ts';

const url = 'https://shop.example/products/1';

describe('a page', () => {
  it('says what it is about in JSON-LD, microdata or another service’s embed', () => {
    const facts = readPage(
      `<script type="application/ld+json">[{"@type":"BreadcrumbList","name":"not this"},
        {"@type":"Product","name":"Pan","sku":7,"brand":{"@type":"Brand","name":"Acme"},"gtin13":"9521100000116"}]</script>
      <div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Skillet</h1>
        <meta itemprop="mpn" content="K-1"></div>
      <span itemprop="name">not this either</span>
      <script data-flix-ean="9521100000222" src="//media.example/loader.js"></script>`,
      url,
    );
    expect(facts.product).toEqual({
      gtins: ['9521100000116', '9521100000222'],
      mpns: ['K-1'],
      brands: ['Acme'],
      names: ['Pan', 'Skillet'],
      skus: ['7'],
    });
  });

  it('says where it is and whether it wants to be found', () => {
    const facts = readPage(
      `<title> Pan &amp; lid </title><link rel="canonical" href="/products/one"><meta name="Robots" content="NoIndex, follow">`,
      url,
    );
    expect(facts).toMatchObject({
      title: 'Pan & lid',
      canonical: 'https://shop.example/products/one',
      isHiddenFromSearch: true,
    });
  });

  it('names our script tags, wherever the shop has put the address', () => {
    const { embeds } = readPage(
      `<script src="/stream/v1/embed.js?v=2" data-retailer=" 7 " DATA-EAN="9521100000116"></script>
       <script src="https://other.example/embed.js" data-retailer="8"></script>`,
      url,
    );
    expect(embeds).toEqual([
      {
        src: 'https://shop.example/stream/v1/embed.js?v=2',
        retailer: '7',
        ean: '9521100000116',
        mpn: '',
        brand: '',
        mappingId: '',
        locale: '',
        template: '',
        consent: '',
        type: '',
      },
    ]);
  });

  it.each([
    ['JSON-LD that is no JSON', '<script type="application/ld+json">{"@type":"Product",</script>'],
    ['JSON-LD that goes deep', `<script type="application/ld+json">${'[{"@graph":'.repeat(5000)}</script>`],
    ['elements that never end', '<div itemscope itemtype="http://schema.org/Product">'.repeat(5000)],
    ['a script with an address that is none', '<script src="http://[/stream/v1/embed.js"></script>'],
    ['nothing', ''],
  ])('with %s is read all the same', (_what, html) => {
    expect(readPage(html, url).product.gtins).toEqual([]);
  });

  it('of nothing but nesting is refused before it takes long', () => {
    const refused = expect.objectContaining({ code: 'tooLarge' }) as Error;
    expect(() => readPage('<b>'.repeat(1_000_000), url)).toThrow(refused);
  });

  it('of any bytes is read', () => {
    const piece = fc.constantFrom('<', '>', '/', 'script', ' src="', '"', '<!--', 'itemprop=name', 'я', '\0');
    const read = fc.property(fc.array(piece), (pieces) => {
      readPage(pieces.join(''), url);
    });
    expect(() => fc.assert(read)).not.toThrow();
  });
});

const samples = fileURLToPath(new URL('samples/', import.meta.url));
const names = (await readdir(samples)).filter((name) => name.endsWith('.html'));
it.each(names)('%s, which nobody here wrote, is read', async (name) => {
  const facts = readPage(await readFile(`${samples}${name}`, 'utf8'), url);
  expect(facts.title).not.toBe('');
  expect(facts).toMatchObject({ embeds: [], isDrawnByScripts: false, asksForPassword: false });
});
