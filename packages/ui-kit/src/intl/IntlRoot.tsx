import { useEffect, useMemo, type ReactNode } from 'react';

import { messages as ownMessages } from '../messages/index.ts';
import { LocaleContext, defaultTimeZone } from './LocaleContext.ts';
import type { Locale, MessageCatalogue } from './locales.ts';
import { useLocaleState } from './useLocaleState.ts';
import { WithMessages } from './WithMessages.tsx';

const none: readonly MessageCatalogue[] = [];

/** Props of {@link IntlRoot}. */
export interface IntlRootProps {
  /** Messages of the packages in use; those of ui-kit are always included. */
  catalogues?: readonly MessageCatalogue[];
  /** IANA name of the zone in which dates are shown. */
  timeZone?: string;
  /** Overrides the stored choice, for stories, tests, and rendering outside a browser. */
  locale?: Locale;
  children: ReactNode;
}

/**
 * Provides the languages of an app: merges the packages' messages, stores the user's choice, and sets the
 * document's language.
 */
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
