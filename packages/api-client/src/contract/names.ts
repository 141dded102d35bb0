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

/**
 * The scopes that an API key can be limited to. Most calls belong to a scope by the permission and the method that they declare;
 * the others declare it (`scope`).
 *
 * @public
 */
export const keyScopes = [
  'packages.read',
  'packages.write',
  'publish',
  'monitor.read',
  'monitor.write',
  'statistics',
  'administration.read',
  'administration.write',
] as const;
/** One of {@link keyScopes}. @public */
export type KeyScope = (typeof keyScopes)[number];

/** The roles an account can have; `ROLE_ADMIN` passes every permission. @public */
export const roleNames = ['ROLE_ADMIN', 'ROLE_USER'] as const;
/** A role by name. @public */
export type RoleName = (typeof roleNames)[number];

/** Where a retailer sells: on its own site, or on a marketplace. @public */
export const marketplaces = ['site', 'amazon', 'ozon', 'wildberries', 'yandexMarket'] as const;

/** The views that statistics can count: those of people with or without proof, those of robots, or all. @public */
export const viewsChoices = ['verified', 'unverified', 'automated', 'all'] as const;
/** One of {@link viewsChoices}. @public */
export type ViewsChoice = (typeof viewsChoices)[number];

/**
 * The kinds of suspicious views: many times the usual number in an hour, too many from one network, times in view that are
 * longer than the view's age. @public
 */
export const anomalyKinds = ['burst', 'network', 'times'] as const;
/** One of {@link anomalyKinds}. @public */
export type AnomalyKind = (typeof anomalyKinds)[number];

/** The longest time in view that a view counts with, in minutes. @public */
export const maxInviewMinutes = 10;

/** The extent of an ownership: all products of a brand, of a GS1 prefix, or a single product. @public */
export const ownedKinds = ['brand', 'prefix', 'gtin', 'mpn'] as const;
/** One of {@link ownedKinds}. @public */
export type OwnedKind = (typeof ownedKinds)[number];

/** An owner publishes the products alone; a delegate, such as an agency, may publish them too. @public */
export const ownerRoles = ['owner', 'delegate'] as const;
/** One of {@link ownerRoles}. @public */
export type OwnerRole = (typeof ownerRoles)[number];

/** The states of a claim of a product. @public */
export const claimStates = ['open', 'approved', 'refused'] as const;
/** One of {@link claimStates}. @public */
export type ClaimState = (typeof claimStates)[number];
