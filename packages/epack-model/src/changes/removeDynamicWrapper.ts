import { z } from 'zod';

import { childIndex, withChildIds, withComponent } from '../page/editPage.ts';
import { getChildIds, getComponent, getSubtree, type Page } from '../page/page.ts';
import type { Component } from '../schemas/component.ts';
import { seriesFieldNames, wrapperDynamicType } from './makeDynamic.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';
import { applyRemoveComponent } from './removeComponent.ts';
import { makeSchema } from '../schemas/makeSchema.ts';

/** @public */
export const removeDynamicWrapperSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('removeDynamicWrapper'),
    id: z.int().min(1),
  }),
);

/**
 * Ends a series: the original returns to the wrapper's parent and place and becomes active; wrapper and copies go.
 *
 * @public
 */
export type RemoveDynamicWrapper = z.infer<typeof removeDynamicWrapperSchema>;

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

/** The member of a wrapper's series that the series was made from: the one with the lowest dynamic index. */
export function originalOf(page: Page, wrapper: Component): Component | undefined {
  const members = getChildIds(page, wrapper.id).flatMap((id) => getComponent(page, id) ?? []);
  return members.toSorted((a, b) => (a.dynamicIndex ?? 0) - (b.dynamicIndex ?? 0))[0];
}

function asStatic(component: Component, parentId: number): Component {
  const own: Record<string, unknown> = { ...component, parentId };
  for (const field of seriesFieldNames) delete own[field];
  return own as Component;
}
