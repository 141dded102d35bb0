import { keepWhole, useFormat, useLocale } from '@vitrina/ui-kit';
import { useMemo } from 'react';

/** The moments of a list as people read them: to the minute, and to the second where two of them would look alike. */
export function useDistinctTimes(moments: readonly string[]): (moment: string) => string {
  const { dateTime } = useFormat();
  const { formatLocale, timeZone } = useLocale();
  const toTheSecond = useMemo(
    () => new Intl.DateTimeFormat(formatLocale, { dateStyle: 'medium', timeStyle: 'medium', timeZone }),
    [formatLocale, timeZone],
  );
  const counts = new Map<string, number>();
  for (const moment of new Set(moments)) {
    const text = dateTime(moment);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return (moment) => {
    const text = dateTime(moment);
    const isAlone = (counts.get(text) ?? 0) < 2;
    return isAlone ? text : keepWhole(toTheSecond.format(new Date(moment)));
  };
}
