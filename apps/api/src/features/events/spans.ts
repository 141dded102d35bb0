import { addDays } from './days.ts';
import { listDays, type DayRange } from './range.ts';

/** The spans that days are summed over, longest first. */
export const longSpans = ['month', 'week'] as const;
/** A day, or days summed together. */
export type Span = (typeof longSpans)[number] | 'day';

const daysInWeek = 7;

/** Returns the first day of a day's week (from Monday) or month. */
function startOf(day: string, span: (typeof longSpans)[number]): string {
  if (span === 'month') return `${day.slice(0, 7)}-01`;
  const sinceMonday = (new Date(day).getUTCDay() + daysInWeek - 1) % daysInWeek;
  return addDays(day, -sinceMonday);
}

function lengthOf(start: string, span: (typeof longSpans)[number]): number {
  if (span === 'week') return daysInWeek;
  const date = new Date(start);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/**
 * Returns the fewest sums that cover a range without some of its days: whole months, then whole weeks, then
 * single days, each by its first day. A year is some twenty sums instead of 365.
 */
export function coverRange(range: DayRange, without: readonly string[]): Record<Span, string[]> {
  const left = new Set(listDays(range).filter((day) => !without.includes(day)));
  const starts: Record<Span, string[]> = { month: [], week: [], day: [] };
  for (const span of longSpans) {
    for (const [start, days] of Map.groupBy(left, (day) => startOf(day, span))) {
      if (days.length < lengthOf(start, span)) continue;
      starts[span].push(start);
      for (const day of days) left.delete(day);
    }
  }
  starts.day.push(...left);
  return starts;
}
