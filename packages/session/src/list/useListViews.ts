import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import type { ListViews } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';

import { useCallMutation } from '../call/useCallMutation.ts';
import { useApiClient } from '../state/SessionContext.ts';

/**
 * The saved views of a list. If they fail to load, the list still works without them.
 *
 * @param list - identifies the list in saved views
 * @param viewQuery - the current state of the list, which saving stores
 */
export function useListViews(
  list: string,
  viewQuery: string,
  applyQuery: (query: string) => void,
): ListViews | undefined {
  const { data } = useQuery(callQuery(useApiClient(), calls.listSavedViews, { query: { list } }));
  const { runAsync: save } = useCallMutation(calls.saveView);
  const { runAsync: remove } = useCallMutation(calls.deleteView);
  const items = data?.data;
  return useMemo(() => {
    if (!items) return undefined;
    return {
      items,
      apply: (view) => applyQuery(view.query),
      save: async (view) => void (await save({ body: { list, query: viewQuery, ...view } })),
      remove: async ({ id }) => void (await remove({ params: { id } })),
    };
  }, [items, applyQuery, save, remove, list, viewQuery]);
}
