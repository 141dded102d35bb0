import { useMemo, type ReactNode } from 'react';

import { LocaleContext, useLocale } from './LocaleContext.ts';

/** Shows moments, and knows today, by another time zone from here down: that of the server's reports. */
export function WithTimeZone({ timeZone, children }: { timeZone: string | undefined; children: ReactNode }) {
  const outer = useLocale();
  const state = useMemo(() => ({ ...outer, timeZone: timeZone ?? outer.timeZone }), [outer, timeZone]);
  return <LocaleContext value={state}>{children}</LocaleContext>;
}
