import { useCallback, useMemo, useState } from 'react';

import { type LocaleState } from './LocaleContext.ts';
import { type Locale, localeStorageKey, readFirstLocales } from './locales.ts';

/** Returns the languages, and a function to switch both. `fixed` overrides the user's and the browser's. */
export function useLocaleState(fixed: Locale | undefined, timeZone: string): LocaleState {
  const [first] = useState(() =>
    fixed ? { messageLocale: fixed, formatLocale: fixed } : readFirstLocales(),
  );
  const [chosen, setChosen] = useState(fixed);
  const setLocale = useCallback((locale: Locale) => {
    localStorage.setItem(localeStorageKey, locale);
    setChosen(locale);
  }, []);
  return useMemo(
    () => ({
      messageLocale: chosen ?? first.messageLocale,
      formatLocale: chosen ?? first.formatLocale,
      timeZone,
      setLocale,
    }),
    [chosen, first, timeZone, setLocale],
  );
}
