import type { EpackDataWire } from '@vitrina/api-client/contract';
import { panelNameOf, type AnyProduct, type DemoBrand, type DemoSection } from '@vitrina/demo';

import { demoPackage } from '../demoPackage.ts';
import { makePages } from './makePages.ts';
import { marketplacePages } from './marketplacePages.ts';
import { brandLocales } from './mediaProps.ts';
import type { BrandContext } from './openBrand.ts';

/** Returns whether the product has a page of its own with such a section. */
const hasSection = (product: AnyProduct, isSuch: (section: DemoSection) => boolean) =>
  'page' in product && product.page.some(isSuch);

/** Makes the package of a product, with its pages in all languages and for all its marketplaces. */
export async function brandPackage(
  [brand, product]: readonly [DemoBrand, AnyProduct],
  context: BrandContext,
): Promise<EpackDataWire> {
  const own = await makePages([brand, product], context);
  const others = await makeMarketplaces(product, context);
  const components = Object.fromEntries(
    Object.entries(own).map(([locale, templates]) => {
      const more = others.map((each) => each.components[locale] ?? {});
      return [locale, Object.assign({}, templates, ...more) as typeof templates];
    }),
  );
  const repeatsRecords = hasSection(product, ({ section }) => section === 'ownRecords');
  const hasOwnFont = hasSection(product, ({ fontFamily }) => fontFamily !== undefined);
  const configurations = others.map(({ templateConfiguration }) => templateConfiguration);
  return demoPackage({
    type: product.isShopInShop ? 'sis' : 'minisite',
    mpn: product.mpn,
    tags: ['demo'],
    productData: {
      brandName: brand.name[0],
      productName: panelNameOf(brand, product),
      EAN: product.gtin,
      MPN: product.mpn,
      mappingId: product.isShopInShop ? product.mpn : '',
      categories: [String(brand.categoryId)],
    },
    components,
    templateConfiguration: Object.assign({}, ...configurations) as EpackDataWire['templateConfiguration'],
    dataSources: repeatsRecords && context.dataSource ? [context.dataSource] : [],
    usedFonts: hasOwnFont ? [...context.fonts] : [],
  });
}

async function makeMarketplaces(product: AnyProduct, context: BrandContext) {
  const { marketplaces } = product;
  if (marketplaces === undefined) return [];
  const listed = { ...product, marketplaces };
  return Promise.all(brandLocales.map((locale) => marketplacePages(listed, { ...context, locale })));
}
