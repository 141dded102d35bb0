import type { CallPermission, Permission, Profile } from '@vitrina/api-client/contract';

/** The permissions a route or an action can require. `Administrator` is the role that can do everything in every license. */
export type RequiredPermission = Exclude<CallPermission, 'public'> | 'Administrator';

/** Checks whether the profile is an administrator's. */
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
 * Checks whether a profile has a permission. Every signed-in user has `User`, administrators have all; the
 * two builders also need to be enabled for the group.
 */
export function holdsPermission(
  profile: Pick<Profile, 'roles' | 'permissions' | 'group'>,
  permission: RequiredPermission,
): boolean {
  if (permission === 'User' || isAdministrator(profile)) return true;
  return profile.permissions.some(({ name }) => name === permission) && isInGroup(profile, permission);
}

/** Merges lists of permissions and removes duplicates. */
export function mergePermissions(...lists: readonly (readonly Permission[])[]): Permission[] {
  return [...new Map(lists.flat().map((permission) => [permission.id, permission])).values()];
}
