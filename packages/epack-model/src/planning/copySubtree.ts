import { getSubtree, type Page } from '../page/page.ts';
import { withoutSource } from '../origin/linkedCopy.ts';
import type { Component, ComponentId } from '../schemas/component.ts';

/**
 * Copies a component and its descendants, with ids counting up from `firstId`; the top's parent is
 * `parentId`.
 *
 * @public
 */
export function copySubtree(
  page: Page,
  id: ComponentId,
  firstId: ComponentId,
  parentId: ComponentId,
): Component[] {
  return withFreshIds(getSubtree(page, id), firstId, parentId).components;
}

/**
 * Renumbers components from `firstId`, parents first, and maps old ids to new ones. Components whose parent
 * is not among them move under `parentId`.
 */
export function withFreshIds(
  components: readonly Component[],
  firstId: ComponentId,
  parentId: ComponentId,
): { readonly components: Component[]; readonly idOf: ReadonlyMap<ComponentId, ComponentId> } {
  const idOf = new Map(components.map((component, at) => [component.id, firstId + at]));
  const renumbered = components.map((component, at) => ({
    ...withoutSource(component),
    id: firstId + at,
    parentId: idOf.get(component.parentId) ?? parentId,
  }));
  return { components: renumbered, idOf };
}
