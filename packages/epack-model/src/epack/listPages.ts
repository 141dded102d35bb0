import { defaultPage } from '../defaults.ts';
import { pageAddress, pageKeyPrefix, type PageKey } from '../pageAddress.ts';
import type { Epack } from './epack.ts';

type Pages = Pick<Epack, 'pages'>;

/** Lists the locales of an epack, in order. @public */
export function listLocales({ pages }: Pages): string[] {
  return [...new Set(Object.keys(pages).map((key) => pageAddress(key).locale))];
}

/** Lists the templates of a locale, in order. @public */
export function listTemplates({ pages }: Pages, locale: string): string[] {
  const keys = keysWithPrefix(pages, pageKeyPrefix(locale));
  return [...new Set(keys.map((key) => pageAddress(key).template))];
}

/** Lists the pages of a template, in order. @public */
export function listPages({ pages }: Pages, locale: string, template: string): string[] {
  return keysWithPrefix(pages, pageKeyPrefix(locale, template)).map((key) => pageAddress(key).page);
}

/** Returns the main page of a template, for copying or opening it: index.html, or the first page. */
export function mainPageOf(epack: Pages, locale: string, template: string): string | undefined {
  const names = listPages(epack, locale, template);
  return names.includes(defaultPage) ? defaultPage : names[0];
}

export function keysWithPrefix(pages: Epack['pages'], prefix: string): PageKey[] {
  return Object.keys(pages).filter((key) => key.startsWith(prefix));
}

/** Returns the entries whose key does not start with the prefix. */
export function pagesWithoutPrefix(pages: Epack['pages'], prefix: string): Epack['pages'] {
  return Object.fromEntries(Object.entries(pages).filter(([key]) => !key.startsWith(prefix)));
}
