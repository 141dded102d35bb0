import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Replacement } from '@vitrina/api-client/contract';
import { callQuery, queryKeyOf } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { useEffect } from 'react';

const refreshMs = 1000;

/** Returns whether the server is working on a replacement. */
export function isWorking({ counts }: Pick<Replacement, 'counts'>): boolean {
  return counts.waiting + counts.applying + counts.undoing > 0;
}

/** Returns a replacement with its progress, and the actions on it. */
export function useReplacement(id: number) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const params = { id: String(id) };
  const query = useQuery({
    ...callQuery(client, calls.getReplacement, { params }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.data) ? refreshMs : false),
  });
  const counts = query.data && JSON.stringify(query.data.data.counts);
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.listReplacementRows) });
  }, [counts, queryClient]);
  const applying = useCallMutation(calls.applyReplacement);
  const undoing = useCallMutation(calls.undoReplacement);
  return {
    query,
    failure: applying.error ?? undoing.error,
    isSending: applying.isPending || undoing.isPending,
    apply: (isRepublishing: boolean) => applying.run({ params, body: { isRepublishing } }),
    undo: () => undoing.run({ params }),
  };
}
