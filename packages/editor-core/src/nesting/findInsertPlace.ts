import {
  getChildIds,
  getComponent,
  rootId,
  type ComponentId,
  type Page,
  type Place,
} from '@vitrina/epack-model';

/** Positions of a picked block relative to the active component. */
export const insertPositions = ['after', 'inside'] as const;

/** One of {@link insertPositions}. */
export type InsertPosition = (typeof insertPositions)[number];

/** Returns the place after or inside a component; the end of the page without a component. */
export function findInsertPlace(
  page: Page,
  activeId: ComponentId | undefined,
  position: InsertPosition,
): Place {
  const active = activeId === undefined ? undefined : getComponent(page, activeId);
  if (active === undefined) return { parentId: rootId, index: getChildIds(page, rootId).length };
  if (position === 'inside') return { parentId: active.id, index: getChildIds(page, active.id).length };
  return { parentId: active.parentId, index: getChildIds(page, active.parentId).indexOf(active.id) + 1 };
}
