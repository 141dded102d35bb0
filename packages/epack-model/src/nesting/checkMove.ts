import { getDisplayChildIds } from '../dynamic-data/dynamicWrapper.ts';
import { getComponent, isSelfOrBelow, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import type { Component, ComponentId } from '../schemas/component.ts';
import type { ChangeContext } from './changeContext.ts';
import type { ChangeRefusal } from './changeRefusal.ts';
import { checkEntry, checkFixed, checkRoom } from './checkAddition.ts';
import { hasNoPlace } from './checkPlacement.ts';
import { ownParent } from './checkRemoval.ts';

/**
 * Whether a user may move a component to a parent, its own included: not into itself, not within or out of a fixed
 * structure, and elsewhere as `checkAddition` says.
 *
 * @param parentId - `rootId` for the top of the page.
 * @returns the first reason against it, or `undefined`; `undefined` for an unknown component.
 * @public
 */
export function checkMove(
  page: Page,
  id: ComponentId,
  parentId: ComponentId,
  context: ChangeContext,
): ChangeRefusal | undefined {
  const component = getComponent(page, id);
  if (!component) return undefined;
  if (isSelfOrBelow(page, parentId, id)) {
    return { code: 'model.change.moveIntoItself', componentId: id, blockKey: component.componentKey };
  }
  const fixed = checkFixed(ownParent(page, component), context.rules);
  if (fixed || component.parentId === parentId) return fixed;
  const full = checkRoom(page, parentId, 1, context);
  if (full) return full;
  for (const each of listPlaced(page, component, context.rules)) {
    const placed = { id: each.id, key: each.componentKey };
    const refusal = checkEntry(page, placed, parentId, context.rules);
    if (refusal) return refusal;
  }
  return undefined;
}

/** What stands where a component does: itself, or the members of the series it only holds. */
function listPlaced(page: Page, component: Component, rules: BlockRules): readonly Component[] {
  if (!hasNoPlace(component, rules)) return [component];
  return getDisplayChildIds(page, component.id).flatMap((id) => getComponent(page, id) ?? []);
}
