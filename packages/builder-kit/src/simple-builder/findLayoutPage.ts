import { defaultPage, pageAddress, type Epack, type PageAddress } from '@vitrina/epack-model';

import type { Layout } from '../layouts/layout.ts';

/** Where a package has the page of its layout; undefined where that page was removed. */
export function findLayoutPage(
  { pages }: Pick<Epack, 'pages'>,
  layout: Layout,
  active: PageAddress,
): PageAddress | undefined {
  const found = Object.keys(pages)
    .map(pageAddress)
    .filter(({ template, page }) => template === layout.template && page === defaultPage);
  return found.find(({ locale }) => locale === active.locale) ?? found[0];
}
