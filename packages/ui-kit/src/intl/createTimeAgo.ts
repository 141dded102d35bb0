import { localeTags, type Moment } from './formatOf.ts';
import { countDays, dayIn } from './days.ts';
import type { Locale } from './locales.ts';

/**
 * Formats the time since a moment: "2 hours ago". Default of `now`: the current time. A moment in the future
 * counts as now: the clock that recorded it was ahead.
 */
export type TimeAgo = (moment: Moment, now?: Moment) => string;

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;
const monthDays = 30.4375;
const yearDays = 365.25;

/**
 * Creates the formatter for a locale and time zone. From one day on, it counts calendar days of the time
 * zone: 30 hours ago can be the day before yesterday.
 */
export function createTimeAgo(locale: Locale, timeZone: string): TimeAgo {
  const inWords = new Intl.RelativeTimeFormat(localeTags[locale], { numeric: 'auto' });
  // Avoids "last month" for a moment 31 to 60 days ago, which can be in the month before.
  const inNumbers = new Intl.RelativeTimeFormat(localeTags[locale]);
  return (moment, now = Date.now()) => {
    const then = new Date(moment);
    const today = new Date(now);
    const ms = today.getTime() - then.getTime();
    if (ms < minuteMs) return inWords.format(0, 'second');
    if (ms < hourMs) return inNumbers.format(-Math.floor(ms / minuteMs), 'minute');
    if (ms < dayMs) return inNumbers.format(-Math.floor(ms / hourMs), 'hour');
    const days = countDays(dayIn(timeZone, then), dayIn(timeZone, today)) - 1;
    if (days < monthDays) return inWords.format(-days, 'day');
    if (days < yearDays) return inNumbers.format(-Math.floor(days / monthDays), 'month');
    return inNumbers.format(-Math.floor(days / yearDays), 'year');
  };
}
