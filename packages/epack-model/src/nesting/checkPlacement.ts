import { getBlockParent, isDynamicWrapper } from '../dynamic-data/dynamicWrapper.ts';
import type { Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import type { Component, ComponentId } from '../schemas/component.ts';
import type { ChangeRefusal, PlacementCode } from './changeRefusal.ts';

/**
 * Whether a component of one block may stand under a parent, by the rules of both blocks. Blocks the catalogue does not
 * know contain anything and stand anywhere.
 *
 * @param parentId - `rootId` for the top of the page.
 * @returns the reason against it, or `undefined`.
 * @public
 */
export function checkPlacement(
  page: Page,
  childKey: string,
  parentId: ComponentId,
  rules: BlockRules,
): PlacementCode | undefined {
  return findConflict(childKey, getBlockParent(page, parentId)?.componentKey, rules);
}

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

/** As `checkPlacement`, with what it is about: the one place where the rules of two blocks are asked. */
export function refusePlacement(
  { id, key }: Placed,
  parent: PlacedIn,
  rules: BlockRules,
): ChangeRefusal | undefined {
  const code = findConflict(key, parent.key, rules);
  return (
    code && {
      code,
      ...(id !== undefined && { componentId: id }),
      blockKey: key,
      parentId: parent.id,
      ...(parent.key !== undefined && { parentKey: parent.key }),
    }
  );
}

/** The parent with this id as {@link refusePlacement} takes it. */
export function placedIn(page: Page, parentId: ComponentId): PlacedIn {
  const parent = getBlockParent(page, parentId);
  return { id: parent?.id ?? parentId, key: parent?.componentKey };
}

/** Whether a component only holds a series: its members are what stands there. */
export function hasNoPlace(component: Component, rules: BlockRules): boolean {
  return isDynamicWrapper(component) && rules.find(component.componentKey) === undefined;
}

function findConflict(
  childKey: string,
  parentKey: string | undefined,
  rules: BlockRules,
): PlacementCode | undefined {
  const parentRule = parentKey === undefined ? undefined : rules.find(parentKey);
  if (parentRule && !parentRule.canContain(childKey)) return 'model.nesting.parentRefuses';
  const childRule = rules.find(childKey);
  return childRule && !childRule.canBeInside(parentKey) ? 'model.nesting.childRefuses' : undefined;
}
