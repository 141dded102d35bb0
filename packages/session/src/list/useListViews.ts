import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import type { ListViews } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';

import { useApiClient } from '../state/SessionContext.ts';

/**
 * The kept views of a list. One that cannot be fetched leaves the list without them, not without itself.
 *
 * @param list - names the list among the kept views
 * @param viewQuery - the list's present state, which saving keeps
 */
export function useListViews(
  list: string,
  viewQuery: string,
  applyQuery: (query: string) => void,
): ListViews | undefined {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const options = callQuery(client, calls.listSavedViews, { query: { list } });
  const { data } = useQuery(options);
  const items = data?.data;
  return useMemo(() => {
    if (!items) return undefined;
    const refresh = () => queryClient.invalidateQueries({ queryKey: options.queryKey });
    return {
      items,
      apply: (view) => applyQuery(view.query),
      save: async (view) => {
        await client.call(calls.saveView, { body: { list, query: viewQuery, ...view } });
        await refresh();
      },
      remove: async ({ id }) => {
        await client.call(calls.deleteView, { params: { id } });
        await refresh();
      },
    };
  }, [items, queryClient, options.queryKey, applyQuery, client, list, viewQuery]);
}
