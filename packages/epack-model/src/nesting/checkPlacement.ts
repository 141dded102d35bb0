import { isDynamicWrapper } from '../dynamic-data/dynamicWrapper.ts';
import { getComponent, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import { rootId, type Component, type ComponentId } from '../schemas/component.ts';
import type { ChangeRefusal, PlacementCode } from './changeRefusal.ts';

/** What is to stand somewhere: a component, or a block that has no id yet. */
export interface Placed {
  readonly id?: ComponentId;
  readonly key: string;
}

/** The parent as it counts for nesting: what holds a series is looked through. */
export interface PlacedIn {
  readonly id: ComponentId;
  /** Undefined at the top of the page. */
  readonly key: string | undefined;
}

/**
 * Whether a component of one block may be placed under a parent, by the rules of both blocks: the one place where they are
 * asked. Blocks the catalog does not know contain anything and stand anywhere.
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

/** The parent with this id as {@link refusePlacement} takes it. */
export function placedIn(page: Page, parentId: ComponentId): PlacedIn {
  let parent = getComponent(page, parentId);
  while (parent && isDynamicWrapper(parent)) parent = getComponent(page, parent.parentId);
  return { id: parent?.id ?? rootId, key: parent?.componentKey };
}

/** Those of a page's components that stand where they may not; the series that one only holds is asked for itself. */
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

/** Whether a component only holds a series: its members are what is there. */
export function hasNoPlace(component: Component, rules: BlockRules): boolean {
  return isDynamicWrapper(component) && rules.find(component.componentKey) === undefined;
}
