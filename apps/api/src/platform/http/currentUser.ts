import type {
  CallDefinition,
  CallPermission,
  ErrorCode,
  GroupSettings,
  PermissionName,
} from '@vitrina/api-client/contract';

/** The categories a group's users may see epacks of. */
export interface CategoryRule {
  method: 'allowed' | 'excluded';
  /** Ids of the listed categories and everything below them, as text: epacks carry them so. */
  ids: readonly string[];
}

/** Who makes a request, and what that user may reach. Read anew for every request. */
export interface CurrentUser {
  id: number;
  username: string;
  isAdmin: boolean;
  permissions: ReadonlySet<PermissionName>;
  group: { id: number; name: string; settings: GroupSettings } | undefined;
  /** Undefined for administrators, who reach all of them. */
  licenseIds: readonly number[] | undefined;
  /** The retailers the group is narrowed to; undefined where it is not. */
  retailerIds: readonly number[] | undefined;
  categoryRule: CategoryRule | undefined;
  /** SHA-256 of the token the request came with. */
  tokenHash: Buffer;
  /** What narrows the token: it is a group's, or its user has to enrol a second factor first. */
  restriction?: 'group' | 'enrolment';
}

function hasPermission(user: CurrentUser, permission: CallPermission): boolean {
  if (permission === 'public' || permission === 'User') return true;
  if (!user.permissions.has(permission)) return false;
  const settings = user.group?.settings;
  if (permission === 'Builder') return settings?.isBuilderAvailable ?? false;
  if (permission === 'BuilderPro') return settings?.isBuilderProAvailable ?? false;
  return true;
}

/** Whether the user may make a call: any one of its permissions is enough, and an administrator needs none. */
export function mayCall(user: CurrentUser, permission: CallPermission | readonly CallPermission[]): boolean {
  if (user.isAdmin) return true;
  const wanted = typeof permission === 'string' ? [permission] : permission;
  return wanted.some((one) => hasPermission(user, one));
}

/** Why a narrowed token does not open a call; undefined where it does. */
export function findRestriction(
  user: CurrentUser,
  call: Pick<CallDefinition, 'isPersonal' | 'isOpenWhileEnrolling'>,
): ErrorCode | undefined {
  if (user.restriction === 'group' && call.isPersonal) return 'notEnoughPermissions';
  if (user.restriction === 'enrolment' && !call.isOpenWhileEnrolling) return 'secondFactorNeeded';
  return undefined;
}
