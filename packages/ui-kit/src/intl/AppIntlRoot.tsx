import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';

import { LocaleContext, defaultTimeZone } from './LocaleContext.ts';
import { locales, type Locale, type Messages } from './locales.ts';
import { useLocaleState } from './useLocaleState.ts';
import { WithMessages } from './WithMessages.tsx';

/** Imports the compiled catalog of each language. */
export type CatalogImports = Record<Locale, () => Promise<{ messages: Messages }>>;

/** Props of {@link AppIntlRoot}. */
export interface AppIntlRootProps {
  readonly catalogs: CatalogImports;
  readonly children: ReactNode;
}

/**
 * Provides the languages of an app that loads one catalog at a time, unlike `IntlRoot`, which has all of
 * them. Renders nothing until the catalog has loaded. A switch waits for its catalog; if that fails, the
 * language stays.
 */
export function AppIntlRoot({ catalogs, children }: AppIntlRootProps) {
  const state = useLocaleState(undefined, defaultTimeZone);
  const { setLocale } = state;
  const [loaded, setLoaded] = useState<{ readonly locale: Locale; readonly messages: Messages }>();
  const [failure, setFailure] = useState<unknown>();
  const switchTo = useCallback(
    async (locale: Locale, onFailure: (error: unknown) => void) => {
      try {
        const { messages } = await catalogs[locale]();
        startTransition(() => {
          setLoaded({ locale, messages });
          setLocale(locale);
        });
      } catch (error) {
        onFailure(error);
      }
    },
    [catalogs, setLocale],
  );
  const [first] = useState(state.messageLocale);
  useEffect(() => {
    let isStale = false;
    catalogs[first]().then(
      ({ messages }) => isStale || setLoaded((current) => current ?? { locale: first, messages }),
      (error: unknown) => isStale || setFailure(error),
    );
    return () => {
      isStale = true;
    };
  }, [first, catalogs]);
  useEffect(() => {
    document.documentElement.lang = state.messageLocale;
  }, [state.messageLocale]);
  const value = useMemo(
    () => ({ ...state, setLocale: (locale: Locale) => void switchTo(locale, reportError) }),
    [state, switchTo],
  );
  const catalogues = useMemo(
    () =>
      loaded && [
        Object.fromEntries(locales.map((locale) => [locale, loaded.messages])) as Record<Locale, Messages>,
      ],
    [loaded],
  );
  // Without messages, the app cannot describe the failure; the surrounding page does.
  if (failure !== undefined) throw failure;
  if (!catalogues) return null;
  return (
    <LocaleContext value={value}>
      <WithMessages catalogues={catalogues}>{children}</WithMessages>
    </LocaleContext>
  );
}
