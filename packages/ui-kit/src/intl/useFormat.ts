import { useMemo } from 'react';

import { createFormat, type Format } from './createFormat.ts';
import { useLocale } from './LocaleContext.ts';

/** Returns the number and date formats of the user's format locale. */
export function useFormat(): Format {
  const { formatLocale, timeZone } = useLocale();
  return useMemo(() => createFormat(formatLocale, timeZone), [formatLocale, timeZone]);
}
