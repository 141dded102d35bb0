import type { ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { Permission, Profile } from '@vitrina/api-client/contract';

import { isAdministrator, mergePermissions } from './permissions.ts';

/** If the groups cannot be loaded, the profile's own permissions apply; the server checks them anyway. */
async function loadGroupPermissions(client: ApiClient): Promise<Permission[]> {
  try {
    const { data: groups } = await client.call(calls.listStatisticsGroups);
    return groups.flatMap((group) => group.permissions);
  } catch {
    return [];
  }
}

/** Returns the signed-in user, with the permissions of their statistics groups merged in. */
export async function loadProfile(client: ApiClient): Promise<Profile> {
  // Requested together: every screen waits for both.
  const asked = client.call(calls.getProfile);
  const groups = loadGroupPermissions(client);
  const { data: profile } = await asked;
  if (isAdministrator(profile)) return profile;
  const fromGroups = await groups;
  return { ...profile, permissions: mergePermissions(profile.permissions, fromGroups) };
}

let ahead: Promise<Profile> | undefined;

/** Requests the profile while the app itself loads; {@link takeProfile} returns it. */
export function loadProfileAhead(client: ApiClient): void {
  ahead = loadProfile(client);
  // The caller of `takeProfile` requests again and reports the failure.
  ahead.catch(() => undefined);
}

/** Returns the profile requested ahead, once; otherwise like {@link loadProfile}. */
export function takeProfile(client: ApiClient): Promise<Profile> {
  const asked = ahead;
  ahead = undefined;
  return asked ? asked.catch(() => loadProfile(client)) : loadProfile(client);
}
