import { defaultLocale, defaultPage, defaultTemplate } from '../defaults.ts';
import { pageKey, type PageAddress } from '../pageAddress.ts';
import type { Epack } from './epack.ts';
import { listLocales, listTemplates, mainPageOf } from './listPages.ts';

/**
 * Returns the page the editor opens after a switch to another locale: the index page of its master template.
 *
 * @public
 */
export function addressInLocale(epack: Pick<Epack, 'pages'>, locale: string): PageAddress {
  const templates = listTemplates(epack, locale);
  const template = templates.includes(defaultTemplate) ? defaultTemplate : (templates[0] ?? defaultTemplate);
  return addressInTemplate(epack, locale, template);
}

/**
 * Returns the page the editor opens after a switch to another template: its index page, or its first page.
 *
 * @public
 */
export function addressInTemplate(
  epack: Pick<Epack, 'pages'>,
  locale: string,
  template: string,
): PageAddress {
  return { locale, template, page: mainPageOf(epack, locale, template) ?? defaultPage };
}

/**
 * Returns the address if it still exists, otherwise the nearest that does: another page of the template, the
 * master template, locale ru, or the first remaining locale.
 *
 * @public
 */
export function nearestAddress(epack: Pick<Epack, 'pages'>, address: PageAddress): PageAddress {
  const { locale, template } = address;
  if (Object.hasOwn(epack.pages, pageKey(address))) return address;
  if (listTemplates(epack, locale).includes(template)) return addressInTemplate(epack, locale, template);
  const locales = listLocales(epack);
  if (locales.includes(locale)) return addressInLocale(epack, locale);
  const fallback = locales.includes(defaultLocale) ? defaultLocale : (locales[0] ?? defaultLocale);
  return addressInLocale(epack, fallback);
}
