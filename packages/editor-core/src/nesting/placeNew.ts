import {
  checkAddition,
  dynamicWrapperKey,
  getAncestorIds,
  getChildIds,
  getComponent,
  placeForNew,
  type BlockRule,
  type ChangeContext,
  type ComponentId,
  type Page,
  type Place,
  rootId,
} from '@vitrina/epack-model';

import type { InsertPosition } from './findInsertPlace.ts';

/** A block to place, as rules see it. */
export interface NewBlock {
  readonly key: string;
  readonly type: 'feature' | 'component';
}

/**
 * Returns the place of a new block relative to the active one: inside it, as `placeForNew` does, or after it. Never places
 * it inside a block that the catalog doesn't have, since it wouldn't be visible there.
 */
export function placeNew(
  page: Page,
  block: NewBlock,
  activeId: ComponentId | undefined,
  { rules: known, template }: ChangeContext,
  position: InsertPosition = 'inside',
) {
  const rules = { ...known, find: (key: string) => known.find(key) ?? closed(key) };
  const isAfter = position === 'after' && block.type === 'component';
  const after =
    isAfter && activeId !== undefined
      ? placeAfter(page, block.key, activeId, { rules, template })
      : undefined;
  return after ?? placeForNew(page, block, activeId, rules);
}

/** Returns the place after a component, in the nearest container around it that accepts the block. */
function placeAfter(page: Page, key: string, id: ComponentId, context: ChangeContext): Place | undefined {
  if (getComponent(page, id) === undefined) return undefined;
  let below = id;
  for (const parentId of [...getAncestorIds(page, id), rootId]) {
    if (checkAddition(page, key, parentId, context) === undefined)
      return { parentId, index: getChildIds(page, parentId).indexOf(below) + 1 };
    below = parentId;
  }
  return undefined;
}

/**
 * Returns the rule of a block that can't contain others. Wrappers of series have no rule, so they are
 * skipped.
 */
function closed(key: string): BlockRule | undefined {
  if (key === dynamicWrapperKey) return undefined;
  return {
    key,
    type: 'component',
    props: {},
    propFromName: () => undefined,
    isRemovable: true,
    hasFixedStructure: false,
    canContain: () => false,
    canBeInside: () => true,
    createSubtree: () => ({ componentKey: key, type: 'component' }),
  };
}
