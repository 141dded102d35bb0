import { standardCatalogue as catalogue } from '@vitrina/block-catalogue';
import { validatePage } from '@vitrina/block-kit';
import { demoBrands, type StudioFile } from '@vitrina/demo';
import { defaultPage, loadPage, type MvideoConfiguration } from '@vitrina/epack-model';
import { exportAmazon, exportMvideo, exportOzon } from '@vitrina/marketplace-export';
import { expect, it } from 'vitest';

import { marketplacePages } from './marketplacePages.ts';

/** Files as if they were stored. */
const files = {
  image: ({ file }: StudioFile) =>
    Promise.resolve({ src: `/files/${file}`, widthPx: 2400, heightPx: 1600, variants: [] }),
  url: ({ file }: StudioFile) => Promise.resolve(`/files/${file}`),
};

const listed = demoBrands
  .flatMap(({ products }) => products)
  .flatMap((product) => (product.marketplaces ? { ...product, marketplaces: product.marketplaces } : []));

it.each(listed)('$mpn has pages that Ozon, Amazon and M.Video accept', async (product) => {
  const reading = { catalogue, assetUrl: (source: string) => `https://shop.example${source}` };
  const [ru, en] = await Promise.all(
    (['ru', 'en'] as const).map((locale) => marketplacePages(product, { locale, files, catalogue })),
  );
  const pages = Object.entries({ ...ru?.components['ru'], ...en?.components['en'] });
  expect(pages.map(([template]) => template)).toEqual([
    'ozon_template',
    'mvideo_template',
    'amazon_template',
  ]);
  const loaded = pages.map(([template, named]) => {
    const { page } = loadPage(named[defaultPage] ?? [], catalogue.rules);
    const found = validatePage(page, catalogue, { template });
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
    return page;
  });
  const [ozon, , amazon] = loaded;
  if (!ozon || !amazon) throw new Error('A page is missing');
  expect(exportOzon(ozon, reading).document.content.length).toBeGreaterThan(4);
  const written = exportAmazon(amazon, { ...reading, name: product.name[1], locale: 'en' }).document;
  expect(written?.contentDocument.contentModuleList).toHaveLength(3);
  const configuration = ru?.templateConfiguration as
    { readonly ru?: { readonly mvideo_template?: MvideoConfiguration } } | undefined;
  const mvideo = exportMvideo(configuration?.ru?.mvideo_template ?? {}, reading);
  expect(mvideo.issues).toEqual([]);
});
