import type { AddRawComponents } from '../changes/pageChange.ts';
import type { Issue } from '../issue.ts';
import { loadPage } from '../load/loadPage.ts';
import { nextComponentId, walkPage, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import { rootId, type Component, type ComponentId } from '../schemas/component.ts';
import { featureKey } from '../load/repairComponent.ts';
import { withFreshIds } from './copySubtree.ts';
import type { Place } from './placeForNew.ts';

/**
 * Plans the addition of components from outside (pasted, typed, or a custom component) at a place: repaired
 * as on load, with new ids. `issues` lists the repairs; `change` is undefined if nothing in the input is
 * usable. `idOf` maps original ids to new ones.
 *
 * @public
 */
export function planAddRawComponents(
  page: Page,
  wire: unknown,
  place: Place,
  rules: BlockRules,
): {
  readonly change: AddRawComponents | undefined;
  readonly issues: Issue[];
  readonly idOf: ReadonlyMap<ComponentId, ComponentId>;
} {
  const loaded = loadPage(wire, rules);
  const all = [...walkPage(loaded.page)];
  const kept = place.parentId === rootId ? all : withoutWrapping(all, loaded.issues);
  const { components, idOf } = withFreshIds(kept, nextComponentId(page), place.parentId);
  return {
    change: components.length === 0 ? undefined : { type: 'addRawComponents', ...place, components },
    issues: loaded.issues,
    idOf,
  };
}

/** Removes the Features that loading wraps around loose components; below a parent they are not needed. */
function withoutWrapping(components: readonly Component[], issues: readonly Issue[]): Component[] {
  const wrappers = new Set(
    issues.filter(({ code }) => code === 'model.load.wrapped').map(({ componentId }) => componentId),
  );
  return components.filter(({ id, componentKey }) => componentKey !== featureKey || !wrappers.has(id));
}
