import type { Interval, Marketplace } from '@vitrina/api-client/contract';
import { countDays, isDay, shiftDay, type Day, type DayRange } from '@vitrina/ui-kit';

/** What a screen of statistics counts; kept in the URL. */
export interface StatisticsFilters extends DayRange {
  /** Undefined where nothing was chosen yet; an empty list was emptied by hand. */
  licenses: number[] | undefined;
  retailers: number[];
  /** Undefined is all of them. */
  marketplace: Marketplace | undefined;
  interval: Interval;
}

/** What a screen counts before anybody chooses. */
export interface UsualFilters {
  days: number;
  interval: Interval;
  /** Where a day says nothing before it is over: ranges end yesterday unless somebody chooses otherwise. */
  isOfWholeDays?: boolean;
  /** Numbers of days to choose by; {@link periodChoices} unless said. */
  periods?: readonly number[];
}

/** Of the dashboards. */
export const usualFilters: UsualFilters = { days: 30, interval: 'daily' };

/** What one point of a line stands for. */
export const intervalChoices = ['daily', 'monthly', 'yearly'] as const satisfies readonly Interval[];

/** Where retailers sell. */
export const marketplaceChoices = [
  'site',
  'amazon',
  'ozon',
  'wildberries',
  'yandexMarket',
] as const satisfies readonly Marketplace[];

/** Numbers of days a range can be chosen by. */
export const periodChoices = [7, 30, 90, 365] as const;

function readIds(text: string | null): number[] | undefined {
  if (text === null) return undefined;
  return text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** The days of a period that ends on a day. */
export function periodOf(days: number, lastDay: Day): DayRange {
  return { from: shiftDay(lastDay, 1 - days), to: lastDay };
}

/** The period a range is, where it is one of the choices and ends on that day. */
export function findPeriod({ from, to }: DayRange, lastDay: Day): number | undefined {
  return to === lastDay ? periodChoices.find((days) => days === countDays(from, to)) : undefined;
}

/** Reads the filters from a URL's query; a range that makes no sense becomes the usual one. */
export function readFilters(
  query: URLSearchParams,
  lastDay: Day,
  usual: UsualFilters = usualFilters,
): StatisticsFilters {
  const from = query.get('from');
  const to = query.get('to');
  const hasRange = isDay(from) && isDay(to) && from <= to;
  return {
    licenses: readIds(query.get('licenses')),
    retailers: readIds(query.get('retailers')) ?? [],
    marketplace: marketplaceChoices.find((choice) => choice === query.get('marketplace')),
    interval: intervalChoices.find((choice) => choice === query.get('interval')) ?? usual.interval,
    ...(hasRange ? { from, to } : periodOf(usual.days, lastDay)),
  };
}

/**
 * Writes filters into a URL's query; the usual range is left out, so that the link means "until now" tomorrow too. The
 * list below begins at its first page again.
 */
export function writeFilters(
  query: URLSearchParams,
  filters: StatisticsFilters,
  lastDay: Day,
  usual: UsualFilters = usualFilters,
): URLSearchParams {
  const written = new URLSearchParams(query);
  const put = (name: string, value: string | undefined) => {
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  };
  const isUsual = findPeriod(filters, lastDay) === usual.days;
  put('page', undefined);
  put('licenses', filters.licenses?.join(','));
  put('retailers', filters.retailers.length > 0 ? filters.retailers.join(',') : undefined);
  put('marketplace', filters.marketplace);
  put('from', isUsual ? undefined : filters.from);
  put('to', isUsual ? undefined : filters.to);
  put('interval', filters.interval === usual.interval ? undefined : filters.interval);
  return written;
}
