import { getAncestorIds, getComponent, type ComponentId, type Page } from '@vitrina/epack-model';

/** Returns the locked component that protects `id`: itself or its nearest locked ancestor. */
export function findLock(
  page: Page,
  lockedIds: readonly ComponentId[],
  id: ComponentId,
): ComponentId | undefined {
  if (lockedIds.length === 0 || getComponent(page, id) === undefined) return undefined;
  return [id, ...getAncestorIds(page, id)].find((each) => lockedIds.includes(each));
}

/** Returns a locked component inside `id`, if any. An edit of `id` would affect it. */
export function findLockInside(
  page: Page,
  lockedIds: readonly ComponentId[],
  id: ComponentId,
): ComponentId | undefined {
  return lockedIds.find(
    (lockedId) => getComponent(page, lockedId) !== undefined && getAncestorIds(page, lockedId).includes(id),
  );
}
