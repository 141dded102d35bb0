import type { Interval } from '@vitrina/api-client/contract';
import { shiftDay, type Day, type DayRange } from '@vitrina/ui-kit';

function nextStart(start: Day, interval: Interval): Day {
  const year = Number(start.slice(0, 4));
  const month = Number(start.slice(5, 7));
  if (interval === 'yearly') return `${year + 1}-01-01`;
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

/** Returns the days of the interval that begins on `start`, limited to the range. */
export function intervalRange(start: Day, interval: Interval, { from, to }: DayRange): DayRange {
  const last = interval === 'daily' ? start : shiftDay(nextStart(start, interval), -1);
  return { from: start > from ? start : from, to: last < to ? last : to };
}
