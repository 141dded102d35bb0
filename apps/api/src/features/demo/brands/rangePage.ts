import type { EpackDataWire } from '@vitrina/api-client/contract';
import type { DemoBrand, RangeProduct } from '@vitrina/demo';
import type { ProductContent } from '@vitrina/page-designs';

import { toProductPage } from '../../imports/listProducts.ts';
import { type BrandFiles, requireStudioFile } from './brandFiles.ts';
import { type BrandLocale, type PageContext, textIn } from './mediaProps.ts';

/** Returns the facts of a product in a language, as the product reads them from a table. */
async function toContent(
  brand: DemoBrand,
  product: RangeProduct,
  { locale, files }: { readonly locale: BrandLocale; readonly files: BrandFiles },
): Promise<ProductContent> {
  const say = (pair: RangeProduct['name']) => textIn(locale, pair);
  const images = (product.images ?? []).map(requireStudioFile);
  return {
    name: say(product.name),
    brand: say(brand.name),
    description: say(product.description),
    benefits: product.benefits.map(say),
    steps: (product.steps ?? []).map(say),
    specifications: product.specifications.map(([name, value]) => ({ name: say(name), value: say(value) })),
    images: await Promise.all(images.map(files.image)),
  };
}

/** Fills the design of a product in a language, as an import of products does. Returns the page by locale. */
export async function rangePage(
  brand: DemoBrand,
  product: RangeProduct,
  { locale, files, catalogue }: PageContext,
): Promise<EpackDataWire['components']> {
  const content = await toContent(brand, product, { locale, files });
  return toProductPage(content, { design: product.design, locale }, { catalogue });
}
