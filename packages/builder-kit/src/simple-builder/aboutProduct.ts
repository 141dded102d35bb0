import type { Epack } from '@vitrina/epack-model';

import type { NamedProduct } from '../layouts/layoutTexts.ts';

/** The product that a package's data name. */
export function aboutProduct({ manifest: { productData } }: Pick<Epack, 'manifest'>): NamedProduct {
  return { product: productData.productName.trim(), brand: productData.brandName.trim() };
}
