/** The hosts a page may load files from during a check. */
export interface Surroundings {
  /** The page's final address. */
  url: string;
  /** The package's name in published pages; empty for any. */
  publicId: string;
  /** The retailer's other domains. */
  domains: readonly string[];
  /** The origins of our script. */
  scriptOrigins: readonly string[];
}

/** Tag managers add scripts to pages, ours among them. */
const tagManagerHosts = new Set(['www.googletagmanager.com', 'tags.tiqcdn.com', 'assets.adobedtm.com']);
const counted = /\/stream\/v1\/events$/;

/** Checks whether a file is the script of a tag manager. */
export function isTagManager(address: string): boolean {
  return tagManagerHosts.has(URL.parse(address)?.host ?? '');
}

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/**
 * Checks whether a page may load a file: from the shop's domains, from our stream, and scripts of tag managers. All else
 * is missing, so that third parties learn nothing and count nothing.
 */
export function mayLoad(address: string, isScript: boolean, surroundings: Surroundings): boolean {
  const url = URL.parse(address);
  const page = URL.parse(surroundings.url);
  if (!url || !page || counted.test(url.pathname)) return false;
  const { scriptOrigins, domains } = surroundings;
  if (url.origin === page.origin || scriptOrigins.includes(url.origin)) return true;
  if (isScript && isTagManager(address)) return true;
  const own = page.hostname.replace(/^(?:www|m)\./, '');
  // A shop at an address without a name has no other hosts.
  const isNamed = /[a-z]/i.test(own) && own.includes('.');
  return (isNamed && isWithin(url.hostname, own)) || domains.some((domain) => isWithin(url.hostname, domain));
}
