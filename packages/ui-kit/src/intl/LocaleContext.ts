import { createContext, useContext } from 'react';

import { initialLocales, type Locale } from './locales.ts';

/** The interface's languages and the switch that sets both. */
export interface LocaleState {
  /** Language of the product's texts. */
  messageLocale: Locale;
  /** Language of dates, numbers and the components' own texts. */
  formatLocale: Locale;
  /** Name of the time zone in which reports count their days, as `Europe/Moscow`. */
  timeZone: string;
  /** Sets both languages and stores the choice. */
  setLocale: (locale: Locale) => void;
}

/** The time zone of reports until the server sends its own. */
export const defaultTimeZone = 'Europe/Moscow';

/** @see LocaleState */
export const LocaleContext = createContext<LocaleState>({
  ...initialLocales,
  timeZone: defaultTimeZone,
  setLocale: () => undefined,
});

/** The interface's languages and the switch that sets both. */
export function useLocale(): LocaleState {
  return useContext(LocaleContext);
}
