import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { isDay } from '@vitrina/ui-kit';
import { useSearchParams } from 'react-router';

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
  const [query, setQuery] = useSearchParams();
  const asked = query.get('day');
  const isInRange = isDay(asked) && asked >= filters.from && asked <= filters.to;
  const days = useQuery({
    ...callQuery(client, calls.listUnvisitedDays, { query: toSelection(filters) }),
    enabled: isReady && !isNothingChosen,
    placeholderData: keepPreviousData,
  });
  const openDay = (day: string) => {
    const next = new URLSearchParams(query);
    next.set('day', day);
    next.delete('page');
    setQuery(next);
  };
  return { ...statistics, days, day: isInRange ? asked : filters.to, openDay };
}
