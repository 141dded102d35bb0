import { keepWhole, useFormat, useLocale } from '@vitrina/ui-kit';
import { useMemo } from 'react';

/**
 * Returns a function that formats the times of a list, with seconds only if two times are in the same minute.
 */
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
