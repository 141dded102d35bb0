import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';

/** A calendar day without a zone, `2026-03-05`. */
export type Day = string;

/** A range of calendar days, both ends included. */
export interface DayRange {
  from: Day;
  to: Day;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns the calendar day of a moment in a time zone. */
export function dayIn(timeZone: string, moment: Date): Day {
  // Swedish writes dates as ISO does.
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  dayFormats.set(timeZone, format);
  return format.format(moment);
}

/** Returns the calendar day of a date, in the date's local time. */
export function toDay(date: Date): Day {
  return formatISO(date, { representation: 'date' });
}

/** Returns the day a number of days later, or earlier if `count` is negative. */
export function shiftDay(day: Day, count: number): Day {
  return toDay(addDays(parseISO(day), count));
}

/** Returns the number of days of a range, including its first and last. */
export function countDays(from: Day, to: Day): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from)) + 1;
}

/** Checks whether a text, such as a URL parameter, is an existing day. */
export function isDay(text: string | null): text is Day {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(parseISO(text).getTime());
}
