import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { CallResponse, MonitoredPage } from '@vitrina/api-client/contract';
import { callQuery, queryKeyOf } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { useMemo } from 'react';

type ListAnswer = CallResponse<typeof calls.listMonitoredPages>;
type DetailAnswer = CallResponse<typeof calls.getMonitoredPage>;
type Patch = Partial<MonitoredPage>;

/** Changes what is shown of a page, in its sheet and in every list, before the server has said so. */
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

/** Changes what is shown of product pages ahead of the server's answer. */
export function useShownPages() {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      patch: (id: number, patch: Patch) => patchShown(queryClient, id, patch),
    }),
    [queryClient],
  );
}

/** A product page with its past. */
export function useMonitoredPage(id: number) {
  const client = useApiClient();
  return useQuery({
    ...callQuery(client, calls.getMonitoredPage, { params: { id } }),
    // What was seen of it earlier may be hours old.
    refetchOnMount: 'always',
  });
}
