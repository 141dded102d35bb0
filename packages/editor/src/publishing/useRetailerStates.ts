import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';

/**
 * Queries the current state of a package at each retailer. Each mount fetches it again. Disabled for a
 * package that was never saved.
 */
export function useRetailerStates(epackId: string | undefined) {
  return useQuery({
    ...callQuery(useApiClient(), calls.listRetailerStates, { params: { id: epackId ?? '' } }),
    enabled: epackId !== undefined,
    refetchOnMount: 'always',
  });
}
