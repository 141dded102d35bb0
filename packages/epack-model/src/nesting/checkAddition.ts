import { getChildIds, getComponent, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import { rootId, type ComponentId } from '../schemas/component.ts';
import { amazonRootLimit, amazonTemplate } from '../templates/templateNames.ts';
import type { ChangeContext } from './changeContext.ts';
import { checkFixedContent } from './checkFixedParts.ts';
import type { ChangeRefusal } from './changeRefusal.ts';
import { placedIn, refusePlacement, type Placed } from './checkPlacement.ts';

/**
 * Checks whether a user can add a block to a parent, by the template's limit, fixed structures, and the rules
 * of both blocks. For a loose component at the top level, which is wrapped in a Feature, checks the component
 * itself.
 *
 * @param parentId - `rootId` for the top level.
 * @returns the first reason to refuse, or `undefined`.
 * @public
 */
export function checkAddition(
  page: Page,
  blockKey: string,
  parentId: ComponentId,
  context: ChangeContext,
): ChangeRefusal | undefined {
  return (
    checkFixedContent(page, parentId) ??
    checkRoom(page, parentId, 1, context) ??
    checkEntry(page, { key: blockKey }, parentId, context.rules)
  );
}

/** Checks whether a parent accepts a component, by its structure and by the rules of both blocks. */
export function checkEntry(
  page: Page,
  placed: Placed,
  parentId: ComponentId,
  rules: BlockRules,
): ChangeRefusal | undefined {
  const parent = placedIn(page, parentId);
  return checkFixed(page, parent.id, rules) ?? refusePlacement(placed, parent, rules);
}

/** Checks whether the children of a component are fixed. */
export function checkFixed(page: Page, id: ComponentId, rules: BlockRules): ChangeRefusal | undefined {
  const blockKey = getComponent(page, id)?.componentKey;
  const isFixed = blockKey !== undefined && rules.find(blockKey)?.hasFixedStructure;
  return isFixed ? { code: 'model.nesting.fixedStructure', componentId: id, blockKey } : undefined;
}

/** Checks whether a parent has room for more children: an Amazon page holds five at the top level. */
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
