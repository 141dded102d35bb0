import type { EpackDataWire } from '@vitrina/api-client/contract';
import type { DemoBrand } from '@vitrina/demo';

import { demoPackage } from '../demoPackage.ts';
import { type AnyProduct, makePages } from './makePages.ts';
import { marketplacePages } from './marketplacePages.ts';
import { brandLocales } from './mediaProps.ts';
import type { BrandContext } from './openBrand.ts';

const isShopInShop = (product: AnyProduct) => 'isShopInShop' in product && product.isShopInShop === true;

/** Returns what a section of the product's own page says of itself. */
const hasSection = (product: AnyProduct, name: 'ownRecords' | 'fontFamily') =>
  'page' in product &&
  product.page.some(({ section, fontFamily }) =>
    name === 'fontFamily' ? fontFamily !== undefined : section === name,
  );

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
  const configurations = others.map(({ templateConfiguration }) => templateConfiguration);
  return demoPackage({
    type: isShopInShop(product) ? 'sis' : 'minisite',
    mpn: product.mpn,
    tags: ['демо'],
    productData: {
      brandName: brand.name[0],
      productName: product.name[0],
      EAN: product.gtin,
      MPN: product.mpn,
      mappingId: isShopInShop(product) ? product.mpn : '',
      categories: [String(brand.categoryId)],
    },
    components,
    templateConfiguration: Object.assign({}, ...configurations) as EpackDataWire['templateConfiguration'],
    dataSources: hasSection(product, 'ownRecords') && context.dataSource ? [context.dataSource] : [],
    usedFonts: hasSection(product, 'fontFamily') ? [...context.fonts] : [],
  });
}

async function makeMarketplaces(product: AnyProduct, context: BrandContext) {
  if (!('page' in product) || product.marketplaces === undefined) return [];
  const listed = { ...product, marketplaces: product.marketplaces };
  return Promise.all(brandLocales.map((locale) => marketplacePages(listed, { ...context, locale })));
}
