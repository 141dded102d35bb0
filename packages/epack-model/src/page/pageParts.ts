import { rootId, type Component, type ComponentId } from '../schemas/component.ts';
import { childListOf, emptyChildList } from './childList.ts';
import { trieOf } from './idTrie.ts';
import type { Page } from './page.ts';

/** A page while it is put together: plain maps, to be changed in place. */
export interface PageParts {
  readonly components: Map<ComponentId, Component>;
  /** Without entries for parents that have no children. */
  readonly childIds: Map<ComponentId, readonly ComponentId[]>;
}

/** The page of these parts, which must form a tree. */
export function pageOf({ components, childIds }: PageParts): Page {
  const topIds = childIds.get(rootId);
  const childLists = [...childIds].flatMap(([parentId, ids]) =>
    parentId === rootId ? [] : [[parentId, childListOf(ids)] as const],
  );
  return {
    components: trieOf(components),
    childLists: trieOf(childLists),
    topList: topIds ? childListOf(topIds) : emptyChildList,
  };
}
