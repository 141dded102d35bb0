import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/**
 * Returns a function that names the language of a locale in the user's language, with a capital letter. The
 * language is the last part of the locale.
 */
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
