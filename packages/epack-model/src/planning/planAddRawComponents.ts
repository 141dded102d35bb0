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
 * The change that adds components from outside (pasted, typed, a custom component) at a place: repaired as at load,
 * with fresh ids. What was repaired is in `issues`; `change` is undefined where nothing usable is in the input. `idOf` has the
 * fresh id of each by the one it came with.
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

/** Below a parent the Feature that loading puts around loose components has no business. */
function withoutWrapping(components: readonly Component[], issues: readonly Issue[]): Component[] {
  const wrappers = new Set(
    issues.filter(({ code }) => code === 'model.load.wrapped').map(({ componentId }) => componentId),
  );
  return components.filter(({ id, componentKey }) => componentKey !== featureKey || !wrappers.has(id));
}
