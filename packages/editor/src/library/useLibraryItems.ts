import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { SavedKind } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import type { LibraryItem } from '@vitrina/editor-core/library';
import { useApiClient } from '@vitrina/session';

/** The largest page size of the call. */
const maxListed = 100;

const noItems: readonly LibraryItem[] = [];

/** Kinds of items whose copies stay linked. */
export type LinkedKind = Exclude<SavedKind, 'component'>;

/** Returns the sections or templates of the license, by name. `search` finds those beyond the first hundred. */
export function useLibraryItems(kind: LinkedKind, search = '') {
  const client = useApiClient();
  const query = { kinds: kind, sort: 'name', limit: maxListed };
  const all = useQuery(callQuery(client, calls.listCustomComponents, { query }));
  const hasMore = (all.data?.data.total ?? 0) > maxListed;
  const found = useQuery({
    ...callQuery(client, calls.listCustomComponents, { query: { ...query, search } }),
    enabled: hasMore && search !== '',
  });
  const items: readonly LibraryItem[] = (found.data ?? all.data)?.data.items ?? noItems;
  return { items, isPending: all.isPending, error: all.error, retry: () => void all.refetch() };
}
