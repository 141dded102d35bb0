import type { CallDefinition } from './call.ts';

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

/**
 * Returns the scope an API key needs for a call; undefined if every key can make the call. Group permissions still
 * apply: a scope only narrows them.
 *
 * @public
 */
export function scopeOf({
  scope,
  permission,
  method,
}: Pick<CallDefinition, 'scope' | 'permission' | 'method'>): KeyScope | undefined {
  if (scope) return scope === 'any' ? undefined : scope;
  const permissions = [permission].flat();
  const act = method === 'GET' ? 'read' : 'write';
  if (permissions.includes('Builder') || permissions.includes('BuilderPro')) return `packages.${act}`;
  if (permissions.includes('Live_monitor')) return `monitor.${act}`;
  if (permissions.includes('Dashboard') || permissions.includes('Trends')) return 'statistics';
  return permissions.includes('Admin') ? `administration.${act}` : undefined;
}
