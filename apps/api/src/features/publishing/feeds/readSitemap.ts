import type { BlobStore } from '../../../platform/storage/blobStore.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { fillFeed } from './feedContents.ts';
import { listFeedItems } from './feedItems.ts';
import { fillPattern, findProductPages } from './sitemapPages.ts';
import { writeSitemaps } from './writeSitemaps.ts';

interface SitemapSources {
  query: Queryable;
  blobs: BlobStore;
  /** The stream's address, without a trailing slash. */
  root: string;
}

interface SitemapOf {
  retailerId: number;
  /** `sitemap.xml`, or one of its parts. */
  file: string;
  /** The token of the feed, which the addresses of parts contain. */
  token: string;
  /** The shop's pattern of product pages; undefined for the pages that are watched. */
  pattern: string | undefined;
}

/** Returns a sitemap of the images and videos on a retailer's product pages; undefined for a part that does not exist. */
export async function readSitemap(
  { query, blobs, root }: SitemapSources,
  { retailerId, file, token, pattern }: SitemapOf,
): Promise<string | undefined> {
  const items = await listFeedItems(query, { retailerId, licenseIds: undefined, streamUrl: root });
  const known = pattern === undefined ? await findProductPages(query, retailerId) : undefined;
  const addressesOf = (item: (typeof items)[number]): readonly string[] => {
    if (pattern === undefined) return known?.get(item.id) ?? [];
    const address = fillPattern(pattern, item);
    return address === undefined ? [] : [address];
  };
  const placed = items.filter((item) => addressesOf(item).length > 0);
  const addresses = new Map(placed.map((item) => [item.id, addressesOf(item)]));
  const filled = await fillFeed(blobs, placed, root);
  const pages = filled.flatMap((item) =>
    (addresses.get(item.id) ?? []).map((address) => ({ address, item })),
  );
  const rest = pattern === undefined ? '' : `?${new URLSearchParams({ page: pattern }).toString()}`;
  const files = writeSitemaps(pages, (name) => `${root}/stream/v1/feeds/${token}/${name}${rest}`);
  return files.get(file);
}
