import { getChildIds, getComponent, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import { rootId, type ComponentId } from '../schemas/component.ts';
import { amazonRootLimit, amazonTemplate } from '../templates/templateNames.ts';
import type { ChangeContext } from './changeContext.ts';
import type { ChangeRefusal } from './changeRefusal.ts';
import { placedIn, refusePlacement, type Placed } from './checkPlacement.ts';

/**
 * Whether a user may add a block to a parent: the template's limit, fixed structures, and the rules of both blocks. What
 * comes loose to the top of the page, and gets a Feature of its own there, is asked about itself.
 *
 * @param parentId - `rootId` for the top of the page.
 * @returns the first reason against it, or `undefined`.
 * @public
 */
export function checkAddition(
  page: Page,
  blockKey: string,
  parentId: ComponentId,
  context: ChangeContext,
): ChangeRefusal | undefined {
  return (
    checkRoom(page, parentId, 1, context) ?? checkEntry(page, { key: blockKey }, parentId, context.rules)
  );
}

/** Whether a parent takes a component: by its structure, and by the rules of both blocks. */
export function checkEntry(
  page: Page,
  placed: Placed,
  parentId: ComponentId,
  rules: BlockRules,
): ChangeRefusal | undefined {
  const parent = placedIn(page, parentId);
  return checkFixed(page, parent.id, rules) ?? refusePlacement(placed, parent, rules);
}

/** Whether the children of a component are to stay as they are. */
export function checkFixed(page: Page, id: ComponentId, rules: BlockRules): ChangeRefusal | undefined {
  const blockKey = getComponent(page, id)?.componentKey;
  const isFixed = blockKey !== undefined && rules.find(blockKey)?.hasFixedStructure;
  return isFixed ? { code: 'model.nesting.fixedStructure', componentId: id, blockKey } : undefined;
}

/** Whether a parent has room for so many more: the top of an Amazon page holds five. */
export function checkRoom(
  page: Page,
  parentId: ComponentId,
  addedCount: number,
  { template }: ChangeContext,
): ChangeRefusal | undefined {
  const isAtTop = parentId === rootId && template === amazonTemplate;
  const isTooMany = isAtTop && getChildIds(page, rootId).length + addedCount > amazonRootLimit;
  return isTooMany ? { code: 'model.nesting.amazonLimit' } : undefined;
}
