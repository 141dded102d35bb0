import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useAddressQuery, useApiClient, withParam } from '@vitrina/session';
import { isDay } from '@vitrina/ui-kit';

import type { UsualFilters } from '../statistics/statisticsFilters.ts';
import { useChosenOrAll } from '../statistics/useChosenOrAll.ts';
import { toSelection } from '../statistics/useStatisticsFilters.ts';

/**
 * Default filters. A page counts as unvisited only after the day is over, and the server accepts at most one
 * month.
 */
const usual: UsualFilters = { days: 28, interval: 'daily', isOfWholeDays: true, periods: [7, 28] };

/** Returns the filters, the product pages without visits per day, and the day whose pages are listed. */
export function useUnvisitedDays() {
  const client = useApiClient();
  const statistics = useChosenOrAll(usual);
  const { filters, isReady, isNothingChosen } = statistics;
  const [query, changeQuery] = useAddressQuery();
  const asked = query.get('day');
  const isInRange = isDay(asked) && asked >= filters.from && asked <= filters.to;
  const days = useQuery({
    ...callQuery(client, calls.listUnvisitedDays, { query: toSelection(filters) }),
    enabled: isReady && !isNothingChosen,
    placeholderData: keepPreviousData,
  });
  const openDay = (day: string) =>
    changeQuery((current) => withParam(withParam(current, 'day', day), 'page', undefined));
  return { ...statistics, days, day: isInRange ? asked : filters.to, openDay };
}
