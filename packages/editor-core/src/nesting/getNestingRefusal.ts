import {
  checkAddition,
  checkPageChange,
  getComponent,
  rootId,
  type BlockRules,
  type ChangeContext,
  type ChangeRefusal,
  type ComponentId,
  type Page,
} from '@vitrina/epack-model';

import { findLock, findLockInside } from './findLock.ts';

/** Key of the container created around single components at the top level of a page. */
export const featureKey = 'Feature';

/** Directions in which the keyboard moves a component. */
export type Step = 'up' | 'down' | 'in' | 'out';

/** Reasons why the rows or columns of a table can't change. */
export type TableRefusal =
  | `table.${'full' | 'lastColumn' | 'lastRow' | 'merged' | 'series'}`
  | `table.${'row' | 'column'}.${'first' | 'last'}`;

/** Reasons why a comparison can't have fewer or more products. */
export type ProductRefusal =
  | { readonly code: 'product.last'; readonly blockKey: string }
  | { readonly code: 'product.full'; readonly blockKey: string; readonly max: number };

/**
 * The reason why an edit isn't allowed: a rule of the document, decided by the model, or a limit known only
 * to the editor, such as locks and the last position for the keyboard.
 */
export type Refusal =
  | ChangeRefusal
  | {
      readonly code: 'locked' | 'notTogether' | 'nothingInside' | `nowhere.${Step}` | TableRefusal;
      readonly blockKey: string;
    }
  | ProductRefusal
  | { readonly code: 'holdsLocked'; readonly blockKey: string; readonly lockedKey: string };

/** The data that nesting rules read. */
export interface NestingContext extends ChangeContext {
  readonly page: Page;
  /** Locked components. */
  readonly lockedIds?: readonly ComponentId[];
}

/** Returns the key of the container that a block needs at the top level of the page, if any. */
export function getWrapperKey(rules: BlockRules, key: string, parentId: ComponentId): string | undefined {
  return parentId === rootId && rules.find(key)?.type !== 'feature' ? featureKey : undefined;
}

/** Returns the refusal if a block with this key can't be added to a parent. */
export function getNestingRefusal(
  context: NestingContext,
  key: string,
  parentId: ComponentId,
): Refusal | undefined {
  return getLockRefusal(context, parentId) ?? checkAddition(context.page, key, parentId, context);
}

/** Returns the refusal if a component can't be moved to a parent. */
export function getMoveRefusal(
  context: NestingContext,
  id: ComponentId,
  parentId: ComponentId,
): Refusal | undefined {
  return (
    getLockRefusal(context, id) ??
    getLockRefusal(context, parentId) ??
    checkPageChange(context.page, { type: 'moveComponent', id, parentId, index: 0 }, context)
  );
}

/** Returns the refusal if a component can't be removed. */
export function getRemovalRefusal(context: NestingContext, id: ComponentId): Refusal | undefined {
  return (
    getHoldRefusal(context, id) ?? checkPageChange(context.page, { type: 'removeComponent', id }, context)
  );
}

/** Returns the refusal if a component, its contents or an ancestor is locked. */
export function getHoldRefusal(
  context: Pick<NestingContext, 'page' | 'lockedIds'>,
  id: ComponentId,
): Refusal | undefined {
  const { page, lockedIds = [] } = context;
  const locked = getLockRefusal(context, id);
  if (locked) return locked;
  const lockedInside = findLockInside(page, lockedIds, id);
  if (lockedInside === undefined) return undefined;
  return { code: 'holdsLocked', blockKey: keyOf(page, id), lockedKey: keyOf(page, lockedInside) };
}

/** Returns the refusal if a component or an ancestor is locked. */
export function getLockRefusal(
  { page, lockedIds = [] }: Pick<NestingContext, 'page' | 'lockedIds'>,
  id: ComponentId,
): Refusal | undefined {
  const lockedId = findLock(page, lockedIds, id);
  return lockedId === undefined ? undefined : { code: 'locked', blockKey: keyOf(page, lockedId) };
}

function keyOf(page: Page, id: ComponentId): string {
  return getComponent(page, id)?.componentKey ?? '';
}

/** Returns whether `id` is `ancestorId` or one of its descendants. */
export function isInside(page: Page, id: ComponentId, ancestorId: ComponentId): boolean {
  for (let at = id; at !== rootId; at = getComponent(page, at)?.parentId ?? rootId) {
    if (at === ancestorId) return true;
  }
  return false;
}
