import { ApiError } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { Publication, RetailerState } from '@vitrina/api-client/contract';
import { queryKeyOf } from '@vitrina/api-client/query';
import { useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '@vitrina/session';
import { useState } from 'react';

const shown = [calls.listRetailerStates, calls.listPublications, calls.previewPublication];

/** Taking a package off a retailer, and showing an earlier publication again. */
export function usePublicationActions(epackId: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<ApiError>();
  const run = async (name: string, act: () => Promise<unknown>) => {
    setBusy(name);
    setError(undefined);
    try {
      await act();
      await Promise.all(shown.map((call) => queries.invalidateQueries({ queryKey: queryKeyOf(call) })));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      setBusy(undefined);
    }
  };
  const params = { id: epackId };
  return {
    error,
    /** Name of what is under way: `off 3`, `back 7`. */
    busy,
    takeOff: ({ retailer: { id } }: RetailerState) =>
      void run(`off ${id}`, () => client.call(calls.unpublish, { params, body: { retailerIds: [id] } })),
    rollBack: ({ id }: Publication) =>
      void run(`back ${id}`, () =>
        client.call(calls.rollBackPublication, { params: { ...params, publicationId: id }, body: {} }),
      ),
  };
}

/** {@link usePublicationActions}. */
export type PublicationActions = ReturnType<typeof usePublicationActions>;
