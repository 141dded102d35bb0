/**
 * Returns the key of a product page: 16 hexadecimal digits of its host and path, the same in every browser and in
 * Node. `www.` and `m.`, trailing slashes, the query and the fragment do not change the key, nor does the way
 * characters are escaped. The canonical address counts if it is of the same host and not the front page.
 *
 * @param address - the page's address
 * @param canonical - the page's `link rel=canonical`, if it has one
 * @returns the key; undefined if the address has no host
 * @public
 */
export function pageKey(address: string, canonical?: string | null): string | undefined {
  const page = placeOf(address);
  const named = canonical ? placeOf(canonical, address) : undefined;
  if (!page?.host) return undefined;
  const { host, path } = named?.host === page.host && named.path ? named : page;
  return hash(host + path);
}

function placeOf(address: string, base?: string) {
  try {
    const { hostname, pathname } = new URL(address, base);
    return { host: hostname.replace(/^(www|m)\./, ''), path: plainPath(pathname) };
  } catch {
    return undefined;
  }
}

/** Escapes that are no UTF-8 stay: shops also use older encodings. */
function plainPath(path: string): string {
  let plain = path;
  try {
    plain = decodeURI(path);
  } catch {
    // Not UTF-8.
  }
  return plain.replace(/%../g, (escape) => escape.toUpperCase()).replace(/\/+$/, '');
}

/** Two hashes of 32 bits; `crypto.subtle` is missing on pages without https. */
function hash(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
    // Without the shifts, the low digits of the key would depend on the low bits of the characters only.
    a ^= a >>> 15;
    b ^= b >>> 13;
  }
  return digits(mixed(a ^ (b >>> 16))) + digits(mixed(b));
}

function mixed(half: number): number {
  const mix = Math.imul(half ^ (half >>> 16), 0x85ebca6b);
  return mix ^ (mix >>> 13);
}

const digits = (half: number) => (half >>> 0).toString(16).padStart(8, '0');
