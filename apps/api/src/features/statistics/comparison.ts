import type { Comparison } from '@vitrina/api-client/contract';

import { dayIn, startOfDay } from '../events/days.ts';
import type { Selection, Visits } from '../events/eventStore.ts';
import { previousRange, type DayRange } from '../events/range.ts';
import type { Services } from '../services.ts';

const hourMs = 60 * 60_000;
/** Earlier than any publication. */
const firstDay = '2000-01-01';

/** A range of a selection, to compare with an earlier one. */
interface Compared {
  readonly selection: Selection;
  readonly range: DayRange;
  /** Finds the first day with data; by default, that of the whole selection. */
  readonly findSince?: (visits: Visits) => Promise<string | undefined>;
}

/** The period that a range is compared with. */
export interface EarlierPeriod {
  readonly range: DayRange;
  readonly visits: Visits;
  /** The period as answers describe it. */
  readonly comparison: Comparison;
  /** The part of the last day's visits to compare with, from 0 to 1: less than 1 while the range's last day runs. */
  readonly lastDayShare: number;
}

/**
 * Returns the part of a day's visits that happened before the time of day of `now`. The visits of the hour
 * under way are taken as evenly spread.
 */
async function shareUntil(visits: Visits, hours: number): Promise<number> {
  const byHour = await visits.countByHour();
  const total = byHour.reduce((sum, count) => sum + count, 0);
  const until = byHour.reduce((sum, count, hour) => sum + count * Math.min(1, Math.max(0, hours - hour)), 0);
  return total === 0 ? 1 : until / total;
}

/**
 * Starts the queries on the period that a range is compared with: as many days, the same days of the week, and of a range
 * whose last day has not ended, only the same part of that day.
 */
export async function openEarlierPeriod(
  { config: { timeZone }, events }: Pick<Services, 'config' | 'events'>,
  { selection, range, findSince = (visits) => visits.findFirstDay() }: Compared,
  now: Date,
): Promise<EarlierPeriod> {
  const earlier = previousRange(range);
  const over = (asked: DayRange) => events.over({ selection, range: asked }, now);
  const isRunning = range.to === dayIn(timeZone, now);
  const [visits, lastDay, ever] = await Promise.all([
    over(earlier),
    over({ from: earlier.to, to: earlier.to }),
    over({ from: firstDay, to: range.to }),
  ]);
  const hours = (now.getTime() - startOfDay(timeZone, range.to).getTime()) / hourMs;
  const [dataSince, lastDayShare] = await Promise.all([
    findSince(ever),
    isRunning ? shareUntil(lastDay, hours) : 1,
  ]);
  return {
    range: earlier,
    visits,
    comparison: { ...earlier, isPartial: isRunning, dataSince: dataSince ?? null },
    lastDayShare,
  };
}

/** Sums the earlier period's values by day, with only the compared part of its last day. */
export function sumEarlier(
  days: Iterable<readonly [day: string, value: number]>,
  { range, lastDayShare }: Pick<EarlierPeriod, 'range' | 'lastDayShare'>,
): number {
  let sum = 0;
  for (const [day, value] of days) sum += day === range.to ? Math.round(value * lastDayShare) : value;
  return sum;
}
