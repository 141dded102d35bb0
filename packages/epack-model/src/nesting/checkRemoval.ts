import { getComponent, type Page } from '../page/page.ts';
import type { Component, ComponentId } from '../schemas/component.ts';
import type { ChangeContext } from './changeContext.ts';
import type { ChangeRefusal } from './changeRefusal.ts';
import { checkFixed } from './checkAddition.ts';
import type { PlacedIn } from './checkPlacement.ts';

/**
 * Whether a user may remove a component: not one that stays, nor out of a fixed structure.
 *
 * @returns the first reason against it, or `undefined`; `undefined` for an unknown component.
 * @public
 */
export function checkRemoval(
  page: Page,
  id: ComponentId,
  { rules }: ChangeContext,
): ChangeRefusal | undefined {
  const component = getComponent(page, id);
  if (!component) return undefined;
  const { componentKey } = component;
  if (rules.find(componentKey)?.isRemovable === false) {
    return { code: 'model.nesting.notRemovable', componentId: id, blockKey: componentKey };
  }
  return checkFixed(ownParent(page, component), rules);
}

/** The parent a component leaves. Of a series members may go: it was made with more of them than the structure has. */
export function ownParent(page: Page, { parentId }: Component): PlacedIn {
  return { id: parentId, key: getComponent(page, parentId)?.componentKey };
}
