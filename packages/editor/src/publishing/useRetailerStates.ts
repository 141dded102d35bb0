import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';

/** What each retailer shows of a package now; asked anew by every view of it. A package that was never saved is shown nowhere. */
export function useRetailerStates(epackId: string | undefined) {
  return useQuery({
    ...callQuery(useApiClient(), calls.listRetailerStates, { params: { id: epackId ?? '' } }),
    enabled: epackId !== undefined,
    refetchOnMount: 'always',
  });
}
