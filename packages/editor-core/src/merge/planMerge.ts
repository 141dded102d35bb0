import {
  applyPageChange,
  getChildIds,
  getComponent,
  getSubtree,
  instantiateDraft,
  nextComponentId,
  rootId,
  type AddComponents,
  type BlockRules,
  type Component,
  type ComponentId,
  type Page,
  type PageChange,
  type SinglePageChange,
} from '@vitrina/epack-model';

import { mapChangeReferences } from '../nesting/mapChangeReferences.ts';
import { toDraft } from '../nesting/subtrees.ts';
import { findSame, getCommonChildren, type Difference, type Side, type Sides } from './compareSides.ts';
import { toSortedJson } from './toSortedJson.ts';

/** Returns the change that applies the chosen parts of their page to mine. */
export function planMerge(
  sides: Sides,
  differences: readonly Difference[],
  choose: (difference: Difference) => Side,
  rules: BlockRules,
): PageChange {
  const { theirs, base } = sides;
  const changes: SinglePageChange[] = [];
  let page = sides.mine;
  const idOf = new Map<ComponentId, ComponentId>();
  const apply = (change: SinglePageChange): void => {
    const result = applyPageChange(page, change);
    if (!result.ok) return;
    page = result.page;
    changes.push(change);
  };
  for (const each of differences.filter((difference) => choose(difference) === 'theirs')) {
    if (each.kind === 'onlyMine') apply({ type: 'removeComponent', id: each.id });
    else if (each.kind === 'onlyTheirs' && each.theirs) {
      const addition = planAdd(page, theirs, each.theirs, base);
      for (const [at, { id }] of getSubtree(theirs, each.id).entries()) {
        const added = addition.components[at];
        if (added) idOf.set(id, added.id);
      }
      apply(addition);
    } else if (each.kind === 'order') for (const change of planOrder(page, sides, each.id)) apply(change);
    else for (const change of planAlike(page, theirs, each.id)) apply(change);
  }
  const isHere = (id: ComponentId) => {
    const component = getComponent(theirs, id);
    return component !== undefined && findSame(page, component, base) !== undefined;
  };
  const findId = (id: ComponentId) => idOf.get(id) ?? (isHere(id) ? id : undefined);
  return {
    type: 'batch',
    changes: changes.map((change) => mapChangeReferences(change, page, rules, findId)),
  };
}

/** Adds their blocks; under new ids if a block of mine uses one of theirs. */
function planAdd(
  page: Page,
  theirs: Page,
  { id, parentId }: Component,
  base: Page | undefined,
): AddComponents {
  const parent = parentId === rootId ? undefined : getComponent(theirs, parentId);
  const isThere = parent !== undefined && findSame(page, parent, base) !== undefined;
  const target = isThere ? parentId : rootId;
  const index = Math.min(getChildIds(theirs, parentId).indexOf(id), getChildIds(page, target).length);
  const subtree = getSubtree(theirs, id);
  const isTaken = subtree.some((component) => getComponent(page, component.id) !== undefined);
  const components = isTaken
    ? instantiateDraft(toDraft(theirs, id), nextComponentId(page), target)
    : subtree.map((component) => (component.id === id ? { ...component, parentId: target } : component));
  return { type: 'addComponents', parentId: target, index, components };
}

/** Reorders the blocks that both sides have. Blocks that only mine has keep their positions. */
function planOrder(
  page: Page,
  { mine, theirs, base }: Sides,
  parentId: ComponentId,
): readonly SinglePageChange[] {
  const common = getCommonChildren(mine, theirs, parentId, base);
  const current = [...getChildIds(page, parentId)];
  const inTheirs = getChildIds(theirs, parentId).filter((id) => common.has(id) && current.includes(id));
  const wanted = current.map((id) => (common.has(id) ? (inTheirs.shift() ?? id) : id));
  return wanted.flatMap((id, index): SinglePageChange[] => {
    const from = current.indexOf(id);
    if (from === index) return [];
    current.splice(index, 0, ...current.splice(from, 1));
    return [{ type: 'moveComponent', id, parentId, index }];
  });
}

function planAlike(page: Page, theirs: Page, id: ComponentId): readonly SinglePageChange[] {
  const [before, after] = [getComponent(page, id), getComponent(theirs, id)];
  if (before === undefined || after === undefined) return [];
  const names = [...new Set([...Object.keys(before.props), ...Object.keys(after.props)])];
  const changed = names.filter(
    (name) => toSortedJson(before.props[name]) !== toSortedJson(after.props[name]),
  );
  const { customName, parentId, copiedFrom } = after;
  const index = getChildIds(theirs, parentId).indexOf(id);
  return [
    ...changed.map((name): SinglePageChange => {
      const prop = after.props[name];
      return { type: 'replaceProperty', id, name, ...(prop && { prop }) };
    }),
    ...(customName === before.customName
      ? []
      : [{ type: 'renameComponent' as const, id, ...(customName !== undefined && { customName }) }]),
    ...(toSortedJson(copiedFrom) === toSortedJson(before.copiedFrom)
      ? []
      : [{ type: 'setCopiedFrom' as const, id, ...(copiedFrom !== undefined && { copiedFrom }) }]),
    ...(parentId === before.parentId
      ? []
      : [
          {
            type: 'moveComponent' as const,
            id,
            parentId,
            index: Math.min(index, getChildIds(page, parentId).length),
          },
        ]),
  ];
}
