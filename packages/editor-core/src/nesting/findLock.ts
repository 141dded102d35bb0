import { getAncestorIds, getComponent, type ComponentId, type Page } from '@vitrina/epack-model';

/** The locked component that guards `id`: it itself, else the nearest locked one around it. */
export function findLock(
  page: Page,
  lockedIds: readonly ComponentId[],
  id: ComponentId,
): ComponentId | undefined {
  if (lockedIds.length === 0 || getComponent(page, id) === undefined) return undefined;
  return [id, ...getAncestorIds(page, id)].find((each) => lockedIds.includes(each));
}

/** A locked component somewhere inside `id`, which would go along with it. */
export function findLockInside(
  page: Page,
  lockedIds: readonly ComponentId[],
  id: ComponentId,
): ComponentId | undefined {
  return lockedIds.find(
    (lockedId) => getComponent(page, lockedId) !== undefined && getAncestorIds(page, lockedId).includes(id),
  );
}
