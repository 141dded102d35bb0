import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { useMemo } from 'react';

import { useStatisticsFilters } from './useStatisticsFilters.ts';
import type { UsualFilters } from './statisticsFilters.ts';

/** Returns the filters of a screen that includes all licenses by default. */
export function useChosenOrAll(usual?: UsualFilters) {
  const client = useApiClient();
  const statistics = useStatisticsFilters(usual);
  const known = useQuery(callQuery(client, calls.listLicenses)).data?.data;
  const chosen = statistics.filters;
  const filters = useMemo(
    () => ({ ...chosen, licenses: chosen.licenses ?? known?.map(({ id }) => id) ?? [] }),
    [chosen, known],
  );
  const isReady = chosen.licenses !== undefined || known !== undefined;
  return {
    ...statistics,
    filters,
    isReady,
    isNothingChosen: isReady && filters.licenses.length === 0 && filters.retailers.length === 0,
  };
}
