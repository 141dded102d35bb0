import { languageTag } from './languageTag.ts';

/** Languages written from right to left; `iw` and `ji` are earlier codes of Hebrew and Yiddish. */
const rightToLeft: ReadonlySet<string> = new Set('ar ckb dv fa he iw ji ps sd ug ur yi'.split(' '));

/**
 * Returns the writing direction of a locale: rtl if its language is written from right to left, as in `il_he`,
 * `ir_fa` or `ar`.
 *
 * @public
 */
export function localeDirection(locale: string): 'ltr' | 'rtl' {
  const [language = ''] = languageTag(locale).split('-');
  return rightToLeft.has(language) ? 'rtl' : 'ltr';
}

/**
 * Returns the writing direction of a locale's pages: the one its manifest sets, otherwise that of the language.
 *
 * @public
 */
export function directionOf(
  { data }: { readonly data?: Readonly<Record<string, unknown>> | null | undefined },
  locale: string,
): 'ltr' | 'rtl' {
  const ofLocale = data?.[locale];
  if (typeof ofLocale === 'object' && ofLocale !== null && 'direction' in ofLocale) {
    const { direction } = ofLocale;
    if (direction === 'ltr' || direction === 'rtl') return direction;
  }
  return localeDirection(locale);
}
