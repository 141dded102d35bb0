/**
 * Writing direction of a locale: rtl for names that end in `_he` or `_ar`, else ltr (builder-pro.md section 4).
 *
 * @public
 */
export function localeDirection(locale: string): 'ltr' | 'rtl' {
  return /_(he|ar)$/.test(locale) ? 'rtl' : 'ltr';
}
