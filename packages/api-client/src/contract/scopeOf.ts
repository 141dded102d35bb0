import type { CallDefinition } from './call.ts';
import type { KeyScope } from './names.ts';

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
