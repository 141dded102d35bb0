import { rootId, type Component, type ComponentId } from '../schemas/component.ts';
import { childListOf, emptyChildList } from './childList.ts';
import { trieOf } from './idTrie.ts';
import type { Page } from './page.ts';

/** The parts of a page while it is built: mutable maps. */
export interface PageParts {
  readonly components: Map<ComponentId, Component>;
  /** Without entries for parents that have no children. */
  readonly childIds: Map<ComponentId, readonly ComponentId[]>;
}

/** Builds a page from its parts, which must form a tree. */
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
