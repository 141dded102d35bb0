import { calls } from '@vitrina/api-client/calls';
import type { PageVersion } from '@vitrina/api-client/contract';
import { callMutation, callQuery, queryDefaults, queryKeyOf } from '@vitrina/api-client/query';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { loadPage, pageKey, type PageAddress } from '@vitrina/epack-model';
import { useAction, useApiClient } from '@vitrina/session';
import { useState } from 'react';
import { replacePage } from '@vitrina/editor-core/saving';
import { useEditorStore } from '@vitrina/editor-ui/store';

/** Number of versions per request. */
const pageSize = 50;

/**
 * Returns the versions of the page in view, the comparison of the chosen one with the current one, and the
 * rollback.
 *
 * @param onRestored - called when the page has been rolled back to the chosen version
 */
export function useVersions(epackId: string, address: PageAddress, onRestored: () => void) {
  const client = useApiClient();
  const store = useEditorStore();
  const [chosen, setChosen] = useState<number>();
  const query = toQuery(address);
  const params = { id: epackId };
  const versions = useInfiniteQuery({
    ...queryDefaults,
    refetchOnMount: 'always',
    queryKey: queryKeyOf(calls.listPageVersions, { params, query }),
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const part = { limit: pageSize, offset: pageParam };
      return client.call(calls.listPageVersions, { params, query: { ...query, ...part }, signal });
    },
    getNextPageParam: (_, pages) => {
      const count = pages.reduce((sum, { data }) => sum + data.items.length, 0);
      return count < (pages[0]?.data.total ?? 0) ? count : undefined;
    },
  });
  const items = versions.data?.pages.flatMap(({ data }) => data.items) ?? [];
  const total = versions.data?.pages[0]?.data.total ?? 0;
  const comparison = useQuery({
    ...callQuery(client, calls.comparePageVersions, { params, query: { ...query, from: chosen } }),
    refetchOnMount: 'always',
    enabled: chosen !== undefined,
  });

  const { mutateAsync } = useMutation(callMutation(client, calls.restorePageVersion));
  const restoring = useAction(async ({ revision }: PageVersion) => {
    const { data } = await mutateAsync({
      params: { id: epackId, revision },
      body: query,
      ifMatch: store.getState().document.revisions[pageKey(address)] ?? 0,
    });
    // Apply the result even if the dialog is closed by now: the server already has the restored page.
    const { page } = loadPage(data.components, store.services.catalogue.rules);
    store.dispatch(replacePage(address, { page, revision: data.revision }, 'restoreVersion'));
    onRestored();
  });
  return { versions, items, total, comparison, chosen, choose: setChosen, restoring };
}

/** The result of {@link useVersions}. */
export type Versions = ReturnType<typeof useVersions>;

function toQuery({ locale, template, page }: PageAddress) {
  return { lang: locale, template, page };
}
