import {
  viewsChoices,
  type Interval,
  type Marketplace,
  type ViewsChoice,
} from '@vitrina/api-client/contract';
import { countDays, isDay, shiftDay, type Day, type DayRange } from '@vitrina/ui-kit';

/** Filters of a statistics screen, stored in the URL. */
export interface StatisticsFilters extends DayRange {
  /** `undefined` if nothing was selected yet. An empty list means that the user cleared the selection. */
  licenses: number[] | undefined;
  retailers: number[];
  /** `undefined` means all marketplaces. */
  marketplace: Marketplace | undefined;
  interval: Interval;
  /** The views to count. Default: verified ones. */
  views: ViewsChoice;
}

/** The views that screens count unless others are chosen. */
export const usualViews = 'verified' satisfies ViewsChoice;

/** Default filters of a screen. */
export interface UsualFilters {
  days: number;
  interval: Interval;
  /** Whether incomplete days are excluded. If `true`, ranges end yesterday by default. */
  isOfWholeDays?: boolean;
  /** Available period lengths, in days. Default: {@link periodChoices}. */
  periods?: readonly number[];
}

/** Default filters of dashboards. */
export const usualFilters: UsualFilters = { days: 28, interval: 'daily' };

/** Intervals of the points of a line. */
export const intervalChoices = ['daily', 'monthly', 'yearly'] as const satisfies readonly Interval[];

/** Marketplaces to filter by. */
export const marketplaceChoices = [
  'site',
  'amazon',
  'ozon',
  'wildberries',
  'yandexMarket',
] as const satisfies readonly Marketplace[];

/** Default period lengths, in days: whole weeks, so that each weekday counts as often as the others. */
export const periodChoices = [7, 28, 91, 364] as const;

function readIds(text: string | null): number[] | undefined {
  if (text === null) return undefined;
  return text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** Returns the range of a given number of days that ends on a day. */
export function periodOf(days: number, lastDay: Day): DayRange {
  return { from: shiftDay(lastDay, 1 - days), to: lastDay };
}

/** Returns the number of days of a range if it is one of the available periods and ends on the given day. */
export function findPeriod({ from, to }: DayRange, lastDay: Day): number | undefined {
  return to === lastDay ? periodChoices.find((days) => days === countDays(from, to)) : undefined;
}

/** Reads the filters from a URL query. An invalid range is replaced by the default range. */
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
    views: viewsChoices.find((choice) => choice === query.get('views')) ?? usualViews,
    ...(hasRange ? { from, to } : periodOf(usual.days, lastDay)),
  };
}

/**
 * Writes filters to a URL query. The default range is omitted, so that the link always means "until now".
 * Resets the list to its first page.
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
  put('views', filters.views === usualViews ? undefined : filters.views);
  put('interval', filters.interval === usual.interval ? undefined : filters.interval);
  return written;
}
