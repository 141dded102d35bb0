import { useMemo } from 'react';

import { createTimeAgo, type TimeAgo } from './createTimeAgo.ts';
import { useLocale } from './LocaleContext.ts';

/** How long ago something was, as the user's format locale writes it. */
export function useTimeAgo(): TimeAgo {
  const { formatLocale, timeZone } = useLocale();
  return useMemo(() => createTimeAgo(formatLocale, timeZone), [formatLocale, timeZone]);
}
