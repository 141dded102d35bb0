import type { Interval } from '@vitrina/api-client/contract';
import { countDays, isDay, shiftDay, type Day } from '@vitrina/ui-kit';

/** What the dashboard counts; kept in the URL. */
export interface DashboardFilters {
  /** Undefined where nothing was chosen yet, which means all; an empty list was emptied by hand. */
  licenses: number[] | undefined;
  retailers: number[];
  from: Day;
  to: Day;
  interval: Interval;
}

/** What one point of the line stands for; the first is the usual. */
export const intervalChoices = ['daily', 'monthly', 'yearly'] as const satisfies readonly Interval[];

/** Numbers of days a range can be chosen by; the first is the usual. */
export const periodChoices = [30, 7, 90] as const;

function readIds(text: string | null): number[] | undefined {
  if (text === null) return undefined;
  return text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** The days of a period that ends today. */
export function periodOf(days: number, today: Day): Pick<DashboardFilters, 'from' | 'to'> {
  return { from: shiftDay(today, 1 - days), to: today };
}

/** The period a range is, where it is one of the choices and ends today. */
export function findPeriod(
  { from, to }: Pick<DashboardFilters, 'from' | 'to'>,
  today: Day,
): number | undefined {
  return to === today ? periodChoices.find((days) => days === countDays(from, to)) : undefined;
}

/** Reads the filters from a URL's query; a range that makes no sense becomes the usual one. */
export function readFilters(query: URLSearchParams, today: Day): DashboardFilters {
  const from = query.get('from');
  const to = query.get('to');
  const interval = query.get('interval');
  const hasRange = isDay(from) && isDay(to) && from <= to;
  return {
    licenses: readIds(query.get('licenses')),
    retailers: readIds(query.get('retailers')) ?? [],
    interval: intervalChoices.find((choice) => choice === interval) ?? intervalChoices[0],
    ...(hasRange ? { from, to } : periodOf(periodChoices[0], today)),
  };
}

/** Writes filters into a URL's query; the usual range is left out, so that the link means "until today" tomorrow too. */
export function writeFilters(query: URLSearchParams, filters: DashboardFilters, today: Day): URLSearchParams {
  const written = new URLSearchParams(query);
  const put = (name: string, value: string | undefined) => {
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  };
  const isUsual = findPeriod(filters, today) === periodChoices[0];
  put('licenses', filters.licenses?.join(','));
  put('retailers', filters.retailers.length > 0 ? filters.retailers.join(',') : undefined);
  put('from', isUsual ? undefined : filters.from);
  put('interval', filters.interval === intervalChoices[0] ? undefined : filters.interval);
  put('to', isUsual ? undefined : filters.to);
  return written;
}
