import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';

import { useStatisticsFilters } from './useStatisticsFilters.ts';
import type { UsualFilters } from './statisticsFilters.ts';

/** The filters of a screen that counts everything until somebody chooses. */
export function useChosenOrAll(usual?: UsualFilters) {
  const client = useApiClient();
  const statistics = useStatisticsFilters(usual);
  const known = useQuery(callQuery(client, calls.listLicenses)).data?.data;
  const licenses = statistics.filters.licenses ?? known?.map(({ id }) => id);
  return {
    ...statistics,
    filters: { ...statistics.filters, licenses: licenses ?? [] },
    isReady: licenses !== undefined,
    isNothingChosen: licenses?.length === 0 && statistics.filters.retailers.length === 0,
  };
}
