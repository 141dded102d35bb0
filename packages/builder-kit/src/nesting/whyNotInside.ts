import {
  amazonRootLimit,
  amazonTemplate,
  getBlockParent,
  getChildIds,
  getComponent,
  rootId,
  type BlockRules,
  type ComponentId,
  type Page,
} from '@vitrina/epack-model';

import { findLock, findLockInside } from '../locks/findLock.ts';

/** Key of the container that loose components at the top of a page are put in. */
export const featureKey = 'Feature';

/** The ways a component can be moved without a pointer. */
export type Step = 'up' | 'down' | 'in' | 'out';

/** Why a block may not stand somewhere; the code ends the message id `builder.refusal.{code}`. */
export interface Refusal {
  readonly code:
    | 'holdsOthers'
    | 'notInside'
    | 'fixedStructure'
    | 'insideItself'
    | 'notAtTop'
    | 'amazonLimit'
    | 'notRemovable'
    | 'locked'
    | 'holdsLocked'
    | `nowhere.${Step}`;
  /** Keys of the blocks the message names. */
  readonly keys?: readonly string[];
}

/** What placing looks at. */
export interface NestingContext {
  readonly page: Page;
  readonly rules: BlockRules;
  readonly template: string;
  /** Components that are to stay as they are. */
  readonly lockedIds?: readonly ComponentId[];
}

/** The block a loose one is put in to stand at the top of the page, if it needs one. */
export function getWrapperKey(rules: BlockRules, key: string, parentId: ComponentId): string | undefined {
  return parentId === rootId && rules.find(key)?.type !== 'feature' ? featureKey : undefined;
}

/** Why a block of this key may not be added to this parent; undefined where it may. */
export function whyNotInside(
  context: NestingContext,
  key: string,
  parentId: ComponentId,
): Refusal | undefined {
  const { page, rules } = context;
  const locked = whyLocked(context, parentId);
  if (locked) return locked;
  const rule = rules.find(key);
  if (parentId === rootId && isAmazonPageFull(context)) return { code: 'amazonLimit' };
  const parentKey = getWrapperKey(rules, key, parentId) ?? getBlockParent(page, parentId)?.componentKey;
  if (parentKey === undefined)
    return rule?.canBeInside(undefined) === false ? { code: 'notAtTop', keys: [key] } : undefined;
  if (rules.find(parentKey)?.hasFixedStructure) return { code: 'fixedStructure', keys: [parentKey] };
  return whyNotTogether(rules, key, parentKey);
}

/** Why a block of one kind may not stand in one of another; undefined where it may. */
export function whyNotTogether(rules: BlockRules, key: string, parentKey: string): Refusal | undefined {
  const keys = [key, parentKey];
  if (rules.find(key)?.canBeInside(parentKey) === false) return { code: 'notInside', keys };
  return rules.find(parentKey)?.canContain(key) === false ? { code: 'holdsOthers', keys } : undefined;
}

/** Why a component may not be moved to this parent; undefined where it may. */
export function whyNotMoved(
  context: NestingContext,
  id: ComponentId,
  parentId: ComponentId,
): Refusal | undefined {
  const { page } = context;
  const component = getComponent(page, id);
  if (component === undefined) return undefined;
  const locked = whyLocked(context, id);
  if (locked) return locked;
  if (isInside(page, parentId, id)) return { code: 'insideItself', keys: [component.componentKey] };
  const fixedParent = getFixedParent(context, id);
  if (fixedParent !== undefined) return { code: 'fixedStructure', keys: [fixedParent] };
  if (component.parentId === parentId) return undefined;
  return whyNotInside(context, component.componentKey, parentId);
}

/** Why a component may not be removed; undefined where it may. */
export function whyNotRemoved(context: NestingContext, id: ComponentId): Refusal | undefined {
  const { page, lockedIds = [] } = context;
  const component = getComponent(page, id);
  if (component === undefined) return undefined;
  const locked = whyLocked(context, id);
  if (locked) return locked;
  const lockedInside = findLockInside(page, lockedIds, id);
  if (lockedInside !== undefined)
    return { code: 'holdsLocked', keys: [component.componentKey, keyOf(page, lockedInside)] };
  const fixedParent = getFixedParent(context, id);
  if (fixedParent !== undefined) return { code: 'fixedStructure', keys: [fixedParent] };
  const rule = context.rules.find(component.componentKey);
  return rule && !rule.isRemovable ? { code: 'notRemovable', keys: [component.componentKey] } : undefined;
}

/** Why a component may not be edited: it is locked, or something around it is. */
export function whyLocked(
  { page, lockedIds = [] }: Pick<NestingContext, 'page' | 'lockedIds'>,
  id: ComponentId,
): Refusal | undefined {
  const lockedId = findLock(page, lockedIds, id);
  return lockedId === undefined ? undefined : { code: 'locked', keys: [keyOf(page, lockedId)] };
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

function getFixedParent({ page, rules }: NestingContext, id: ComponentId): string | undefined {
  const parentId = getComponent(page, id)?.parentId ?? rootId;
  const parentKey = getComponent(page, parentId)?.componentKey;
  return parentKey !== undefined && rules.find(parentKey)?.hasFixedStructure ? parentKey : undefined;
}

/** Whether the top of the page has no room for so many more. */
export function isAmazonPageFull({ page, template }: NestingContext, added = 1): boolean {
  return template === amazonTemplate && getChildIds(page, rootId).length + added > amazonRootLimit;
}
