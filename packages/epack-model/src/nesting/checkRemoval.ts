import { getComponent, type Page } from '../page/page.ts';
import type { ComponentId } from '../schemas/component.ts';
import type { ChangeContext } from './changeContext.ts';
import type { ChangeRefusal } from './changeRefusal.ts';
import { checkFixed } from './checkAddition.ts';

/**
 * Checks whether a user can remove a component: neither a block that cannot be removed, nor a part of a fixed
 * structure.
 *
 * @returns the first reason to refuse, or `undefined`; `undefined` for an unknown component.
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
  // Members of a series can be removed: the series has more of them than the structure.
  return checkFixed(page, component.parentId, rules);
}
