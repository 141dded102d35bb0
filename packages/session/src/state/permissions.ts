import type { CallPermission, Permission, Profile } from '@vitrina/api-client/contract';

/** What a route or an action can require. */
export type RequiredPermission = Exclude<CallPermission, 'public'>;

/** Whether the profile is an administrator's. */
export function isAdministrator(profile: Pick<Profile, 'roles'>): boolean {
  return profile.roles.includes('ROLE_ADMIN');
}

function isInGroup(profile: Pick<Profile, 'group'>, permission: RequiredPermission): boolean {
  const settings = profile.group?.settings;
  if (!settings) return true;
  if (permission === 'Builder') return settings.isBuilderAvailable;
  if (permission === 'BuilderPro') return settings.isBuilderProAvailable;
  return true;
}

/**
 * Whether a profile holds a permission. Every signed-in user holds `User`, administrators hold all; the two builders
 * also need the group's consent.
 */
export function holdsPermission(
  profile: Pick<Profile, 'roles' | 'permissions' | 'group'>,
  permission: RequiredPermission,
): boolean {
  if (permission === 'User' || isAdministrator(profile)) return true;
  return profile.permissions.some(({ name }) => name === permission) && isInGroup(profile, permission);
}

/** The permissions of several sources as one list, each once. */
export function mergePermissions(...lists: readonly (readonly Permission[])[]): Permission[] {
  return [...new Map(lists.flat().map((permission) => [permission.id, permission])).values()];
}
