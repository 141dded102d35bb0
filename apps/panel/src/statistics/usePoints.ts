import { dayIn, useFormat } from '@vitrina/ui-kit';
import type { ChartPoint } from '@vitrina/ui-kit/charts';
import { useMemo, useState } from 'react';

import { pointsOf } from './pointsOf.ts';
import type { StatisticsFilters } from './statisticsFilters.ts';

/** The points of a line over the filters' range; `timeZone` is the reports'. */
export function usePoints(
  starts: readonly { date: string }[],
  { from, to, interval }: StatisticsFilters,
  timeZone: string,
): ChartPoint[] {
  const format = useFormat();
  const [now] = useState(() => new Date());
  return useMemo(
    () => pointsOf(starts, { interval, range: { from, to }, today: dayIn(timeZone, now) }, format),
    [starts, interval, from, to, timeZone, now, format],
  );
}
