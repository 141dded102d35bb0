import { getBlockParent } from '../dynamic-data/dynamicWrapper.ts';
import type { Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import type { ComponentId } from '../schemas/component.ts';

/**
 * Why a component may not be where a change would put it, or may not go; each is a message id of `./messages`.
 *
 * @public
 */
export type PlacementCode =
  | 'model.nesting.parentRefuses'
  | 'model.nesting.childRefuses'
  | 'model.nesting.fixedStructure'
  | 'model.nesting.notRemovable'
  | 'model.nesting.amazonLimit';

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
  return checkKeys(childKey, getBlockParent(page, parentId)?.componentKey, rules);
}

/** As `checkPlacement`, by keys alone. */
export function checkKeys(
  childKey: string,
  parentKey: string | undefined,
  rules: BlockRules,
): PlacementCode | undefined {
  const parentRule = parentKey === undefined ? undefined : rules.find(parentKey);
  if (parentRule && !parentRule.canContain(childKey)) return 'model.nesting.parentRefuses';
  const childRule = rules.find(childKey);
  return childRule && !childRule.canBeInside(parentKey) ? 'model.nesting.childRefuses' : undefined;
}
