/**
 * Returns the writing direction of a locale: rtl for names that end in `_he` or `_ar`, otherwise ltr.
 *
 * @public
 */
export function localeDirection(locale: string): 'ltr' | 'rtl' {
  return /_(he|ar)$/.test(locale) ? 'rtl' : 'ltr';
}
