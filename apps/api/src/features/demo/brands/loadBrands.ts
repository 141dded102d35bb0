import { type AnyProduct, type DemoBrand, demoBrands } from '@vitrina/demo';

import type { Services } from '../../services.ts';
import { demoEditor } from '../demoEditor.ts';
import { loadProduct } from './loadProduct.ts';
import { type BrandContext, openBrand } from './openBrand.ts';

/**
 * Saves the products of the brands and publishes all but drafts, without those that already exist. Can be aborted
 * between products.
 */
export async function loadBrands(services: Services, signal: AbortSignal): Promise<void> {
  const user = demoEditor();
  const known = await services.database.query.selectFrom('epack').select('ean').execute();
  const knownCodes = new Set(known.map(({ ean }) => ean));
  const contexts = new Map<DemoBrand, BrandContext>();
  for (const brand of demoBrands) contexts.set(brand, await openBrand(services, user, brand));
  for (const { brand, product } of inLoadOrder()) {
    const context = contexts.get(brand);
    if (!context || knownCodes.has(product.gtin)) continue;
    signal.throwIfAborted();
    await loadProduct({ services, user, brand, context }, product);
  }
}

/** The filled designs first: what is saved last leads the list of packages. Then the first product of each brand, and so on. */
function inLoadOrder(): readonly { readonly brand: DemoBrand; readonly product: AnyProduct }[] {
  const place = (of: 'range' | 'products') =>
    demoBrands
      .flatMap((brand) => brand[of].map((product, at) => ({ brand, product, at })))
      .toSorted((one, other) => one.at - other.at);
  return [...place('range'), ...place('products')];
}
