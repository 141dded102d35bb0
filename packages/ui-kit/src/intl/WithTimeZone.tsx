import { useMemo, type ReactNode } from 'react';

import { LocaleContext, useLocale } from './LocaleContext.ts';

/** Sets another time zone for times and for "today" in its children: that of the server's reports. */
export function WithTimeZone({ timeZone, children }: { timeZone: string | undefined; children: ReactNode }) {
  const outer = useLocale();
  const state = useMemo(() => ({ ...outer, timeZone: timeZone ?? outer.timeZone }), [outer, timeZone]);
  return <LocaleContext value={state}>{children}</LocaleContext>;
}
