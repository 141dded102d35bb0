import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Says a locale's language in the user's own, as it stands by itself: with a capital letter. It stands last in the locale. */
export function useLanguageName(): (locale: string) => string {
  const intl = useIntl();
  return useCallback(
    (locale) => {
      const name = intl.formatDisplayName(locale.split('_').at(-1) ?? locale, { type: 'language' }) ?? locale;
      return name.charAt(0).toLocaleUpperCase(intl.locale) + name.slice(1);
    },
    [intl],
  );
}
