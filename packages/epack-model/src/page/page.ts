import { rootId, type Component, type ComponentId } from '../schemas/component.ts';
import { emptyChildList, flatIds, type ChildList } from './childList.ts';
import { createTrie, highestId, readTrie, type IdTrie } from './idTrie.ts';

/**
 * The components of a page, normalized: by id, with a list of children per parent. Persistent: a change
 * returns a new page that shares all unchanged parts. Read it with the functions in this file; its internal
 * structure is not part of the contract.
 *
 * @public
 */
export interface Page {
  /** @internal */
  readonly components: IdTrie<Component>;
  /** @internal */
  readonly childLists: IdTrie<ChildList>;
  /** @internal Stored separately, because it is the longest list and changes most often. */
  readonly topList: ChildList;
}

/**
 * A page without components.
 *
 * @public
 */
export const emptyPage: Page = {
  components: createTrie(),
  childLists: createTrie(),
  topList: emptyChildList,
};

/** Returns the component with this id; the same object as long as the component does not change. @public */
export function getComponent(page: Page, id: ComponentId): Component | undefined {
  return readTrie(page.components, id);
}

/**
 * Returns the ids of a parent's children in order; `rootId` for the top level. The same array as long as the
 * list does not change.
 *
 * @public
 */
export function getChildIds(page: Page, parentId: ComponentId): readonly ComponentId[] {
  return flatIds(childListIn(page, parentId));
}

/** Returns a parent's child list as the page stores it. */
export function childListIn(page: Page, parentId: ComponentId): ChildList {
  return parentId === rootId ? page.topList : (readTrie(page.childLists, parentId) ?? emptyChildList);
}

/** Returns the number of components on the page. @public */
export function componentCount(page: Page): number {
  return page.components.size;
}

/** Returns the id for a new component: the highest + 1. @public */
export function nextComponentId(page: Page): ComponentId {
  return Math.max(highestId(page.components), rootId) + 1;
}

/**
 * Returns a component and its descendants in reading order, parents first; empty for an unknown id.
 *
 * @public
 */
export function getSubtree(page: Page, id: ComponentId): Component[] {
  const found: Component[] = [];
  const pending = [id];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const component = getComponent(page, next);
    if (!component) continue;
    found.push(component);
    const childIds = getChildIds(page, next);
    for (let i = childIds.length - 1; i >= 0; i--) pending.push(childIds[i] ?? rootId);
  }
  return found;
}

/**
 * Every component of the page in reading order, parents first.
 *
 * @public
 */
export function* walkPage(page: Page): Generator<Component> {
  for (const id of getChildIds(page, rootId)) yield* getSubtree(page, id);
}

/** Returns the ids of a component's ancestors, nearest first, without the root. @public */
export function getAncestorIds(page: Page, id: ComponentId): ComponentId[] {
  const ids: ComponentId[] = [];
  for (let at = parentOf(page, id); at !== rootId; at = parentOf(page, at)) ids.push(at);
  return ids;
}

/** Checks whether `id` is `ancestorId` or a descendant. */
export function isSelfOrBelow(page: Page, id: ComponentId, ancestorId: ComponentId): boolean {
  for (let at = id; at !== rootId; at = parentOf(page, at)) if (at === ancestorId) return true;
  return false;
}

function parentOf(page: Page, id: ComponentId): ComponentId {
  return getComponent(page, id)?.parentId ?? rootId;
}
