export { languageTag } from '@vitrina/epack-model';

/** Returns the reading direction of a locale: right to left if it ends in `_he` or `_ar`. @public */
export function localeDirection(locale: string): 'ltr' | 'rtl' {
  return /(?:^|_)(?:he|ar)$/.test(locale) ? 'rtl' : 'ltr';
}
