import { childIndex, withChildIds, withComponent, withoutChildAt } from '../page/editPage.ts';
import { getComponent, type Page } from '../page/page.ts';
import { isPartOfSeries, seriesFields, wrapperDynamicType } from '../dynamic-data/series.ts';
import { insertComponents } from './addComponents.ts';
import type { MakeDynamic } from './pageChange.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';

/**
 * Applies {@link MakeDynamic}.
 *
 * @public
 */
export function applyMakeDynamic(page: Page, change: MakeDynamic): PageChangeResult {
  const { id, wrapper, copies, providerIndex } = change;
  const original = getComponent(page, id);
  if (!original) return changeFailure('model.change.componentMissing', id);
  if (isPartOfSeries(original)) return changeFailure('model.change.alreadyDynamic', id);
  const index = childIndex(page, original.parentId, id);
  const wrapped = insertComponents(page, original.parentId, index, [
    { ...wrapper, parentId: original.parentId, isDynamic: true, dynamicType: wrapperDynamicType },
  ]);
  if (!wrapped.ok) return wrapped;
  const first = { ...original, parentId: wrapper.id, ...seriesFields(providerIndex, 0) };
  const taken = withoutChildAt(wrapped.page, original.parentId, index + 1);
  const placed = withComponent(withChildIds(taken, wrapper.id, 0, [id]), first);
  const copied = insertComponents(placed, wrapper.id, 1, copies);
  if (!copied.ok) return copied;
  return {
    ok: true,
    page: copied.page,
    touched: [original.parentId, id, ...copied.touched],
    inverse: { type: 'removeDynamicWrapper', id: wrapper.id },
    activeId: id,
  };
}
