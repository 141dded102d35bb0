import type { MonitoredPage } from '@vitrina/api-client/contract';

/**
 * Returns the display name of a product page: its product, or else another value that identifies the page.
 */
export function nameOfPage({
  productName,
  link,
  ean,
  retailerSku,
  id,
}: Pick<MonitoredPage, 'id' | 'productName' | 'link' | 'ean' | 'retailerSku'>): string {
  return productName || (link ?? '') || ean || retailerSku || `#${id}`;
}
