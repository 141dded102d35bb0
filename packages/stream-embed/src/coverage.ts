import type { StreamCoverage } from '@vitrina/api-client/contract';

/** The values of a product page by which a package is looked up. */
interface LookedUp {
  readonly root: string;
  readonly retailer: string;
  readonly mappingId: string | null;
  readonly ean: string | null;
  readonly brand: string | null;
  readonly mpn: string | null;
}

/**
 * Returns the path of a retailer's coverage file from the server's root. Another format gets another number, since
 * browsers use old scripts for a while.
 *
 * @public
 */
export function coveragePath(retailer: string): string {
  return `i/${retailer}/coverage-1.json`;
}

/** Returns the hash of a product's key in coverage files: FNV-1a of its characters' first UTF-16 units, 32 bits. @public */
export function coverageHash(key: string): number {
  let hash = 0x811c9dc5;
  for (const character of key) hash = Math.imul(hash ^ character.charCodeAt(0), 0x1000193);
  return hash >>> 0;
}

/**
 * Checks whether a package can exist for a product: a page without one then makes a single request, which browsers
 * cache, and no look-up that ends with 404. Never false for a published product, and true for one in a million others.
 * Takes each value as a pointer's key would be, also where the value is invalid or missing.
 *
 * @throws if the file cannot be read, for example because the server is older
 */
export async function isCovered(product: LookedUp, signal: AbortSignal): Promise<boolean> {
  const { root, retailer, mappingId, ean, brand, mpn } = product;
  const response = await fetch(root + coveragePath(retailer), { signal, credentials: 'omit' });
  const { gaps } = (await response.json()) as StreamCoverage;
  const gtin = `${ean}`.replace(/[\s-]/g, '').padStart(14, '0');
  const hashes = new Set([`${mappingId}`, gtin, `${brand}|${mpn}`.toLowerCase()].map(coverageHash));
  let hash = 0;
  for (const gap of gaps) if (hashes.has((hash += gap))) return true;
  return false;
}
