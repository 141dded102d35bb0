import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Category } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useSession } from '@vitrina/session';
import { useMemo } from 'react';

/** A category with the names of its ancestors, topmost first. */
export interface CategoryPath {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

/** Returns the categories of the user's licenses by id; packages store ids. Empty while loading. */
export function useCategories(): ReadonlyMap<string, CategoryPath> {
  const { profile } = useSession();
  const licenseIds = profile?.licenses.map(({ id }) => id) ?? [];
  const { data } = useQuery({
    ...callQuery(useApiClient(), calls.getCategoryTree, { params: { licenseIds } }),
    enabled: licenseIds.length > 0,
  });
  return useMemo(() => new Map(listPaths(data?.data ?? []).map((path) => [path.id, path])), [data]);
}

function listPaths(categories: readonly Category[], above = ''): CategoryPath[] {
  return categories.flatMap(({ id, name, children }) => {
    const path = above === '' ? name : `${above} › ${name}`;
    return [{ id: String(id), name, path }, ...listPaths(children, path)];
  });
}
