import type { EpackDataWire } from '@vitrina/api-client/contract';
import type { AnyProduct, DemoBrand } from '@vitrina/demo';

import { brandPage } from './brandPage.ts';
import { brandLocales, type PageContext } from './mediaProps.ts';
import { rangePage } from './rangePage.ts';

/** Makes the pages of a product in all its languages. */
export async function makePages(
  [brand, product]: readonly [DemoBrand, AnyProduct],
  context: Omit<PageContext, 'locale'>,
): Promise<EpackDataWire['components']> {
  const locales = product.isInArabic ? [...brandLocales, 'ar' as const] : brandLocales;
  const pages = locales.map((locale) =>
    'page' in product
      ? brandPage(product, { ...context, locale })
      : rangePage(brand, product, { ...context, locale }),
  );
  return Object.assign({}, ...(await Promise.all(pages))) as EpackDataWire['components'];
}
