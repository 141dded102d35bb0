import type { EpackDataWire } from '@vitrina/api-client/contract';
import type { BrandProduct, DemoBrand, RangeProduct } from '@vitrina/demo';

import { brandPage } from './brandPage.ts';
import { brandLocales, type PageContext } from './mediaProps.ts';
import { rangePage } from './rangePage.ts';

/** A product of a brand: with a page of its own composition, or with a filled design. */
export type AnyProduct = BrandProduct | RangeProduct;

/** Makes the pages of a product in all its languages. */
export async function makePages(
  [brand, product]: readonly [DemoBrand, AnyProduct],
  context: Omit<PageContext, 'locale'>,
): Promise<EpackDataWire['components']> {
  const locales =
    'isInArabic' in product && product.isInArabic ? [...brandLocales, 'ar' as const] : brandLocales;
  const pages = locales.map((locale) =>
    'page' in product
      ? brandPage(product, { ...context, locale })
      : rangePage(brand, product, { ...context, locale }),
  );
  return Object.assign({}, ...(await Promise.all(pages))) as EpackDataWire['components'];
}
