import type { Locale } from './locales.ts';

/** A point in time: a Date, an ISO text or milliseconds. */
export type Moment = Date | string | number;

/** Formats numbers and dates for the format locale; times are in the report's time zone. */
export interface Format {
  number: (value: number) => string;
  /** @param ratio - 0.123 is shown as 12.3 % */
  percent: (ratio: number) => string;
  /** A change relative to an earlier value, with its sign. */
  signedPercent: (ratio: number) => string;
  compact: (value: number) => string;
  money: (value: number, currency: string) => string;
  date: (moment: Moment) => string;
  dateTime: (moment: Moment) => string;
  /** Like {@link Format.dateTime}, without the year: for lists of recent events. */
  shortDateTime: (moment: Moment) => string;
  dateRange: (from: Moment, to: Moment) => string;
  /** @param day - a calendar day without a zone, `2026-03-05` */
  day: (day: string) => string;
  /** Like {@link Format.day}, without the year: for axes. */
  shortDay: (day: string) => string;
  /** The month of a day: `Mar 2026`. */
  month: (day: string) => string;
  /** The year of a day. */
  year: (day: string) => string;
  dayRange: (from: string, to: string) => string;
  /** Compares names in the locale's order; numbers in names compare by value. */
  compare: (a: string, b: string) => number;
  /** Name of the time zone in which times are shown. */
  timeZone: string;
}

/** The `Intl` tag of a locale. */
export const localeTags: Record<Locale, string> = { en: 'en-US', ru: 'ru-RU' };

/** Keeps the end of a Russian year, or of an English time, on the same line. */
export const keepWhole = (text: string) => text.replaceAll(/ (?=г\.|[AP]M)/gv, '\u00A0');

/** Creates the formats of a locale and time zone; the Intl objects take milliseconds. */
function createFormat(locale: Locale, timeZone: string): Format {
  const tag = localeTags[locale];
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(tag, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone });
  const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const shortDateTime = new Intl.DateTimeFormat(tag, {
    month: 'short',
    day: 'numeric',
    hour: locale === 'ru' ? '2-digit' : 'numeric',
    minute: '2-digit',
    timeZone,
  });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const shortDay = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const collator = new Intl.Collator(tag, { numeric: true });
  return {
    number: (value) => number.format(value),
    percent: (ratio) => percent.format(ratio),
    signedPercent: (ratio) => signed.format(ratio),
    compact: (value) => compact.format(value),
    money: (value, currency) => new Intl.NumberFormat(tag, { style: 'currency', currency }).format(value),
    date: (moment) => keepWhole(date.format(new Date(moment))),
    dateTime: (moment) => keepWhole(dateTime.format(new Date(moment))),
    shortDateTime: (moment) => keepWhole(shortDateTime.format(new Date(moment))),
    dateRange: (from, to) => keepWhole(date.formatRange(new Date(from), new Date(to))),
    day: (text) => keepWhole(day.format(new Date(text))),
    shortDay: (text) => shortDay.format(new Date(text)),
    month: (text) => keepWhole(month.format(new Date(text))),
    year: (text) => text.slice(0, 4),
    dayRange: (from, to) => keepWhole(day.formatRange(new Date(from), new Date(to))),
    compare: (a, b) => collator.compare(a, b),
    timeZone,
  };
}

const formats = new Map<string, Format>();

/** Returns the formats of a locale and time zone, which are created once. */
export function formatOf(locale: Locale, timeZone: string): Format {
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? createFormat(locale, timeZone);
  formats.set(key, format);
  return format;
}
