import { useMemo } from 'react';

import { createFormat, type Format } from './createFormat.ts';
import { useLocale } from './LocaleContext.ts';

/** Numbers and dates as the user's format locale writes them. */
export function useFormat(): Format {
  const { formatLocale, timeZone } = useLocale();
  return useMemo(() => createFormat(formatLocale, timeZone), [formatLocale, timeZone]);
}
