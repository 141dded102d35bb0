import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';

import type { LoadTexts, Texts } from './lateTexts.ts';
import { LocaleContext, defaultTimeZone } from './LocaleContext.ts';
import type { Locale } from './locales.ts';
import { useLocaleState } from './useLocaleState.ts';
import { WithMessages } from './WithMessages.tsx';

/** The texts of the language in use; those of another come before it is switched to. */
function useTexts(locale: Locale, load: LoadTexts): Texts | undefined {
  const [texts, setTexts] = useState<Texts>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let isStale = false;
    load(locale).then(
      (loaded) => isStale || setTexts(loaded),
      (error: unknown) => isStale || setFailure(error),
    );
    return () => {
      isStale = true;
    };
  }, [locale, load]);
  // Without its texts an app has nothing to say; the page is loaded anew.
  if (failure !== undefined) throw failure;
  return texts;
}

/**
 * Languages of an app that fetches the texts of one language only, in place of `IntlRoot`, which has all at hand.
 * Nothing is drawn until they are there.
 */
export function LateIntlRoot({ load, children }: { load: LoadTexts; children: ReactNode }) {
  const state = useLocaleState(undefined, defaultTimeZone);
  const { setLocale } = state;
  const texts = useTexts(state.messageLocale, load);
  const switchTo = useCallback(
    (locale: Locale) => {
      // Where they do not come, the language stays as it is.
      load(locale).then(
        () => startTransition(() => setLocale(locale)),
        (error: unknown) => reportError(error),
      );
    },
    [load, setLocale],
  );
  useEffect(() => {
    document.documentElement.lang = state.messageLocale;
  }, [state.messageLocale]);
  const value = useMemo(() => ({ ...state, setLocale: switchTo }), [state, switchTo]);
  const catalogues = useMemo(() => (texts ? [{ en: texts, ru: texts }] : undefined), [texts]);
  if (!catalogues) return null;
  return (
    <LocaleContext value={value}>
      <WithMessages catalogues={catalogues}>{children}</WithMessages>
    </LocaleContext>
  );
}
