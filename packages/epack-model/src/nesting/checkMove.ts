import { getDisplayChildIds } from '../dynamic-data/dynamicWrapper.ts';
import { getComponent, isSelfOrBelow, type Page } from '../page/page.ts';
import type { ComponentId } from '../schemas/component.ts';
import type { ChangeContext } from './changeContext.ts';
import type { ChangeRefusal } from './changeRefusal.ts';
import { checkEntry, checkFixed, checkRoom } from './checkAddition.ts';
import { hasNoPlace } from './checkPlacement.ts';

/**
 * Checks whether a user can move a component to a parent, including its own: not into itself, not within or
 * out of a fixed structure, and otherwise by the rules of `checkAddition`.
 *
 * @param parentId - `rootId` for the top level.
 * @returns the first reason to refuse, or `undefined`; `undefined` for an unknown component.
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
  const fixed = checkFixed(page, component.parentId, context.rules);
  if (fixed || component.parentId === parentId) return fixed;
  const ids = hasNoPlace(component, context.rules) ? getDisplayChildIds(page, id) : [id];
  let refusal = checkRoom(page, parentId, 1, context);
  for (const each of ids) {
    const key = getComponent(page, each)?.componentKey ?? '';
    refusal ??= checkEntry(page, { id: each, key }, parentId, context.rules);
  }
  return refusal;
}
