import { standardCatalogue as catalogue } from '@vitrina/block-catalogue';
import { validatePage } from '@vitrina/block-kit';
import { demoBrands, type StudioFile } from '@vitrina/demo';
import { isGtin, loadPage } from '@vitrina/epack-model';
import { withDesignSamples } from '@vitrina/page-designs';
import { describe, expect, it } from 'vitest';

import { brandPage } from './brandPage.ts';
import { brandLocales } from './mediaProps.ts';

/** Files as if they were stored. */
const files = {
  image: ({ file }: StudioFile) =>
    Promise.resolve({ src: `/files/${file}`, widthPx: 2400, heightPx: 1600, variants: [] }),
  url: ({ file }: StudioFile) => Promise.resolve(`/files/${file}`),
};

const blocks = withDesignSamples(catalogue);

const products = demoBrands.flatMap((brand) => brand.products);

describe('the pages of the demo’s brands', () => {
  it.each(products)('$mpn has a page in both languages, with nothing left of a sample', async (product) => {
    for (const locale of brandLocales) {
      const components = await brandPage(product, { locale, files, catalogue });
      const { page } = loadPage(components, catalogue.rules);
      const found = validatePage(page, blocks, { template: 'master_template' }).filter(
        ({ severity }) => severity !== 'info',
      );
      expect(found.map(({ code, prop, componentId }) => ({ code, prop, componentId, locale }))).toEqual([]);
    }
  });

  it('are of products with right GTINs, all different', () => {
    const codes = products.map(({ gtin }) => gtin);
    expect(codes.filter((code) => !isGtin(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
