import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { CallResponse, MonitoredPage } from '@vitrina/api-client/contract';
import { callQuery, queryKeyOf } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { useMemo } from 'react';

type ListAnswer = CallResponse<typeof calls.listMonitoredPages>;
type DetailAnswer = CallResponse<typeof calls.getMonitoredPage>;
type Patch = Partial<MonitoredPage>;

/** Updates the displayed page in its details and in all lists, before the server responds. */
function patchShown(queryClient: QueryClient, id: number, patch: Patch): void {
  const change = <Page extends MonitoredPage>(page: Page): Page =>
    page.id === id ? { ...page, ...patch } : page;
  queryClient.setQueriesData<ListAnswer>(
    { queryKey: queryKeyOf(calls.listMonitoredPages) },
    (answer) => answer && { ...answer, data: { ...answer.data, items: answer.data.items.map(change) } },
  );
  queryClient.setQueriesData<DetailAnswer>(
    { queryKey: queryKeyOf(calls.getMonitoredPage) },
    (answer) => answer && { ...answer, data: change(answer.data) },
  );
}

/** Returns functions that update displayed product pages before the server responds. */
export function useShownPages() {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      patch: (id: number, patch: Patch) => patchShown(queryClient, id, patch),
    }),
    [queryClient],
  );
}

/** Returns a product page with its history. */
export function useMonitoredPage(id: number) {
  const client = useApiClient();
  return useQuery({
    ...callQuery(client, calls.getMonitoredPage, { params: { id } }),
    // Cached data might be hours old.
    refetchOnMount: 'always',
  });
}
