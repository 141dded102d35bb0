import { normalizeGtin } from '@vitrina/stream-embed/pointer';

import type { ProductFacts } from '../reading/pageFacts.ts';
import type { ExpectedPage } from './expectedPage.ts';

/** Checks whether two codes are the same GTIN, in any of its lengths. */
export function isSameGtin(a: string, b: string): boolean {
  const gtin = normalizeGtin(a);
  return gtin !== undefined && gtin === normalizeGtin(b);
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const isAmong = (texts: readonly string[], known: readonly string[]) =>
  texts.some((text) => known.some((one) => plain(one) === plain(text)));

/**
 * Returns how a page's own data names a product that is not the expected one; undefined if it may be the expected one.
 * Shops write MPNs and brands in their own ways, so these count only if the shop redirected to another address.
 */
export function findOtherProduct(
  { gtins, mpns, brands, names }: ProductFacts,
  expected: ExpectedPage,
  { isRedirected }: { isRedirected: boolean },
): { expected: string; found: string } | undefined {
  if (expected.ean !== '' && gtins.length > 0) {
    if (gtins.some((gtin) => isSameGtin(gtin, expected.ean))) return undefined;
    // Shops' own codes are no GTINs.
    const others = gtins.filter((gtin) => normalizeGtin(gtin) !== undefined);
    if (others.length > 0) return { expected: expected.ean, found: others.join(', ') };
  }
  if (!isRedirected) return undefined;
  if (expected.mpn !== '' && mpns.length > 0)
    return isAmong(mpns, [expected.mpn]) ? undefined : { expected: expected.mpn, found: mpns.join(', ') };
  if (expected.brands.length > 0 && brands.length > 0 && !isAmong(brands, expected.brands))
    return { expected: expected.brands.join(', '), found: [...brands, ...names].join(', ') };
  return undefined;
}
