import type { MonitoredPage } from '@vitrina/api-client/contract';

/** What a product page is called: its product, or whatever else tells it from others. */
export function nameOfPage({
  productName,
  link,
  ean,
  retailerSku,
  id,
}: Pick<MonitoredPage, 'id' | 'productName' | 'link' | 'ean' | 'retailerSku'>): string {
  return productName || (link ?? '') || ean || retailerSku || `#${id}`;
}
