import type { OwnedKind } from '@vitrina/api-client/contract';
import { productKeys, type ProductIdentity } from '@vitrina/stream-embed/pointer';

import { invalidField } from '../../platform/http/failure.ts';

/** Products that a license can own. */
export interface OwnedProducts {
  kind: OwnedKind;
  /** The normalized brand or code that products are matched by. */
  key: string;
  /** The products in words. */
  name: string;
  brand: string;
  code: string;
}

/** Normalizes a brand, so that its spellings are one. */
export function brandKey(brand: string): string {
  return brand.normalize('NFKC').trim().toLowerCase();
}

function keyOfKind(kind: 'gtin' | 'mpn', product: ProductIdentity): string | undefined {
  return productKeys(product).find((key) => key.kind === kind)?.key;
}

/** The digits of a company in a GTIN, as GS1 assigns them. */
const prefixPattern = /^\d{6,12}$/;

/** Normalizes products as an administrator enters them. @throws 400 if the code does not fit the kind */
export function toOwnedProducts(input: { kind: OwnedKind; brand: string; code: string }): OwnedProducts {
  const { kind } = input;
  const [brand, code] = [input.brand.trim(), input.code.trim()];
  if ((kind === 'brand' || kind === 'mpn') && !brand) throw invalidField('body.brand');
  if (kind === 'brand') return { kind, key: brandKey(brand), name: brand, brand, code: '' };
  if (kind === 'prefix') {
    if (!prefixPattern.test(code)) throw invalidField('body.code');
    return { kind, key: code, name: code, brand: '', code };
  }
  const key = keyOfKind(kind, kind === 'gtin' ? { ean: code } : { brand, mpn: code });
  if (!key) throw invalidField('body.code');
  return kind === 'gtin'
    ? { kind, key, name: code, brand, code }
    : { kind, key, name: `${brand} ${code}`, brand, code };
}

/** The product data that ownership is decided by. */
export interface Product {
  brand: string;
  ean: string;
  mpn: string;
}

/** Returns a single product: by its GTIN, or else by its brand and MPN; undefined without either. */
export function singleProduct({ brand, ean, mpn }: Product): OwnedProducts | undefined {
  if (keyOfKind('gtin', { ean })) return toOwnedProducts({ kind: 'gtin', brand, code: ean });
  return keyOfKind('mpn', { brand, mpn }) ? toOwnedProducts({ kind: 'mpn', brand, code: mpn }) : undefined;
}

/** The keys that a product is owned by, if it has them. */
export function ownedKeys({ brand, ean, mpn }: Product): Record<'brand' | 'gtin' | 'mpn', string> {
  return {
    brand: brandKey(brand),
    gtin: keyOfKind('gtin', { ean }) ?? '',
    mpn: keyOfKind('mpn', { brand, mpn }) ?? '',
  };
}
