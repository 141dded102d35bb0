import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Category, Named } from '@vitrina/api-client/contract';
import { callQuery, queryDefaults } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { useMemo } from 'react';

import { collectAll } from './collectAll.ts';

const none: readonly Named[] = [];

/** All licenses the user may see. */
export function useLicenseOptions(): readonly Named[] {
  const client = useApiClient();
  return useQuery(callQuery(client, calls.listLicenses)).data?.data ?? none;
}

/** All retailers the user may see. */
export function useRetailerOptions(): readonly Named[] {
  const client = useApiClient();
  return useQuery(callQuery(client, calls.listRetailers)).data?.data ?? none;
}

/** All brands the user may see. */
export function useBrandOptions(): readonly Named[] {
  const client = useApiClient();
  return useQuery(callQuery(client, calls.listBrands)).data?.data ?? none;
}

/** All user groups an administrator may see. */
export function useGroupOptions(): readonly Named[] {
  const client = useApiClient();
  const query = useQuery({
    ...queryDefaults,
    queryKey: [calls.listGroups.id, 'all'],
    queryFn: () =>
      collectAll(
        (query) => client.call(calls.listGroups, { query }),
        ({ name }) => name,
      ),
  });
  return query.data ?? none;
}

/** All accounts an administrator may see, by username. */
export function useUserOptions(): readonly Named[] {
  const client = useApiClient();
  const query = useQuery({
    ...queryDefaults,
    queryKey: [calls.listUsers.id, 'all'],
    queryFn: () =>
      collectAll(
        (query) => client.call(calls.listUsers, { query }),
        ({ username }) => username,
      ),
  });
  return query.data ?? none;
}

function withPaths(categories: readonly Category[], above = ''): Named[] {
  return categories.flatMap(({ id, name, children }) => {
    const path = above === '' ? name : `${above} / ${name}`;
    return [{ id, name: path }, ...withPaths(children, path)];
  });
}

/** All categories, each by its way from the top of the tree. */
export function useCategoryOptions(): readonly Named[] {
  const client = useApiClient();
  const { data } = useQuery(callQuery(client, calls.listCategories));
  return useMemo(() => (data ? withPaths(data.data) : none), [data]);
}
