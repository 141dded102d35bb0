import { childIndex, withoutChildAt, withoutComponent } from '../page/editPage.ts';
import { getComponent, getSubtree, type Page } from '../page/page.ts';
import type { RemoveComponent } from './pageChange.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';

/**
 * Applies {@link RemoveComponent}.
 *
 * @public
 */
export function applyRemoveComponent(page: Page, change: RemoveComponent): PageChangeResult {
  const component = getComponent(page, change.id);
  if (!component) return changeFailure('model.change.componentMissing', change.id);
  const { parentId } = component;
  const index = childIndex(page, parentId, change.id);
  const components = getSubtree(page, change.id);
  const touched = [parentId];
  let next = withoutChildAt(page, parentId, index);
  for (const { id } of components) {
    next = withoutComponent(next, id);
    touched.push(id);
  }
  return { ok: true, page: next, touched, inverse: { type: 'addComponents', parentId, index, components } };
}
