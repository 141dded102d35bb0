import { ApiError } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { PageVersion } from '@vitrina/api-client/contract';
import { callQuery, queryDefaults, queryKeyOf } from '@vitrina/api-client/query';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { loadPage, pageKey, type PageAddress } from '@vitrina/epack-model';
import { useApiClient } from '@vitrina/session';
import { useState } from 'react';
import { replacePage } from '@vitrina/editor-core/saving';
import { useEditorStore } from '@vitrina/editor-ui/store';

/** As many are asked for at a time. */
const pageSize = 50;

/** The versions of the page in view, the chosen one against the current, and the way back to it. */
export function useVersions(epackId: string, address: PageAddress) {
  const client = useApiClient();
  const store = useEditorStore();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<number>();
  const [isRestoring, setRestoring] = useState(false);
  const [error, setError] = useState<ApiError>();
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

  /** Answers whether it was done. */
  const restore = async ({ revision }: PageVersion): Promise<boolean> => {
    setRestoring(true);
    setError(undefined);
    try {
      const { data } = await client.call(calls.restorePageVersion, {
        params: { id: epackId, revision },
        body: query,
        ifMatch: store.getState().document.revisions[pageKey(address)] ?? 0,
      });
      const { page } = loadPage(data.components, store.services.catalogue.rules);
      store.dispatch(replacePage(address, { page, revision: data.revision }, 'restoreVersion'));
      await queries.invalidateQueries({ queryKey: queryKeyOf(calls.listPageVersions) });
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
      return false;
    } finally {
      setRestoring(false);
    }
  };
  return { versions, items, total, comparison, chosen, choose: setChosen, restore, isRestoring, error };
}

/** {@link useVersions}. */
export type Versions = ReturnType<typeof useVersions>;

function toQuery({ locale, template, page }: PageAddress) {
  return { lang: locale, template, page };
}
