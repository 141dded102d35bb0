import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useAddressQuery, useApiClient, withParam } from '@vitrina/session';
import { isDay } from '@vitrina/ui-kit';

import type { UsualFilters } from '../statistics/statisticsFilters.ts';
import { useChosenOrAll } from '../statistics/useChosenOrAll.ts';
import { toSelection } from '../statistics/useStatisticsFilters.ts';

/** A day is unvisited when it is over; the server answers a month of them. */
const usual: UsualFilters = { days: 30, interval: 'daily', isOfWholeDays: true, periods: [7, 30] };

/** The filters, the pages without visits on each day, and the day whose pages are listed. */
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
