import { historyKeySeparator } from './defaults.ts';

/** The address of a page in an epack. @public */
export interface PageAddress {
  readonly locale: string;
  readonly template: string;
  readonly page: string;
}

/**
 * Locale, template and page joined by `!$&`; also the history key.
 *
 * @public
 */
export type PageKey = string;

/**
 * The key of a page.
 *
 * @public
 */
export function pageKey(address: PageAddress): PageKey {
  return [address.locale, address.template, address.page].join(historyKeySeparator);
}

/**
 * Returns the common prefix of the keys of a locale's pages, or of a template's if `template` is given.
 *
 * @public
 */
export function pageKeyPrefix(locale: string, template?: string): string {
  const parts = template === undefined ? [locale] : [locale, template];
  return parts.map((part) => part + historyKeySeparator).join('');
}

/** Returns the address of a key. @public */
export function pageAddress(key: PageKey): PageAddress {
  const [locale = '', template = '', ...page] = key.split(historyKeySeparator);
  return { locale, template, page: page.join(historyKeySeparator) };
}
