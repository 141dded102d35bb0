export { choosePage, type ChosenPage } from './choosePage.ts';

/** What a product is looked up by. @public */
export type PointerKind = 'mapping' | 'gtin' | 'mpn';

/** One key of a product. @public */
export interface ProductKey {
  readonly kind: PointerKind;
  readonly key: string;
}

/** What a product page says about its product. @public */
export interface ProductIdentity {
  readonly mappingId?: string | null;
  readonly ean?: string | null;
  readonly brand?: string | null;
  readonly mpn?: string | null;
}

/**
 * Stands in published HTML and CSS for the address of the server's root, which only the page that loads them knows:
 * the embed script puts its own in its place.
 *
 * @public
 */
export const streamRootToken = 'vitrina-root:/';

/**
 * The address of an asset as published HTML and CSS hold it.
 *
 * @param path - path from the server's root, such as `/files/….webp`; a full address stays as it is.
 * @public
 */
export function streamAssetUrl(path: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(path) ? path : streamRootToken + path.replace(/^\/+/, '');
}

/**
 * Puts the server's root into published HTML or CSS.
 *
 * @param root - address of the server's root, ending in a slash.
 * @public
 */
export function resolveStreamRoot(text: string, root: string): string {
  return text.replaceAll(streamRootToken, root);
}

/**
 * Where a pointer file stands, from the server's root.
 *
 * @public
 */
export function pointerPath(options: ProductKey & { readonly retailer: string }): string {
  const { retailer, kind, key } = options;
  return `i/${encodeURIComponent(retailer)}/${kind}/${encodeURIComponent(key)}.json`;
}

/**
 * The keys of a product in match order: mapping id, then GTIN, then brand and MPN. Those it lacks, and a GTIN whose
 * check digit is wrong, are left out.
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

/**
 * A GTIN of 8, 12, 13 or 14 digits as 14 digits; undefined when it is not one.
 *
 * @public
 */
export function normalizeGtin(code: string): string | undefined {
  const digits = code.replace(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return undefined;
  const padded = digits.padStart(14, '0');
  let sum = 0;
  for (let index = 0; index < 14; index += 1) sum += Number(padded[index]) * (index % 2 === 0 ? 3 : 1);
  return sum % 10 === 0 ? padded : undefined;
}
