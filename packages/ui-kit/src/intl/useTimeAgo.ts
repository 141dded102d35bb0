import { useMemo } from 'react';

import { createTimeAgo, type TimeAgo } from './createTimeAgo.ts';
import { useLocale } from './LocaleContext.ts';

/** Returns the formatter of relative times in the user's format locale. */
export function useTimeAgo(): TimeAgo {
  const { formatLocale, timeZone } = useLocale();
  return useMemo(() => createTimeAgo(formatLocale, timeZone), [formatLocale, timeZone]);
}
