import { childCount, withChildIds, withComponent } from '../page/editPage.ts';
import { getComponent, type Page } from '../page/page.ts';
import { maxComponentId, rootId, type Component, type ComponentId } from '../schemas/component.ts';
import type { AddComponents, PageChange } from './pageChange.ts';
import { changeFailure, type ChangeFailure, type PageChangeResult } from './pageChangeResult.ts';

/**
 * Applies {@link AddComponents}.
 *
 * @public
 */
export function applyAddComponents(page: Page, change: AddComponents): PageChangeResult {
  return insertComponents(page, change.parentId, change.index, change.components);
}

/** Inserts components into a page; the common part of the changes that add them. */
export function insertComponents(
  page: Page,
  parentId: ComponentId,
  index: number,
  components: readonly Component[],
): PageChangeResult {
  if (parentId !== rootId && !getComponent(page, parentId)) {
    return changeFailure('model.change.parentMissing', parentId);
  }
  if (!(index >= 0 && index <= childCount(page, parentId))) {
    return changeFailure('model.change.indexOutOfRange', parentId);
  }
  let next = page;
  const topIds: ComponentId[] = [];
  const touched: ComponentId[] = [parentId];
  for (const component of components) {
    const failure = getInsertFailure(page, next, component, parentId);
    if (failure) return failure;
    next = withComponent(next, component);
    touched.push(component.id);
    if (component.parentId === parentId) topIds.push(component.id);
    else next = withChildIds(next, component.parentId, childCount(next, component.parentId), [component.id]);
  }
  next = withChildIds(next, parentId, index, topIds);
  return { ok: true, page: next, touched, inverse: removalOf(topIds) };
}

function getInsertFailure(
  before: Page,
  page: Page,
  { id, parentId }: Component,
  targetId: ComponentId,
): ChangeFailure | undefined {
  if (!Number.isInteger(id) || id < 1 || id > maxComponentId) {
    return changeFailure('model.change.idInvalid', id);
  }
  if (getComponent(page, id)) return changeFailure('model.change.idTaken', id);
  const isPlaced = parentId === targetId || (getComponent(page, parentId) && !getComponent(before, parentId));
  return isPlaced ? undefined : changeFailure('model.change.notOneTree', id);
}

function removalOf(topIds: readonly ComponentId[]): PageChange {
  const changes = topIds.map((id) => ({ type: 'removeComponent' as const, id }));
  const [only] = changes;
  return only && changes.length === 1 ? only : { type: 'batch', changes };
}
