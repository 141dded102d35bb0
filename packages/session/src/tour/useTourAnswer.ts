import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Tour } from '@vitrina/api-client/contract';
import { callQuery, queryKeyOf } from '@vitrina/api-client/query';
import { useEffect } from 'react';

import { useApiClient } from '../state/SessionContext.ts';
import { findCurrentStep, noticedSteps } from './findCurrentStep.ts';
import type { TourProgress } from './tourProgress.ts';

/** How often the server is asked whether a step was done. */
const askEveryMs = 3000;

/** Shows a visit on the screens that count visits as soon as the server has noticed it. */
function useFreshFigures(isVisited: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isVisited) return;
    for (const call of [calls.getDashboard, calls.getProductFigures])
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) });
  }, [isVisited, queryClient]);
}

/** Asks the server for the tour, again and again while it could notice that the current step was done. */
export function useTourAnswer(progress: TourProgress) {
  const active = progress?.state === 'active' ? progress : undefined;
  const query = active ? { epackId: active.epackId, since: active.since } : {};
  const { data, refetch } = useQuery({
    ...callQuery(useApiClient(), calls.getTour, { query }),
    enabled: progress?.state !== 'left',
    refetchInterval: ({ state }) => {
      const step = active && state.data && findCurrentStep(state.data.data, active);
      return step && noticedSteps.has(step) ? askEveryMs : false;
    },
    // People return from the shop's tab.
    refetchOnWindowFocus: active ? 'always' : false,
    placeholderData: keepPreviousData,
  });
  const tour: Tour | undefined = data?.data;
  useFreshFigures(active !== undefined && tour?.doneSteps.includes('live') === true);
  return { tour, refetch };
}
