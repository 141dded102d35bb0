import type { Interval } from '@vitrina/api-client/contract';

import { Failure } from '../http/failure.ts';
import { addDays } from '../stream/partitions.ts';

/** Whole days, both ends included. */
export interface DayRange {
  from: string;
  to: string;
}

const dayMs = 24 * 60 * 60_000;
/** How many points a series may have, in days of its interval. */
const maxDays: Record<Interval, number> = { daily: 366, monthly: 366 * 5, yearly: 366 * 20 };

/** How many days a range has. */
export function countDays({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** Refuses a range that runs backwards or does not fit its interval. */
export function checkRange(range: DayRange, interval: Interval): void {
  const days = countDays(range);
  if (days < 1) throw new Failure(400, 'rangeReversed');
  if (days > maxDays[interval]) throw new Failure(400, 'rangeTooWide');
}

/** The range of the same length right before. */
export function previousRange(range: DayRange): DayRange {
  const to = addDays(range.from, -1);
  return { from: addDays(to, 1 - countDays(range)), to };
}

const prefixLengths: Record<Interval, number> = { daily: 10, monthly: 7, yearly: 4 };

/** The first day of the interval a day is in. */
export function startOfInterval(day: string, interval: Interval): string {
  return `${day.slice(0, prefixLengths[interval])}-01-01`.slice(0, 10);
}

/** The first days of every interval of a range, in order. */
export function listIntervals({ from, to }: DayRange, interval: Interval): string[] {
  const starts = new Set<string>();
  for (let day = from; day <= to; day = addDays(day, 1)) starts.add(startOfInterval(day, interval));
  return [...starts];
}
