import {
  applyPageChange,
  getChildIds,
  getComponent,
  instantiateDraft,
  nextComponentId,
  rootId,
  walkPage,
  type Component,
  type ComponentId,
  type Page,
  type PageChange,
} from '@vitrina/epack-model';

import { toDraft } from '../nesting/subtrees.ts';

/** Whose version of a block shall stand. */
export type Side = 'mine' | 'theirs';

/** A block that the two versions of a page do not have the same. */
export interface Difference {
  /** Unlike any other of the two pages. */
  readonly key: string;
  readonly kind: 'changed' | 'onlyMine' | 'onlyTheirs';
  readonly id: ComponentId;
  /** How it stands on the side that has it; of a changed one, mine. */
  readonly component: Component;
}

/** Where two versions of a page differ, in the order of mine, then what only they have. What stands in an added block is part of it. */
export function compareSides(mine: Page, theirs: Page): readonly Difference[] {
  const own = [...walkPage(mine)].flatMap((component): Difference[] => {
    const { id } = component;
    const other = findSame(theirs, component);
    if (other === undefined)
      return isPartOfLone(mine, theirs, component) ? [] : [difference('onlyMine', component)];
    return isSame(component, other) ? [] : [{ key: `changed ${id}`, kind: 'changed', id, component }];
  });
  const added = [...walkPage(theirs)].flatMap((component) =>
    findSame(mine, component) === undefined && !isPartOfLone(theirs, mine, component)
      ? [difference('onlyTheirs', component)]
      : [],
  );
  return [...own, ...added];
}

function difference(kind: Difference['kind'], component: Component): Difference {
  return { key: `${kind} ${component.id}`, kind, id: component.id, component };
}

/** Ids are counted up on both sides, so that the same one may stand for two blocks. */
function findSame(page: Page, { id, componentKey }: Component): Component | undefined {
  const other = getComponent(page, id);
  return other?.componentKey === componentKey ? other : undefined;
}

function isPartOfLone(page: Page, other: Page, { parentId }: Component): boolean {
  const parent = getComponent(page, parentId);
  return parent !== undefined && findSame(other, parent) === undefined;
}

function isSame(one: Component, other: Component): boolean {
  return (
    one.parentId === other.parentId &&
    one.customName === other.customName &&
    JSON.stringify(one.props) === JSON.stringify(other.props)
  );
}

/** A change that may stand in a batch. */
type SingleChange = Exclude<PageChange, { type: 'batch' }>;

/** The change that gives my page the blocks of theirs that were chosen. */
export function planMerge(
  mine: Page,
  theirs: Page,
  differences: readonly Difference[],
  choose: (difference: Difference) => Side,
): PageChange {
  const changes: SingleChange[] = [];
  let page = mine;
  const apply = (change: SingleChange): void => {
    const result = applyPageChange(page, change);
    if (!result.ok) return;
    page = result.page;
    changes.push(change);
  };
  for (const each of differences.filter((difference) => choose(difference) === 'theirs')) {
    if (each.kind === 'onlyMine') apply({ type: 'removeComponent', id: each.id });
    else if (each.kind === 'onlyTheirs') apply(planAdd(page, theirs, each.component));
    else for (const change of planAlike(page, theirs, each.id)) apply(change);
  }
  return { type: 'batch', changes };
}

/** Under new ids: theirs may be taken by a block of mine. */
function planAdd(page: Page, theirs: Page, { id, parentId }: Component): SingleChange {
  const parent = parentId === rootId ? undefined : getComponent(theirs, parentId);
  const isThere = parent !== undefined && findSame(page, parent) !== undefined;
  const target = isThere ? parentId : rootId;
  const index = Math.min(getChildIds(theirs, parentId).indexOf(id), getChildIds(page, target).length);
  const components = instantiateDraft(toDraft(theirs, id), nextComponentId(page), target);
  return { type: 'addComponents', parentId: target, index, components };
}

function planAlike(page: Page, theirs: Page, id: ComponentId): readonly SingleChange[] {
  const [before, after] = [getComponent(page, id), getComponent(theirs, id)];
  if (before === undefined || after === undefined) return [];
  const names = [...new Set([...Object.keys(before.props), ...Object.keys(after.props)])];
  const changed = names.filter(
    (name) => JSON.stringify(before.props[name]) !== JSON.stringify(after.props[name]),
  );
  const { customName, parentId } = after;
  const index = getChildIds(theirs, parentId).indexOf(id);
  return [
    ...changed.map((name): SingleChange => {
      const prop = after.props[name];
      return { type: 'replaceProperty', id, name, ...(prop && { prop }) };
    }),
    ...(customName === before.customName
      ? []
      : [{ type: 'renameComponent' as const, id, ...(customName !== undefined && { customName }) }]),
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
