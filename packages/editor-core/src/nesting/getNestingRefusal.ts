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

/** Key of the container that loose components at the top of a page are put in. */
export const featureKey = 'Feature';

/** The ways a component can be moved without a pointer. */
export type Step = 'up' | 'down' | 'in' | 'out';

/**
 * Why something may not be done: by the rules of the document, which the model decides, or by what only the editor knows, the
 * locks a person sets and where the keyboard's way ends.
 */
export type Refusal =
  | ChangeRefusal
  | { readonly code: 'locked' | `nowhere.${Step}`; readonly blockKey: string }
  | { readonly code: 'holdsLocked'; readonly blockKey: string; readonly lockedKey: string };

/** What placing looks at. */
export interface NestingContext extends ChangeContext {
  readonly page: Page;
  /** Components that are to stay as they are. */
  readonly lockedIds?: readonly ComponentId[];
}

/** The block a loose one is put in to stand at the top of the page, if it needs one. */
export function getWrapperKey(rules: BlockRules, key: string, parentId: ComponentId): string | undefined {
  return parentId === rootId && rules.find(key)?.type !== 'feature' ? featureKey : undefined;
}

/** Why a block of this key may not be added to this parent; undefined where it may. */
export function getNestingRefusal(
  context: NestingContext,
  key: string,
  parentId: ComponentId,
): Refusal | undefined {
  return whyLocked(context, parentId) ?? checkAddition(context.page, key, parentId, context);
}

/** Why a component may not be moved to this parent; undefined where it may. */
export function getMoveRefusal(
  context: NestingContext,
  id: ComponentId,
  parentId: ComponentId,
): Refusal | undefined {
  return (
    whyLocked(context, id) ??
    whyLocked(context, parentId) ??
    checkPageChange(context.page, { type: 'moveComponent', id, parentId, index: 0 }, context)
  );
}

/** Why a component may not be removed; undefined where it may. */
export function getRemovalRefusal(context: NestingContext, id: ComponentId): Refusal | undefined {
  return whyHeld(context, id) ?? checkPageChange(context.page, { type: 'removeComponent', id }, context);
}

/** Which lock keeps a component and what is in it as they are; undefined where none does. */
export function whyHeld(
  context: Pick<NestingContext, 'page' | 'lockedIds'>,
  id: ComponentId,
): Refusal | undefined {
  const { page, lockedIds = [] } = context;
  const locked = whyLocked(context, id);
  if (locked) return locked;
  const lockedInside = findLockInside(page, lockedIds, id);
  if (lockedInside === undefined) return undefined;
  return { code: 'holdsLocked', blockKey: keyOf(page, id), lockedKey: keyOf(page, lockedInside) };
}

/** Why a component may not be edited: it is locked, or something around it is. */
export function whyLocked(
  { page, lockedIds = [] }: Pick<NestingContext, 'page' | 'lockedIds'>,
  id: ComponentId,
): Refusal | undefined {
  const lockedId = findLock(page, lockedIds, id);
  return lockedId === undefined ? undefined : { code: 'locked', blockKey: keyOf(page, lockedId) };
}

function keyOf(page: Page, id: ComponentId): string {
  return getComponent(page, id)?.componentKey ?? '';
}

/** Whether `id` is `ancestorId` or stands somewhere below it. */
export function isInside(page: Page, id: ComponentId, ancestorId: ComponentId): boolean {
  for (let at = id; at !== rootId; at = getComponent(page, at)?.parentId ?? rootId) {
    if (at === ancestorId) return true;
  }
  return false;
}
