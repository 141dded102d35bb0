import { defaultPage, pageAddress, type Epack, type PageAddress } from '@vitrina/epack-model';

import type { Layout } from './layouts/layout.ts';

/** Where a package has the page of its layout, in each of its languages. */
export function listLayoutPages(
  { pages }: Pick<Epack, 'pages'>,
  layout: Pick<Layout, 'template'>,
): readonly PageAddress[] {
  return Object.keys(pages)
    .map(pageAddress)
    .filter(({ template, page }) => template === layout.template && page === defaultPage);
}

/** Where a package has the page of its layout, rather in the active language; undefined where that page was removed. */
export function findLayoutPage(
  epack: Pick<Epack, 'pages'>,
  layout: Layout,
  active: PageAddress,
): PageAddress | undefined {
  const found = listLayoutPages(epack, layout);
  return found.find(({ locale }) => locale === active.locale) ?? found[0];
}
