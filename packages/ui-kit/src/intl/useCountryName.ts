import { useMemo } from 'react';

import { useLocale } from './LocaleContext.ts';

/**
 * Returns a function for the name of a country by its two letters of ISO 3166-1; undefined if they are not
 * two letters.
 */
export function useCountryName(): (code: string) => string | undefined {
  const { formatLocale } = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(formatLocale, { type: 'region' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? names.of(code) : undefined);
  }, [formatLocale]);
}
