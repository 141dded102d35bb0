import type {
  CallDefinition,
  CallPermission,
  ErrorCode,
  GroupSettings,
  KeyScope,
  PermissionName,
} from '@vitrina/api-client/contract';
import { scopeOf } from '@vitrina/api-client/contract';

import { forbidden } from './failure.ts';

/** The categories whose epacks a group's users can access. */
export interface CategoryRule {
  method: 'allowed' | 'excluded';
  /** Ids of the listed categories and their descendants, as text like in epacks. */
  ids: readonly string[];
}

/** The user of a request, with access rights. Read again for every request. */
export interface CurrentUser {
  id: number;
  username: string;
  isAdmin: boolean;
  permissions: ReadonlySet<PermissionName>;
  group: { id: number; name: string; settings: GroupSettings } | undefined;
  /** Undefined for administrators, who have access to all licenses. */
  licenseIds: readonly number[] | undefined;
  /** Retailers the group is limited to; undefined without a limit. */
  retailerIds: readonly number[] | undefined;
  categoryRule: CategoryRule | undefined;
  /** SHA-256 of the request's token. */
  tokenHash: Buffer;
  /** Restriction of the token: a group token, or the user must set up two-factor authentication first. */
  restriction?: 'group' | 'enrolment';
  /** False if the session's user has not given the password within the last ten minutes. */
  isConfirmed: boolean;
  /** Scopes of the API key of the request; undefined for sessions and unlimited group tokens. */
  scopes?: readonly KeyScope[];
}

function hasPermission(user: CurrentUser, permission: CallPermission): boolean {
  if (permission === 'public' || permission === 'User') return true;
  if (!user.permissions.has(permission)) return false;
  const settings = user.group?.settings;
  if (permission === 'Builder') return settings?.isBuilderAvailable ?? false;
  if (permission === 'BuilderPro') return settings?.isBuilderProAvailable ?? false;
  return true;
}

/** Returns true if the user has any of the permissions. Administrators need none. */
export function mayCall(user: CurrentUser, permission: CallPermission | readonly CallPermission[]): boolean {
  if (user.isAdmin) return true;
  const wanted = typeof permission === 'string' ? [permission] : permission;
  return wanted.some((one) => hasPermission(user, one));
}

/** @throws 403 if the session's user has not given the password lately; the panel asks for it and calls again */
export function checkConfirmed(user: CurrentUser): void {
  if (!user.isConfirmed) throw forbidden('confirmationNeeded');
}

/** Returns the reason a restricted token may not make a call, or undefined if it may. */
export function findRestriction(
  user: CurrentUser,
  call: Pick<CallDefinition, 'isPersonal' | 'isOpenWhileEnrolling' | 'permission' | 'method' | 'scope'>,
): ErrorCode | undefined {
  if (user.restriction === 'group' && call.isPersonal) return 'notEnoughPermissions';
  if (user.restriction === 'enrolment' && !call.isOpenWhileEnrolling) return 'secondFactorNeeded';
  const scope = scopeOf(call);
  if (user.scopes && scope && !user.scopes.includes(scope)) return 'scopeMissing';
  return undefined;
}
