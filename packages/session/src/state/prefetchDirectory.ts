import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { Profile } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';

import { isAdministrator } from './permissions.ts';

/**
 * Prefetches the lists most screens choose from. Administrators have the full short lists; others also their
 * Shop-in-shop retailers, license info and categories. If a list fails, the screen that needs it fetches it
 * again.
 */
export function prefetchDirectory(queryClient: QueryClient, client: ApiClient, profile: Profile): void {
  void queryClient.prefetchQuery(callQuery(client, calls.listRetailers));
  void queryClient.prefetchQuery(callQuery(client, calls.listLicenses));
  if (isAdministrator(profile)) return;
  void queryClient.prefetchQuery(callQuery(client, calls.listSisRetailers));
  void queryClient.prefetchQuery(callQuery(client, calls.listLicenseInfo));
  if (profile.licenses.length === 0) return;
  const licenseIds = profile.licenses.map((license) => license.id);
  void queryClient.prefetchQuery(callQuery(client, calls.getCategoryTree, { params: { licenseIds } }));
}
