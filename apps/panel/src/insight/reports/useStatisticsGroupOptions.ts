import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Named } from '@vitrina/api-client/contract';
import { callQuery, queryDefaults } from '@vitrina/api-client/query';
import { useApiClient, useSession } from '@vitrina/session';

import { collectAll } from '../../shared/directory/collectAll.ts';

const none: readonly Named[] = [];

/** Returns the statistics groups available for reports: the user's own, or all for administrators. */
export function useStatisticsGroupOptions(): readonly Named[] {
  const client = useApiClient();
  const { isAdmin } = useSession();
  const own = useQuery({ ...callQuery(client, calls.listStatisticsGroups), enabled: !isAdmin });
  const all = useQuery({
    ...queryDefaults,
    queryKey: [calls.searchStatisticsGroups.id, 'all'],
    queryFn: () =>
      collectAll(
        (query) => client.call(calls.searchStatisticsGroups, { query }),
        ({ name }) => name,
      ),
    enabled: isAdmin,
  });
  return (isAdmin ? all.data : own.data?.data) ?? none;
}
