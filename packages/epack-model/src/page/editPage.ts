import { rootId, type Component, type ComponentId } from '../schemas/component.ts';
import { indexInList, insertIntoList, removeFromList, type ChildList } from './childList.ts';
import { writeTrie } from './idTrie.ts';
import { childListIn, type Page } from './page.ts';

/** Adds or replaces a component; child lists stay unchanged. */
export function withComponent(page: Page, component: Component): Page {
  return {
    components: writeTrie(page.components, component.id, component),
    childLists: page.childLists,
    topList: page.topList,
  };
}

/** Removes a component and its child list. */
export function withoutComponent(page: Page, id: ComponentId): Page {
  return {
    components: writeTrie(page.components, id, undefined),
    childLists: writeTrie(page.childLists, id, undefined),
    topList: page.topList,
  };
}

export function childCount(page: Page, parentId: ComponentId): number {
  return childListIn(page, parentId).length;
}

/** Returns the index of a child in its parent's list, or -1. */
export function childIndex(page: Page, parentId: ComponentId, id: ComponentId): number {
  return indexInList(childListIn(page, parentId), id);
}

/** Inserts ids into a parent's child list. */
export function withChildIds(
  page: Page,
  parentId: ComponentId,
  index: number,
  ids: readonly ComponentId[],
): Page {
  return withChildList(page, parentId, insertIntoList(childListIn(page, parentId), index, ids));
}

/** Removes the child at `index` from a parent's child list. */
export function withoutChildAt(page: Page, parentId: ComponentId, index: number): Page {
  return withChildList(page, parentId, removeFromList(childListIn(page, parentId), index));
}

/** Moves the child at `from` within its parent's list; `index` is a position without it. */
export function withChildMoved(
  page: Page,
  parentId: ComponentId,
  id: ComponentId,
  from: number,
  index: number,
): Page {
  const list = removeFromList(childListIn(page, parentId), from);
  return withChildList(page, parentId, insertIntoList(list, index, [id]));
}

/** Sets a parent's child list. */
export function withChildList(page: Page, parentId: ComponentId, list: ChildList): Page {
  const { components, childLists, topList } = page;
  if (parentId === rootId) return { components, childLists, topList: list };
  const own = list.length === 0 ? undefined : list;
  return { components, childLists: writeTrie(childLists, parentId, own), topList };
}
