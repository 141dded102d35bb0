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
  const [done, setDone] = useState<MessageText>();
  const run = async (name: string, outcome: MessageText, act: () => Promise<unknown>) => {
    setBusy(name);
    setError(undefined);
    setDone(undefined);
    try {
      await act();
      setDone(outcome);
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
    /** What was done last, until something else is. */
    done,
    /** Name of what is under way: `off 3`, `back 7`. */
    busy,
    takeOff: ({ retailer: { id, name } }: RetailerState) =>
      void run(`off ${id}`, { id: 'builder.publications.takenOff', values: { name } }, () =>
        client.call(calls.unpublish, { params, body: { retailerIds: [id] } }),
      ),
    /** @param date - how the list names the publication */
    rollBack: ({ id }: Publication, date: string) =>
      void run(`back ${id}`, { id: 'builder.publications.broughtBack', values: { date } }, () =>
        client.call(calls.rollBackPublication, { params: { ...params, publicationId: id }, body: {} }),
      ),
  };
}

/** {@link usePublicationActions}. */
export type PublicationActions = ReturnType<typeof usePublicationActions>;
