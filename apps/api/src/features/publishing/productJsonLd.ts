import { normalizeGtin, streamAssetUrl } from '@vitrina/stream-embed/pointer';
import { describePage, type RenderedPage } from '@vitrina/epack-renderer';
import type { Product, WithContext } from 'schema-dts';

import type { EpackRow } from '../epacks/queries.ts';

const gs1Resolver = 'https://id.gs1.org';

/** Returns the GS1 Digital Link of a product by its GTIN of 14 digits (application identifier 01). */
export function toDigitalLink(gtin: string): string {
  return `${gs1Resolver}/01/${gtin}`;
}

/** Finds the first image in a page's HTML. */
function findPicture({ html }: Pick<RenderedPage, 'html'>): string | undefined {
  return /<img\b[^>]*?\bsrc="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

/**
 * Describes the product of a page for search engines, in schema.org's terms. Price and availability are left
 * to the shop; the link is the product's id, which connects both.
 */
export function productJsonLd(
  { name, brand, mpn, ean }: Pick<EpackRow, 'name' | 'brand' | 'mpn' | 'ean'>,
  rendered: Pick<RenderedPage, 'html'>,
): WithContext<Product> {
  const gtin = normalizeGtin(ean);
  const link = gtin && toDigitalLink(gtin);
  const description = describePage(rendered);
  const image = findPicture(rendered);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...(link && { '@id': link, gtin, hasGS1DigitalLink: link }),
    name,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(mpn && { mpn }),
    ...(description && { description }),
    ...(image && { image: image.startsWith('/') ? streamAssetUrl(image) : image }),
  };
}
