/** The permissions of user groups; `User` is implicit and never listed. @public */
export const permissionNames = [
  'Admin',
  'Dashboard',
  'Live_monitor',
  'Trends',
  'Builder',
  'BuilderPro',
] as const;
/** A permission by name. @public */
export type PermissionName = (typeof permissionNames)[number];

/** The roles an account can have; `ROLE_ADMIN` passes every permission. @public */
export const roleNames = ['ROLE_ADMIN', 'ROLE_USER'] as const;
/** A role by name. @public */
export type RoleName = (typeof roleNames)[number];

/** Where a retailer sells: on its own site, or on a marketplace. @public */
export const marketplaces = ['site', 'amazon', 'ozon', 'wildberries', 'yandexMarket'] as const;
