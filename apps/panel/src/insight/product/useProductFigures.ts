import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { useParams } from 'react-router';

import { useChosenOrAll } from '../statistics/useChosenOrAll.ts';
import { toSelection } from '../statistics/useStatisticsFilters.ts';

/** Returns the filters of a product's page, and the product's data. */
export function useProductFigures() {
  const client = useApiClient();
  const { publicId = '' } = useParams();
  const statistics = useChosenOrAll();
  const { filters, isReady, isNothingChosen } = statistics;
  const figures = useQuery({
    ...callQuery(client, calls.getProductFigures, {
      params: { publicId },
      query: { ...toSelection(filters), interval: filters.interval },
    }),
    enabled: isReady && !isNothingChosen,
    placeholderData: keepPreviousData,
  });
  return { ...statistics, figures };
}
