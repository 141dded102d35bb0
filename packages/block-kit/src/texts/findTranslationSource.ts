import {
  defaultLocale,
  pageKey,
  walkPage,
  type Epack,
  type Page,
  type PageAddress,
} from '@vitrina/epack-model';

/**
 * Returns the page that a page is translated from: the page in another locale that its components were copied
 * from, else the same page in the default locale. Undefined for the source itself, and if there is none.
 *
 * @public
 */
export function findTranslationSource(
  { pages }: Pick<Epack, 'pages'>,
  target: Page,
  active: PageAddress,
): PageAddress | undefined {
  for (const { copiedFrom } of walkPage(target)) {
    if (copiedFrom === undefined || copiedFrom.locale === active.locale) continue;
    const { locale, template, page } = copiedFrom;
    if (Object.hasOwn(pages, pageKey({ locale, template, page }))) return { locale, template, page };
  }
  if (active.locale === defaultLocale) return undefined;
  const same = { ...active, locale: defaultLocale };
  return Object.hasOwn(pages, pageKey(same)) ? same : undefined;
}
