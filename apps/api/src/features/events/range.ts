import type { Interval, SeriesPoint } from '@vitrina/api-client/contract';

import { Failure } from '../../platform/http/failure.ts';
import { addDays, toDay } from './days.ts';

/** Whole days, both ends included. */
export interface DayRange {
  from: string;
  to: string;
}

const dayMs = 24 * 60 * 60_000;
/** The maximum number of points of a series, in days of its interval. */
const maxDays: Record<Interval, number> = { daily: 366, monthly: 366 * 5, yearly: 366 * 20 };

/** Returns the number of days in a range. */
export function countDays({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** Lists the days of a range, in order. */
export function listDays(range: DayRange): string[] {
  return Array.from({ length: countDays(range) }, (_, index) => addDays(range.from, index));
}

/** Refuses a range that is reversed or too long for its interval. */
export function checkRange(range: DayRange, interval: Interval): void {
  const days = countDays(range);
  if (days < 1) throw new Failure(400, 'rangeReversed');
  if (days > maxDays[interval]) throw new Failure(400, 'rangeTooWide');
}

/**
 * Returns the previous period, of the same length and with the same days of the week: the nearest whole weeks
 * before. Otherwise, a weekend would be compared with weekdays.
 */
export function previousRange(range: DayRange): DayRange {
  const shift = Math.ceil(countDays(range) / 7) * -7;
  return { from: addDays(range.from, shift), to: addDays(range.to, shift) };
}

const prefixLengths: Record<Interval, number> = { daily: 10, monthly: 7, yearly: 4 };

/** Returns the first day of a day's interval. */
export function startOfInterval(day: string, interval: Interval): string {
  return `${day.slice(0, prefixLengths[interval])}-01-01`.slice(0, 10);
}

function lastDayOfMonth(day: string): string {
  const next = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return addDays(toDay(next), -1);
}

/** Lists the first days of a range's intervals, in order. */
export function listIntervals(range: DayRange, interval: Interval): string[] {
  return [...new Set(listDays(range).map((day) => startOfInterval(day, interval)))];
}

/** Returns the part of a range in the interval that starts on `start`. */
export function sliceOf({ from, to }: DayRange, start: string, interval: Interval): DayRange {
  const length = prefixLengths[interval];
  const last = `${start.slice(0, length)}-12-31`.slice(0, 10);
  const end = interval === 'monthly' ? lastDayOfMonth(start) : last;
  return { from: start > from ? start : from, to: end < to ? end : to };
}

/** Sums days by interval; includes every interval of the range. */
export function sumByInterval<Day extends { day: string }>(
  days: readonly Day[],
  range: DayRange,
  interval: Interval,
  valueOf: (day: Day) => number,
): Map<string, number> {
  const sums = new Map(listIntervals(range, interval).map((start) => [start, 0]));
  for (const day of days) {
    const start = startOfInterval(day.day, interval);
    sums.set(start, (sums.get(start) ?? 0) + valueOf(day));
  }
  return sums;
}

/** Returns visits by interval as a series. */
export function toSeries(
  days: readonly { day: string; count: number }[],
  range: DayRange,
  interval: Interval,
): SeriesPoint[] {
  const sums = sumByInterval(days, range, interval, ({ count }) => count);
  return [...sums].map(([date, count]) => ({ date, count }));
}
