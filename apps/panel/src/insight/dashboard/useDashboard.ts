import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';

import { toSelection } from '../statistics/useStatisticsFilters.ts';
import { useChosenOrAll } from '../statistics/useChosenOrAll.ts';

/** The calls that answer a dashboard. */
export type DashboardCall = typeof calls.getDashboard | typeof calls.getSisDashboard;

/** How often the figures of a range that has today are asked for anew, while the page is in sight. */
const refreshMs = 30_000;

/** A dashboard's filters, what there is to choose from, and its figures. */
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
