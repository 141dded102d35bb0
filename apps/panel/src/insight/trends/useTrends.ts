import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useAddressQuery, useApiClient, withParam } from '@vitrina/session';

import type { UsualFilters } from '../statistics/statisticsFilters.ts';
import { useChosenOrAll } from '../statistics/useChosenOrAll.ts';
import { toSelection } from '../statistics/useStatisticsFilters.ts';
import { readMetric } from './trendMetrics.ts';

const usual: UsualFilters = { days: 364, interval: 'monthly' };

/** Dimensions to compare. The first one is the default. */
export const ownerChoices = ['license', 'retailer'] as const;

/** Returns the filters of trends, the selected metric and dimension, and the data. */
export function useTrends() {
  const client = useApiClient();
  const statistics = useChosenOrAll(usual);
  const [query, changeQuery] = useAddressQuery();
  const { filters, isReady, isNothingChosen } = statistics;
  const by = ownerChoices.find((owner) => owner === query.get('by')) ?? ownerChoices[0];
  const figures = useQuery({
    ...callQuery(client, calls.getTrends, {
      query: { ...toSelection(filters), interval: filters.interval, by },
    }),
    enabled: isReady && !isNothingChosen,
    placeholderData: keepPreviousData,
  });
  const look = (name: 'metric' | 'by', value: string) =>
    changeQuery((current) => withParam(current, name, value), { replace: true });
  return { ...statistics, figures, by, metric: readMetric(query), look };
}
