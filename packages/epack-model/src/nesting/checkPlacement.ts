import { isDynamicWrapper } from '../dynamic-data/dynamicWrapper.ts';
import { getComponent, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import { rootId, type Component, type ComponentId } from '../schemas/component.ts';
import type { ChangeRefusal, PlacementCode } from './changeRefusal.ts';

/** The subject of a placement check: a component, or a block that has no id yet. */
export interface Placed {
  readonly id?: ComponentId;
  readonly key: string;
}

/** The parent for placement checks: a wrapper of a series is skipped in favor of its own parent. */
export interface PlacedIn {
  readonly id: ComponentId;
  /** Undefined at the top level. */
  readonly key: string | undefined;
}

/**
 * Checks the rules of both blocks for a component under a parent. The only place that checks them. Unknown
 * blocks contain anything and can be placed anywhere.
 */
export function refusePlacement(
  { id, key }: Placed,
  parent: PlacedIn,
  rules: BlockRules,
): (ChangeRefusal & { readonly code: PlacementCode }) | undefined {
  const rule = rules.find(key);
  const parentRule = parent.key === undefined ? undefined : rules.find(parent.key);
  const isTakenIn = parentRule?.canContain(key) !== false;
  if (isTakenIn && rule?.canBeInside(parent.key) !== false) return undefined;
  const code = isTakenIn ? 'model.nesting.childRefuses' : 'model.nesting.parentRefuses';
  return { code, componentId: id, blockKey: key, parentId: parent.id, parentKey: parent.key };
}

/** Returns the parent with this id in the form {@link refusePlacement} takes. */
export function placedIn(page: Page, parentId: ComponentId): PlacedIn {
  let parent = getComponent(page, parentId);
  while (parent && isDynamicWrapper(parent)) parent = getComponent(page, parent.parentId);
  return { id: parent?.id ?? rootId, key: parent?.componentKey };
}

/**
 * Lists the components of a page that violate placement rules. Wrappers of series are skipped; their members
 * are checked instead.
 */
export function listMisplaced(
  page: Page,
  components: Iterable<Component>,
  rules: BlockRules,
): ChangeRefusal[] {
  return [...components].flatMap((component) => {
    const { id, componentKey: key, parentId } = component;
    const isAsked = !hasNoPlace(component, rules);
    return (isAsked && refusePlacement({ id, key }, placedIn(page, parentId), rules)) || [];
  });
}

/** Checks whether a component only holds a series, so that only its members count. */
export function hasNoPlace(component: Component, rules: BlockRules): boolean {
  return isDynamicWrapper(component) && rules.find(component.componentKey) === undefined;
}
