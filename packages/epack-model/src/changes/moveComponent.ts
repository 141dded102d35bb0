import { z } from 'zod';

import { withChildIds, withComponent, withoutChildAt } from '../page/editPage.ts';
import { getChildIds, getComponent, type Page } from '../page/page.ts';
import { rootId, type ComponentId } from '../schemas/component.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';

/** @public */
export const moveComponentSchema = /* @__PURE__ */ z.object({
  type: z.literal('moveComponent'),
  id: z.int().min(1),
  parentId: z.int().min(0),
  index: z.int().min(0),
});

/**
 * Reorders a component among its siblings or moves it, with everything below it, under another parent.
 * `index` counts in the target list without the moved component.
 *
 * @public
 */
export type MoveComponent = z.infer<typeof moveComponentSchema>;

/** @public */
export function applyMoveComponent(page: Page, change: MoveComponent): PageChangeResult {
  const component = getComponent(page, change.id);
  if (!component) return changeFailure('model.change.componentMissing', change.id);
  if (change.parentId !== rootId && !getComponent(page, change.parentId)) {
    return changeFailure('model.change.parentMissing', change.parentId);
  }
  if (isSelfOrBelow(page, change.parentId, change.id))
    return changeFailure('model.change.moveIntoItself', change.id);
  const from = component.parentId;
  const fromIndex = getChildIds(page, from).indexOf(change.id);
  let next = withoutChildAt(page, from, fromIndex);
  if (change.index > getChildIds(next, change.parentId).length) {
    return changeFailure('model.change.indexOutOfRange', change.parentId);
  }
  next = withChildIds(next, change.parentId, change.index, [change.id]);
  const inverse = { type: 'moveComponent' as const, id: change.id, parentId: from, index: fromIndex };
  if (from === change.parentId) return { ok: true, page: next, touched: [from], inverse };
  next = withComponent(next, { ...component, parentId: change.parentId });
  return { ok: true, page: next, touched: [change.id, from, change.parentId], inverse };
}

function isSelfOrBelow(page: Page, id: ComponentId, ancestorId: ComponentId): boolean {
  for (let at: ComponentId = id; at !== rootId; at = getComponent(page, at)?.parentId ?? rootId) {
    if (at === ancestorId) return true;
  }
  return false;
}
