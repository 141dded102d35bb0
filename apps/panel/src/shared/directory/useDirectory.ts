import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Category, Named } from '@vitrina/api-client/contract';
import { callQuery, queryDefaults } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { useMemo } from 'react';

import { collectAll } from './collectAll.ts';

const none: readonly Named[] = [];

/** Returns all licenses the user can see. */
export function useLicenseOptions(): readonly Named[] {
  const client = useApiClient();
  return useQuery(callQuery(client, calls.listLicenses)).data?.data ?? none;
}

/** Returns all retailers the user can see. */
export function useRetailerOptions(): readonly Named[] {
  const client = useApiClient();
  return useQuery(callQuery(client, calls.listRetailers)).data?.data ?? none;
}

/** Returns all brands the user can see. */
export function useBrandOptions(): readonly Named[] {
  const client = useApiClient();
  return useQuery(callQuery(client, calls.listBrands)).data?.data ?? none;
}

/** Returns all user groups an administrator can see. */
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

/** Returns all accounts an administrator can see, by username. */
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

/** Returns all categories, each with its path from the root of the tree. */
export function useCategoryOptions(): readonly Named[] {
  const client = useApiClient();
  const { data } = useQuery(callQuery(client, calls.listCategories));
  return useMemo(() => (data ? withPaths(data.data) : none), [data]);
}
