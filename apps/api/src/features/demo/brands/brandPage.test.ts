import { standardCatalogue as catalogue } from '@vitrina/block-catalogue';
import { validatePage } from '@vitrina/block-kit';
import { demoBrands, listStudioFiles, type StudioFile } from '@vitrina/demo';
import { defaultPage, defaultTemplate, isGtin, loadPage } from '@vitrina/epack-model';
import { designLocales, loadDesignTexts, withDesignSamples } from '@vitrina/page-designs';
import { describe, expect, it } from 'vitest';

import { makePages } from './makePages.ts';

/** Files as if they were stored. */
const files = {
  image: ({ file }: StudioFile) =>
    Promise.resolve({ src: `/files/${file}`, widthPx: 2400, heightPx: 1600, variants: [] }),
  url: ({ file }: StudioFile) => Promise.resolve(`/files/${file}`),
};

/** A data source as if it were saved. */
const record = { number_ru: '1', number_en: '1', batch_ru: '2', batch_en: '2', taste_ru: '3', taste_en: '3' };
const dataSource = { id: 1, items: [1, 2].map((id) => ({ id, data: record })) };

await loadDesignTexts(designLocales);
const blocks = withDesignSamples(catalogue);

const products = demoBrands.flatMap((brand) =>
  [...brand.products, ...brand.range].map((product) => ({ brand, product, mpn: product.mpn })),
);

describe('the pages of the demo’s brands', () => {
  it.each(products)(
    '$mpn has a page in both languages, with nothing left of a sample',
    async ({ brand, product }) => {
      const pages = await makePages([brand, product], { files, catalogue, dataSource });
      expect(Object.keys(pages)).toEqual(expect.arrayContaining(['ru', 'en']));
      for (const [locale, templates] of Object.entries(pages)) {
        const components = templates[defaultTemplate]?.[defaultPage] ?? [];
        const { page } = loadPage(components, catalogue.rules);
        const found = validatePage(page, blocks, {
          template: defaultTemplate,
          dataSources: [dataSource],
        }).filter(({ severity }) => severity !== 'info');
        expect(components.length).toBeGreaterThan(3);
        expect(found.map(({ code, prop, componentId }) => ({ code, prop, componentId, locale }))).toEqual([]);
      }
    },
  );

  it('show an image of their product', async () => {
    const pages = await Promise.all(
      products.map(async ({ brand, product, mpn }) => ({
        mpn,
        page: (await makePages([brand, product], { files, catalogue, dataSource }))['en'],
      })),
    );
    const bare = pages.filter(({ page }) => !/\/files\/[\w\-]+\/[\w\-]+\.jpg/v.test(JSON.stringify(page)));
    expect(bare.map(({ mpn }) => mpn)).toEqual([]);
  });

  it('are of forty products with right GTINs and part numbers, all different', () => {
    const codes = products.map(({ product }) => product.gtin);
    expect(codes.filter((code) => !isGtin(code))).toEqual([]);
    expect(new Set(codes).size).toBe(40);
    expect(new Set(products.map(({ mpn }) => mpn)).size).toBe(40);
  });

  it('of their own composition never show the image of the shop, and are twelve with different sections', () => {
    const composed = demoBrands.flatMap((brand) => brand.products);
    const repeated = composed.filter(({ photo, page }) =>
      page.some(({ media = [] }) => media.some((each) => 'name' in each && each.name === photo)),
    );
    expect(repeated.map(({ mpn }) => mpn)).toEqual([]);
    expect(composed).toHaveLength(12);
    const rhythms = composed.map(({ page }) => page.map(({ section }) => section).join(' '));
    expect(new Set(rhythms).size).toBe(12);
  });

  it('of filled designs show only images of their own product, and not the one of the shop', () => {
    const shown = demoBrands.flatMap(({ range }) =>
      range.flatMap(({ mpn, photo, images = [] }) =>
        [...new Set([photo ?? [], images].flat())].map((name) => ({
          mpn,
          name,
          isTwice: images.includes(photo ?? ''),
        })),
      ),
    );
    expect(shown.filter(({ name }) => listStudioFiles(name).length !== 1)).toEqual([]);
    expect(shown.filter(({ isTwice }) => isTwice)).toEqual([]);
    const productOf = (name: string) => name.replace(/-\w+$/, '');
    const owners = Map.groupBy(shown, ({ name }) => productOf(name));
    const shared = [...owners].filter(([, uses]) => new Set(uses.map(({ mpn }) => mpn)).size > 1);
    expect(shared).toEqual([]);
  });
});
