import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { TextRun } from '@vitrina/api-client/contract';
import { callQuery, queryKeyOf } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { useEffect } from 'react';

const refreshMs = 1000;

/** Returns whether the server is working on a run. */
export function isWorking(run: TextRun | undefined): boolean {
  return run !== undefined && (run.status === 'running' || run.counts.applying > 0);
}

/** Returns a text run with its progress, and the actions on it. */
export function useTextRun(id: number) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const params = { id: String(id) };
  const query = useQuery({
    ...callQuery(client, calls.getTextRun, { params }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isWorking(state.data?.data) ? refreshMs : false),
  });
  const run = query.data?.data;
  const state = run && JSON.stringify([run.status, run.counts]);
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.listTextRunRows) });
  }, [state, queryClient]);
  const applied = run?.counts.applied;
  useEffect(() => {
    if (applied) void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.listEpacks) });
  }, [applied, queryClient]);
  const applying = useCallMutation(calls.applyTextRun);
  const continuing = useCallMutation(calls.continueTextRun);
  const stopping = useCallMutation(calls.stopTextRun);
  return {
    query,
    failure: applying.error ?? continuing.error ?? stopping.error,
    isSending: applying.isPending || continuing.isPending || stopping.isPending,
    /** Applies the texts of the reviewed packages. */
    apply: () => applying.run({ params, body: {} }),
    continue: () => continuing.run({ params, body: {} }),
    /** Proposes texts again for packages that have none to review. */
    proposeAgain: (rowIds: readonly number[]) => continuing.run({ params, body: { rowIds: [...rowIds] } }),
    stop: () => stopping.run({ params }),
  };
}
