import type { EpackDataWire } from '@vitrina/api-client/contract';
import { categoryIds, type DemoProduct } from '@vitrina/demo';

/** Returns the data of a pantry product as its packages have them. */
export function toProductData(product: DemoProduct): EpackDataWire['manifest']['productData'] {
  return {
    brandName: product.brand,
    productName: product.name.en,
    EAN: product.gtin,
    MPN: product.mpn,
    categories: [String(categoryIds[product.category])],
  };
}
