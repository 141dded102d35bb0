import { resolveStreamRoot } from '@vitrina/stream-embed/pointer';

import type { BlobStore } from '../../../platform/storage/blobStore.ts';
import { findPublishedPage } from '../../publishing/findPublishedPage.ts';
import { toPageHtml } from '../../publishing/pageHtml.ts';
import type { EmbedFacts } from '../reading/pageFacts.ts';
import type { PublishedContent } from '../sight/openPageBrowser.ts';

/** The content published for a script tag. */
export interface PublishedParts {
  /** The HTML within the page's shadow root. */
  inner: string;
  /** Returns the content as a page of its own, with files from an origin. */
  toContent(origin: string): Promise<PublishedContent>;
}

/** Reads the content that a script tag shows, from the published files; undefined if nothing is published for it. */
export async function readPublished(
  blobs: BlobStore,
  { retailer, ean, mpn, brand, mappingId, locale, template }: EmbedFacts,
): Promise<PublishedParts | undefined> {
  const asked = {
    retailer,
    ean,
    mpn,
    brand,
    mappingId,
    ...(locale && { locale }),
    ...(template && { template }),
  };
  const found = await findPublishedPage(blobs, asked);
  if (!found) return undefined;
  const { publicId } = found;
  return {
    inner: await found.read(found.page.html),
    async toContent(origin) {
      return { publicId, origin, html: resolveStreamRoot(await toPageHtml(found), `${origin}/`) };
    },
  };
}
