import { useFormat } from '@vitrina/ui-kit';
import type { ChartPoint } from '@vitrina/ui-kit/charts';
import { useMemo } from 'react';

import { pointsOf } from './pointsOf.ts';
import type { StatisticsFilters } from './statisticsFilters.ts';
import { useToday } from './useToday.ts';

/** Returns the points of a line over the filters' range. `timeZone` is the report time zone. */
export function usePoints(
  starts: readonly { date: string }[],
  { from, to, interval }: StatisticsFilters,
  timeZone: string,
): ChartPoint[] {
  const format = useFormat();
  const today = useToday(timeZone);
  return useMemo(
    () => pointsOf(starts, { interval, range: { from, to }, today }, format),
    [starts, interval, from, to, today, format],
  );
}
