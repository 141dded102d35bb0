import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { FileKind } from '@vitrina/api-client';
import { callQuery, queryDefaults, queryKeyOf } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { useDeferredValue, useState } from 'react';

/** The part of the library to show: all files, files without a folder, or a folder by ID. */
export type FolderChoice = 'all' | 'none' | number;

const pageSize = 48;

/**
 * Returns the files and folders of the library that match the current folder, kind and search.
 *
 * @param onlyKind - the only kind of file to list
 */
export function useLibrary(onlyKind?: FileKind) {
  const client = useApiClient();
  const queries = useQueryClient();
  const [folder, setFolder] = useState<FolderChoice>('all');
  const [search, setSearch] = useState('');
  const [isUnusedOnly, setUnusedOnly] = useState(false);
  const [chosenKind, setKind] = useState<FileKind>();
  const kind = onlyKind ?? chosenKind;
  const query = toQuery({ folder, kind, search: useDeferredValue(search.trim()), isUnusedOnly });
  const folders = useQuery({
    ...callQuery(client, calls.listAssetFolders),
    refetchOnMount: 'always',
  });
  const assets = useInfiniteQuery({
    ...queryDefaults,
    refetchOnMount: 'always',
    queryKey: queryKeyOf(calls.listAssets, { query }),
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      client.call(calls.listAssets, { query: { ...query, offset: pageParam }, signal }),
    getNextPageParam: (_, pages) => {
      const count = pages.reduce((sum, { data }) => sum + data.items.length, 0);
      return count < (pages[0]?.data.total ?? 0) ? count : undefined;
    },
    placeholderData: (before) => before,
  });
  return {
    folder,
    setFolder,
    search,
    setSearch,
    isUnusedOnly,
    setUnusedOnly,
    kind,
    setKind,
    isKindFixed: onlyKind !== undefined,
    folders,
    assets,
    items: assets.data?.pages.flatMap(({ data }) => data.items) ?? [],
    total: assets.data?.pages[0]?.data.total ?? 0,
    isFiltered: search.trim() !== '' || isUnusedOnly || chosenKind !== undefined,
    /** Refetches the library after a change. */
    refresh: async () => {
      await Promise.all(
        [calls.listAssets, calls.listAssetFolders].map((call) =>
          queries.invalidateQueries({ queryKey: queryKeyOf(call) }),
        ),
      );
    },
  };
}

/** Return value of {@link useLibrary}. */
export type Library = ReturnType<typeof useLibrary>;

interface LibraryFilter {
  folder: FolderChoice;
  kind: FileKind | undefined;
  search: string;
  isUnusedOnly: boolean;
}

function toQuery({ folder, kind, search, isUnusedOnly }: LibraryFilter) {
  return {
    limit: pageSize,
    ...(folder !== 'all' && { folderId: folder }),
    ...(kind && { kinds: kind }),
    ...(search !== '' && { search }),
    ...(isUnusedOnly && { usage: 'unused' as const }),
  };
}
