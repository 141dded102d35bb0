import type { ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { Permission, Profile } from '@vitrina/api-client/contract';

import { isAdministrator, mergePermissions } from './permissions.ts';

/** Where the groups cannot be had, the profile's own list stands: it decides, the server checks again anyway. */
async function loadGroupPermissions(client: ApiClient): Promise<Permission[]> {
  try {
    const { data: groups } = await client.call(calls.listStatisticsGroups);
    return groups.flatMap((group) => group.permissions);
  } catch {
    return [];
  }
}

/** The signed-in user, with the permissions of its statistics groups merged in. */
export async function loadProfile(client: ApiClient): Promise<Profile> {
  // Asked for together: every screen waits for both.
  const asked = client.call(calls.getProfile);
  const groups = loadGroupPermissions(client);
  const { data: profile } = await asked;
  if (isAdministrator(profile)) return profile;
  const fromGroups = await groups;
  return { ...profile, permissions: mergePermissions(profile.permissions, fromGroups) };
}

let ahead: Promise<Profile> | undefined;

/** Asks who is signed in while the app itself is on its way; {@link takeProfile} answers it. */
export function loadProfileAhead(client: ApiClient): void {
  ahead = loadProfile(client);
  // Who takes it asks again and says what fails.
  ahead.catch(() => undefined);
}

/** {@link loadProfile}, or what was asked for ahead; that counts once. */
export function takeProfile(client: ApiClient): Promise<Profile> {
  const asked = ahead;
  ahead = undefined;
  return asked ? asked.catch(() => loadProfile(client)) : loadProfile(client);
}
