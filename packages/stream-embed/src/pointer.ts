export { choosePage, type ChosenPage } from './choosePage.ts';
export { coverageHash, coveragePath } from './coverage.ts';
export { pageKey } from './pageKey.ts';

/** The kinds of keys that identify a product. @public */
export type PointerKind = 'mapping' | 'gtin' | 'mpn';

/** A key that identifies a product. @public */
export interface ProductKey {
  readonly kind: PointerKind;
  readonly key: string;
}

/** The product codes given on a product page. @public */
export interface ProductIdentity {
  readonly mappingId?: string | null;
  readonly ean?: string | null;
  readonly brand?: string | null;
  readonly mpn?: string | null;
}

/**
 * Placeholder for the server's root address in published HTML and CSS. Only the page that loads them knows
 * that address: the embed script fills it in.
 *
 * @public
 */
export const streamRootToken = 'vitrina-root:/';

/**
 * Returns the address of an asset for published HTML and CSS.
 *
 * @param path - path from the server's root, such as `/files/….webp`; a full address is returned unchanged
 * @public
 */
export function streamAssetUrl(path: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(path) ? path : streamRootToken + path.replace(/^\/+/, '');
}

/**
 * Replaces the placeholder in published HTML or CSS with the server's root.
 *
 * @param root - address of the server's root, ending in a slash
 * @public
 */
export function resolveStreamRoot(text: string, root: string): string {
  return text.replaceAll(streamRootToken, root);
}

/** Returns the path of a pointer file from the server's root. @public */
export function pointerPath(options: ProductKey & { readonly retailer: string }): string {
  const { retailer, kind, key } = options;
  return `i/${encodeURIComponent(retailer)}/${kind}/${encodeURIComponent(key)}.json`;
}

/**
 * Lists the keys of a product in match order: mapping id, then GTIN, then brand and MPN. Leaves out missing
 * keys and a GTIN with a wrong check digit.
 *
 * @public
 */
export function productKeys({ mappingId, ean, brand, mpn }: ProductIdentity): readonly ProductKey[] {
  const keys: ProductKey[] = [];
  const mapping = mappingId?.trim();
  const gtin = normalizeGtin(ean ?? '');
  if (mapping) keys.push({ kind: 'mapping', key: mapping });
  if (gtin) keys.push({ kind: 'gtin', key: gtin });
  if (brand?.trim() && mpn?.trim()) {
    keys.push({ kind: 'mpn', key: `${brand.trim().toLowerCase()}|${mpn.trim().toLowerCase()}` });
  }
  return keys;
}

/** Pads a GTIN of 8, 12, 13 or 14 digits to 14 digits; undefined if it is invalid. @public */
export function normalizeGtin(code: string): string | undefined {
  const digits = code.replace(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return undefined;
  const padded = digits.padStart(14, '0');
  let sum = 0;
  for (let index = 0; index < 14; index += 1) sum += Number(padded[index]) * (index % 2 === 0 ? 3 : 1);
  return sum % 10 === 0 ? padded : undefined;
}
