import { useCallback, useMemo, useState } from 'react';

import { type LocaleState } from './LocaleContext.ts';
import { initialLocales, localeStorageKey, readStoredLocale, type Locale } from './locales.ts';

/** The current languages: the stored choice, or `fixed`, which overrides it; and a function to switch. */
export function useLocaleState(fixed: Locale | undefined, timeZone: string): LocaleState {
  const [chosen, setChosen] = useState(() => fixed ?? readStoredLocale(localStorage));
  const setLocale = useCallback((locale: Locale) => {
    localStorage.setItem(localeStorageKey, locale);
    setChosen(locale);
  }, []);
  return useMemo(
    () => ({
      messageLocale: chosen ?? initialLocales.messageLocale,
      formatLocale: chosen ?? initialLocales.formatLocale,
      timeZone,
      setLocale,
    }),
    [chosen, timeZone, setLocale],
  );
}
