export { languageTag } from '@vitrina/epack-model';

/**
 * Reading direction of a locale: right to left for those ending in `_he` or `_ar`.
 *
 * @public
 */
export function localeDirection(locale: string): 'ltr' | 'rtl' {
  return /(?:^|_)(?:he|ar)$/.test(locale) ? 'rtl' : 'ltr';
}
