import type { Day } from '@vitrina/ui-kit';

import { writeFilters, type StatisticsFilters } from './statisticsFilters.ts';

/** Path of a product's page; `:publicId` is that of one of its packages. */
export const productPath = '/panel/reports/products/:publicId';

/** Returns the address of a product's page with the filters of the screen that links to it. */
export function productAddress(publicId: string, filters: StatisticsFilters, today: Day): string {
  const path = productPath.replace(':publicId', encodeURIComponent(publicId));
  const query = writeFilters(new URLSearchParams(), filters, today).toString();
  return query === '' ? path : `${path}?${query}`;
}
