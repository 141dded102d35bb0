import { useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import { messages as ownMessages } from '../messages/index.ts';
import { CataloguesContext } from './CataloguesContext.ts';
import { LocaleContext, defaultTimeZone, useLocale, type LocaleState } from './LocaleContext.ts';
import {
  initialLocales,
  localeStorageKey,
  readStoredLocale,
  type Locale,
  type MessageCatalogue,
} from './locales.ts';
import { mergeMessages } from './mergeMessages.ts';

const none: readonly MessageCatalogue[] = [];

/** Props of {@link IntlRoot}. */
export interface IntlRootProps {
  /** Texts of the packages in use; those of ui-kit are always there. */
  catalogues?: readonly MessageCatalogue[];
  /** IANA name of the zone in which dates are shown. */
  timeZone?: string;
  /** Overrides the kept choice, for stories and tests. */
  locale?: Locale;
  children: ReactNode;
}

function useLocaleState(fixed: Locale | undefined, timeZone: string): LocaleState {
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

/** Languages of an app: merges the packages' texts, keeps the user's choice, sets the document's language. */
export function IntlRoot({ catalogues = none, timeZone = defaultTimeZone, locale, children }: IntlRootProps) {
  const state = useLocaleState(locale, timeZone);
  useEffect(() => {
    document.documentElement.lang = state.messageLocale;
  }, [state.messageLocale]);
  return (
    <LocaleContext value={state}>
      <WithMessages catalogues={useMemo(() => [ownMessages, ...catalogues], [catalogues])}>
        {children}
      </WithMessages>
    </LocaleContext>
  );
}

/** Shows moments, and knows today, by another time zone from here down: that of the server's reports. */
export function WithTimeZone({ timeZone, children }: { timeZone: string | undefined; children: ReactNode }) {
  const outer = useLocale();
  const state = useMemo(() => ({ ...outer, timeZone: timeZone ?? outer.timeZone }), [outer, timeZone]);
  return <LocaleContext value={state}>{children}</LocaleContext>;
}

/** Adds the texts of a part that loads later, so that the first screen does not carry them. */
export function WithMessages({
  catalogues,
  children,
}: {
  catalogues: readonly MessageCatalogue[];
  children: ReactNode;
}) {
  const { messageLocale, timeZone } = useLocale();
  const outer = useContext(CataloguesContext);
  const all = useMemo(() => [...outer, ...catalogues], [outer, catalogues]);
  const texts = useMemo(() => mergeMessages(all, messageLocale), [all, messageLocale]);
  return (
    <CataloguesContext value={all}>
      <IntlProvider locale={messageLocale} defaultLocale="en" messages={texts} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </CataloguesContext>
  );
}
