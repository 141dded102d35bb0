import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Says a locale's language in the user's own; the language stands last in it. */
export function useLanguageName(): (locale: string) => string {
  const intl = useIntl();
  return useCallback(
    (locale) => intl.formatDisplayName(locale.split('_').at(-1) ?? locale, { type: 'language' }) ?? locale,
    [intl],
  );
}
