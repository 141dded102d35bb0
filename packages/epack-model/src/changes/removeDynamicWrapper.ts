import { childIndex, withChildIds, withComponent } from '../page/editPage.ts';
import { getChildIds, getComponent, getSubtree, type Page } from '../page/page.ts';
import type { Component } from '../schemas/component.ts';
import { originalOf, seriesFieldNames, wrapperDynamicType } from '../dynamic-data/series.ts';
import type { RemoveDynamicWrapper } from './pageChange.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';
import { applyRemoveComponent } from './removeComponent.ts';

/**
 * Applies {@link RemoveDynamicWrapper}.
 *
 * @public
 */
export function applyRemoveDynamicWrapper(page: Page, change: RemoveDynamicWrapper): PageChangeResult {
  const wrapper = getComponent(page, change.id);
  if (!wrapper) return changeFailure('model.change.componentMissing', change.id);
  const original = originalOf(page, wrapper);
  if (wrapper.dynamicType !== wrapperDynamicType || !original) {
    return changeFailure('model.change.notDynamic', change.id);
  }
  const index = childIndex(page, wrapper.parentId, wrapper.id);
  const restored = [asStatic(original, wrapper.parentId), ...getSubtree(page, original.id).slice(1)];
  const removed = applyRemoveComponent(page, { type: 'removeComponent', id: wrapper.id });
  if (!removed.ok || removed.inverse.type === 'batch') return removed;
  let next = withChildIds(removed.page, wrapper.parentId, index, [original.id]);
  for (const component of restored) next = withComponent(next, component);
  for (const { id } of restored) {
    const childIds = getChildIds(page, id);
    if (childIds.length > 0) next = withChildIds(next, id, 0, childIds);
  }
  return {
    ok: true,
    page: next,
    touched: removed.touched,
    inverse: { type: 'batch', changes: [{ type: 'removeComponent', id: original.id }, removed.inverse] },
    activeId: original.id,
  };
}

function asStatic(component: Component, parentId: number): Component {
  const own: Record<string, unknown> = { ...component, parentId };
  for (const field of seriesFieldNames) delete own[field];
  return own as Component;
}
