import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';

import { toSelection } from '../statistics/useStatisticsFilters.ts';
import { useChosenOrAll } from '../statistics/useChosenOrAll.ts';

/** Calls that return dashboard data. */
export type DashboardCall = typeof calls.getDashboard | typeof calls.getSisDashboard;

/** Refresh interval in ms of ranges that include today, while the page is visible. */
const refreshMs = 30_000;

/** Returns a dashboard's filters, their options, and its data. */
export function useDashboard(call: DashboardCall) {
  const client = useApiClient();
  const statistics = useChosenOrAll();
  const { filters, today, isReady, isNothingChosen } = statistics;
  const query = { ...toSelection(filters), interval: filters.interval };
  const isLive = filters.to === today;
  const figures = useQuery({
    ...callQuery(client, call, { query }),
    enabled: isReady && !isNothingChosen,
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? refreshMs : false,
    refetchIntervalInBackground: false,
  });
  return { ...statistics, figures, isLive };
}
