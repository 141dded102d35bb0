import { getComponent, type Page } from '../page/page.ts';
import type { ComponentId } from '../schemas/component.ts';
import type { ChangeContext } from './changeContext.ts';
import type { ChangeRefusal } from './changeRefusal.ts';
import { checkFixed } from './checkAddition.ts';

/**
 * Whether a user may remove a component: not one that stays, nor out of a fixed structure.
 *
 * @returns the first reason against it, or `undefined`; `undefined` for an unknown component.
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
  // Of a series members may go: it was made with more of them than the structure has.
  return checkFixed(page, component.parentId, rules);
}
