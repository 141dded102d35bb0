import { defaultPage, pageAddress, type Epack, type PageAddress } from '@vitrina/epack-model';

import type { Layout } from './layouts/layout.ts';

/** Returns the addresses of the layout's page in all languages of a package. */
export function listLayoutPages(
  { pages }: Pick<Epack, 'pages'>,
  layout: Pick<Layout, 'template'>,
): readonly PageAddress[] {
  return Object.keys(pages)
    .map(pageAddress)
    .filter(({ template, page }) => template === layout.template && page === defaultPage);
}

/**
 * Returns the address of the layout's page, preferably in the active language, or `undefined` if the page was
 * deleted.
 */
export function findLayoutPage(
  epack: Pick<Epack, 'pages'>,
  layout: Layout,
  active: PageAddress,
): PageAddress | undefined {
  const found = listLayoutPages(epack, layout);
  return found.find(({ locale }) => locale === active.locale) ?? found[0];
}
