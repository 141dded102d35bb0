import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { PublicationRun } from '@vitrina/api-client/contract';
import { callQuery, queryKeyOf } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { useEffect } from 'react';

const refreshMs = 1000;

/** Returns whether the server is working on a bulk publication. */
export function isWorking(run: Pick<PublicationRun, 'status'> | undefined): boolean {
  return run?.status === 'checking' || run?.status === 'running';
}

/** Returns a bulk publication with its progress, and the actions on it. */
export function usePublicationRun(id: number) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const params = { id: String(id) };
  const query = useQuery({
    ...callQuery(client, calls.getPublicationRun, { params }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isWorking(state.data?.data) ? refreshMs : false),
  });
  const run = query.data?.data;
  const state = run && JSON.stringify([run.status, run.counts]);
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.listPublicationRunRows) });
  }, [state, queryClient]);
  const done = run?.counts.done;
  useEffect(() => {
    if (done) void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.listEpacks) });
  }, [done, queryClient]);
  const continuing = useCallMutation(calls.continuePublicationRun);
  const stopping = useCallMutation(calls.stopPublicationRun);
  return {
    query,
    failure: continuing.error ?? stopping.error,
    isSending: continuing.isPending || stopping.isPending,
    continue: () => continuing.run({ params }),
    stop: () => stopping.run({ params }),
  };
}
