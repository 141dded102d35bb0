import { rootId, type Component, type ComponentId } from '../schemas/component.ts';
import { indexInList, insertIntoList, removeFromList, type ChildList } from './childList.ts';
import { writeTrie } from './idTrie.ts';
import { childListIn, type Page } from './page.ts';

/** The page with a component added or replaced; child lists stay as they are. */
export function withComponent(page: Page, component: Component): Page {
  return {
    components: writeTrie(page.components, component.id, component),
    childLists: page.childLists,
    topList: page.topList,
  };
}

/** The page without a component and without its child list. */
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

/** The place of a child in its parent's list, or -1. */
export function childIndex(page: Page, parentId: ComponentId, id: ComponentId): number {
  return indexInList(childListIn(page, parentId), id);
}

/** The page with ids inserted into a parent's child list. */
export function withChildIds(
  page: Page,
  parentId: ComponentId,
  index: number,
  ids: readonly ComponentId[],
): Page {
  return withChildList(page, parentId, insertIntoList(childListIn(page, parentId), index, ids));
}

/** The page with the child at `index` taken out of a parent's child list. */
export function withoutChildAt(page: Page, parentId: ComponentId, index: number): Page {
  return withChildList(page, parentId, removeFromList(childListIn(page, parentId), index));
}

/** The page with the child at `from` moved within its parent's list; `index` counts without it. */
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

/** The page with a parent's child list put in place as it is. */
export function withChildList(page: Page, parentId: ComponentId, list: ChildList): Page {
  const { components, childLists, topList } = page;
  if (parentId === rootId) return { components, childLists, topList: list };
  const own = list.length === 0 ? undefined : list;
  return { components, childLists: writeTrie(childLists, parentId, own), topList };
}
