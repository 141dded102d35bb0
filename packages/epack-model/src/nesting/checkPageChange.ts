import { applyPageChange } from '../changes/applyPageChange.ts';
import type { PageChange, SinglePageChange } from '../changes/pageChange.ts';
import type { Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import type { Component, ComponentId } from '../schemas/component.ts';
import type { ChangeContext } from './changeContext.ts';
import type { ChangeRefusal } from './changeRefusal.ts';
import { checkFixed, checkRoom } from './checkAddition.ts';
import { checkFixedParts } from './checkFixedParts.ts';
import { checkMove } from './checkMove.ts';
import { listMisplaced, placedIn } from './checkPlacement.ts';
import { checkRemoval } from './checkRemoval.ts';

/**
 * Checks whether a user can make this change: nesting rules, blocks that cannot be removed, fixed structures,
 * fixed parts of linked copies, the Amazon limit. Undo and redo need no check. Each change of a batch is checked against the page after the
 * changes before it.
 *
 * @returns the first reason to refuse, or `undefined`.
 * @public
 */
export function checkPageChange(
  page: Page,
  change: PageChange,
  context: ChangeContext,
): ChangeRefusal | undefined {
  if (change.type !== 'batch') return checkSingle(page, change, context);
  let current = page;
  for (const single of change.changes) {
    const refusal = checkSingle(current, single, context);
    if (refusal) return refusal;
    const applied = applyPageChange(current, single);
    if (applied.ok) current = applied.page;
  }
  return undefined;
}

function checkSingle(
  page: Page,
  change: SinglePageChange,
  context: ChangeContext,
): ChangeRefusal | undefined {
  return checkFixedParts(page, change) ?? checkRules(page, change, context);
}

function checkRules(page: Page, change: SinglePageChange, context: ChangeContext): ChangeRefusal | undefined {
  switch (change.type) {
    case 'addComponents':
    case 'addRawComponents':
      return (
        checkRoom(page, change.parentId, countTops(change.components, change.parentId), context) ??
        checkFixed(page, placedIn(page, change.parentId).id, context.rules) ??
        checkTree(page, change, context.rules)
      );
    case 'addTableRow':
      return checkTree(page, change, context.rules);
    case 'moveComponent':
      return checkMove(page, change.id, change.parentId, context);
    case 'removeComponent':
      return checkRemoval(page, change.id, context);
    default:
      return undefined;
  }
}

function countTops(components: readonly Component[], parentId: ComponentId): number {
  return components.filter((component) => component.parentId === parentId).length;
}

/** Checks components that are added together, each in its parent on the resulting page. */
function checkTree(
  page: Page,
  change: Extract<SinglePageChange, { components: readonly Component[] }>,
  rules: BlockRules,
): ChangeRefusal | undefined {
  const applied = applyPageChange(page, change);
  // A failed change returns its own reason.
  return applied.ok ? listMisplaced(applied.page, change.components, rules)[0] : undefined;
}
