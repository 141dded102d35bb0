import { localeTags, type Moment } from './createFormat.ts';
import { countDays, dayIn } from './days.ts';
import type { Locale } from './locales.ts';

/**
 * Writes how long ago something was: "2 hours ago". `now` is when it is written, unless said. What seems to be still to come is
 * now: the clock that noted it went ahead of this one.
 */
export type TimeAgo = (moment: Moment, now?: Moment) => string;

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;
const monthDays = 30.4375;
const yearDays = 365.25;

/**
 * The times ago of one locale and time zone. From a day on, days are those of the zone's calendar: 30 hours ago may have been
 * the day before yesterday.
 */
export function createTimeAgo(locale: Locale, timeZone: string): TimeAgo {
  const inWords = new Intl.RelativeTimeFormat(localeTags[locale], { numeric: 'auto' });
  // "Last month" would be said of what is 31 to 60 days old, which may be of the month before that.
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
