import { useQueries } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useSession } from '@vitrina/session';

/** A step from an empty installation to the first package. */
export interface FirstStep {
  id: 'license' | 'retailer' | 'user' | 'epack';
  path: string;
  isDone: boolean;
}

const one = { query: { limit: 1 } };
/** Number of accounts in an installation with only the administrator. */
const onlyTheAdministrator = 1;

/** Returns the first steps of an administrator. Returns `undefined` while loading and for all other users. */
export function useFirstSteps(): readonly FirstStep[] | undefined {
  const { apiClient, isAdmin } = useSession();
  const options = { enabled: isAdmin, refetchOnMount: 'always' as const };
  const [licenses, retailers, users, epacks] = useQueries({
    queries: [
      { ...callQuery(apiClient, calls.searchLicenses, one), ...options },
      { ...callQuery(apiClient, calls.searchRetailers, one), ...options },
      { ...callQuery(apiClient, calls.listUsers, one), ...options },
      { ...callQuery(apiClient, calls.listEpacks, one), ...options },
    ],
  });
  if (!licenses.data || !retailers.data || !users.data || !epacks.data) return undefined;
  return [
    { id: 'license', path: '/panel/licenses/add', isDone: licenses.data.data.total > 0 },
    { id: 'retailer', path: '/panel/retailers/add', isDone: retailers.data.data.total > 0 },
    { id: 'user', path: '/panel/users/add', isDone: users.data.data.total > onlyTheAdministrator },
    { id: 'epack', path: '/panel/builder-pro', isDone: epacks.data.data.total > 0 },
  ];
}
