import {
  childCount,
  childIndex,
  withChildIds,
  withChildMoved,
  withComponent,
  withoutChildAt,
} from '../page/editPage.ts';
import { getComponent, isSelfOrBelow, type Page } from '../page/page.ts';
import { rootId, type Component } from '../schemas/component.ts';
import type { MoveComponent } from './pageChange.ts';
import { changeFailure, type ChangeFailure, type PageChangeResult } from './pageChangeResult.ts';

/**
 * Applies {@link MoveComponent}.
 *
 * @public
 */
export function applyMoveComponent(page: Page, change: MoveComponent): PageChangeResult {
  const { id, parentId, index } = change;
  const component = getComponent(page, id);
  if (!component) return changeFailure('model.change.componentMissing', id);
  const failure = getMoveFailure(page, component, change);
  if (failure) return failure;
  const from = component.parentId;
  const fromIndex = childIndex(page, from, id);
  const inverse: MoveComponent = { type: 'moveComponent', id, parentId: from, index: fromIndex };
  if (from === parentId) {
    return { ok: true, page: withChildMoved(page, from, id, fromIndex, index), touched: [from], inverse };
  }
  const taken = withoutChildAt(page, from, fromIndex);
  const placed = withChildIds(taken, parentId, index, [id]);
  return {
    ok: true,
    page: withComponent(placed, { ...component, parentId }),
    touched: [id, from, parentId],
    inverse,
  };
}

function getMoveFailure(
  page: Page,
  component: Component,
  { id, parentId, index }: MoveComponent,
): ChangeFailure | undefined {
  if (parentId !== rootId && !getComponent(page, parentId)) {
    return changeFailure('model.change.parentMissing', parentId);
  }
  if (isSelfOrBelow(page, parentId, id)) return changeFailure('model.change.moveIntoItself', id);
  const room = childCount(page, parentId) - (component.parentId === parentId ? 1 : 0);
  return index >= 0 && index <= room ? undefined : changeFailure('model.change.indexOutOfRange', parentId);
}
