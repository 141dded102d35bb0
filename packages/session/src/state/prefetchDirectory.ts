import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@vitrina/api-client';
import { contract, type Profile } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';

import { isAdministrator } from './permissions.ts';

/**
 * Fetches ahead what most screens choose from. Administrators have the full short lists; others also their
 * Shop-In-Shop retailers, licence info and categories. A list that fails is fetched again by the screen that needs it.
 */
export function prefetchDirectory(queryClient: QueryClient, client: ApiClient, profile: Profile): void {
  void queryClient.prefetchQuery(callQuery(client, contract.listRetailers));
  void queryClient.prefetchQuery(callQuery(client, contract.listLicenses));
  if (isAdministrator(profile)) return;
  void queryClient.prefetchQuery(callQuery(client, contract.listSisRetailers));
  void queryClient.prefetchQuery(callQuery(client, contract.listLicenseInfo));
  if (profile.licenses.length === 0) return;
  const licenseIds = profile.licenses.map((license) => license.id);
  void queryClient.prefetchQuery(callQuery(client, contract.getCategoryTree, { params: { licenseIds } }));
}
