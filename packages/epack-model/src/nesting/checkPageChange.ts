import type { PageChange } from '../changes/applyPageChange.ts';
import type { SinglePageChange } from '../changes/singleChange.ts';
import { getChildIds, getComponent, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import { rootId, type Component, type ComponentId } from '../schemas/component.ts';
import { amazonRootLimit, amazonTemplate } from '../templates/templateNames.ts';
import { checkKeys, checkPlacement, type PlacementCode } from './checkPlacement.ts';

/**
 * Where and by which rules a change is checked.
 *
 * @public
 */
export interface ChangeContext {
  readonly rules: BlockRules;
  /** The template the page belongs to; `amazon_template` has a limit of its own. */
  readonly template: string;
}

/**
 * A change the rules of the blocks or of the template forbid.
 *
 * @public
 */
export interface ChangeRefusal {
  readonly code: PlacementCode;
  readonly componentId?: ComponentId;
}

/**
 * Whether a user may make this change: nesting rules, blocks that stay, fixed structures, the Amazon limit
 * (builder-pro.md sections 3a and 5). Undo and redo need no such check. A batch is checked change by change against
 * the page as it is before the batch.
 *
 * @returns the first reason against it, or `undefined`.
 * @public
 */
export function checkPageChange(
  page: Page,
  change: PageChange,
  context: ChangeContext,
): ChangeRefusal | undefined {
  const singles = change.type === 'batch' ? change.changes : [change];
  for (const single of singles) {
    const refusal = checkSingle(page, single, context);
    if (refusal) return refusal;
  }
  return undefined;
}

function checkSingle(
  page: Page,
  change: SinglePageChange,
  context: ChangeContext,
): ChangeRefusal | undefined {
  switch (change.type) {
    case 'addComponents':
    case 'addRawComponents':
      return (
        checkAmazonLimit(page, change.parentId, topsOf(change.components, change.parentId).length, context) ??
        checkFixed(page, change.parentId, context.rules) ??
        checkTree(page, change.components, context.rules)
      );
    case 'addTableRow':
      return checkTree(page, change.components, context.rules);
    case 'moveComponent':
      return checkMove(page, change.id, change.parentId, context);
    case 'removeComponent':
      return checkRemoval(page, change.id, context.rules);
    default:
      return undefined;
  }
}

function topsOf(components: readonly Component[], parentId: ComponentId): Component[] {
  return components.filter((component) => component.parentId === parentId);
}

function checkTree(
  page: Page,
  components: readonly Component[],
  rules: BlockRules,
): ChangeRefusal | undefined {
  const keys = new Map(components.map(({ id, componentKey }) => [id, componentKey]));
  for (const { id, parentId, componentKey } of components) {
    const parentKey = keys.get(parentId);
    const code =
      parentKey === undefined
        ? checkPlacement(page, componentKey, parentId, rules)
        : checkKeys(componentKey, parentKey, rules);
    if (code) return { code, componentId: id };
  }
  return undefined;
}

function checkMove(
  page: Page,
  id: ComponentId,
  parentId: ComponentId,
  context: ChangeContext,
): ChangeRefusal | undefined {
  const component = getComponent(page, id);
  if (!component) return undefined;
  const fixed =
    checkFixed(page, component.parentId, context.rules) ?? checkFixed(page, parentId, context.rules);
  if (fixed || component.parentId === parentId) return fixed;
  const code = checkPlacement(page, component.componentKey, parentId, context.rules);
  return code ? { code, componentId: id } : checkAmazonLimit(page, parentId, 1, context);
}

function checkRemoval(page: Page, id: ComponentId, rules: BlockRules): ChangeRefusal | undefined {
  const component = getComponent(page, id);
  if (!component) return undefined;
  const rule = rules.find(component.componentKey);
  if (rule && !rule.isRemovable) return { code: 'model.nesting.notRemovable', componentId: id };
  return checkFixed(page, component.parentId, rules);
}

function checkFixed(page: Page, parentId: ComponentId, rules: BlockRules): ChangeRefusal | undefined {
  const parent = parentId === rootId ? undefined : getComponent(page, parentId);
  const isFixed = parent && rules.find(parent.componentKey)?.hasFixedStructure === true;
  return isFixed ? { code: 'model.nesting.fixedStructure', componentId: parentId } : undefined;
}

function checkAmazonLimit(
  page: Page,
  parentId: ComponentId,
  addedCount: number,
  { template }: ChangeContext,
): ChangeRefusal | undefined {
  const isAtTop = parentId === rootId && template === amazonTemplate;
  const isTooMany = isAtTop && getChildIds(page, rootId).length + addedCount > amazonRootLimit;
  return isTooMany ? { code: 'model.nesting.amazonLimit' } : undefined;
}
