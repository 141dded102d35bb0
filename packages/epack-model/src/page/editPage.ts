import type { Component, ComponentId } from '../schemas/component.ts';
import { writeTrie } from './idTrie.ts';
import { getChildIds, type Page } from './page.ts';

/** The page with a component added or replaced; child lists stay as they are. */
export function withComponent(page: Page, component: Component): Page {
  return { components: writeTrie(page.components, component.id, component), childLists: page.childLists };
}

/** The page without a component and without its child list. */
export function withoutComponent(page: Page, id: ComponentId): Page {
  return {
    components: writeTrie(page.components, id, undefined),
    childLists: writeTrie(page.childLists, id, undefined),
  };
}

/** The page with ids inserted into a parent's child list. */
export function withChildIds(
  page: Page,
  parentId: ComponentId,
  index: number,
  ids: readonly ComponentId[],
): Page {
  return withChildList(page, parentId, getChildIds(page, parentId).toSpliced(index, 0, ...ids));
}

/** The page with the child at `index` taken out of a parent's child list. */
export function withoutChildAt(page: Page, parentId: ComponentId, index: number): Page {
  return withChildList(page, parentId, getChildIds(page, parentId).toSpliced(index, 1));
}

function withChildList(page: Page, parentId: ComponentId, ids: readonly ComponentId[]): Page {
  return {
    components: page.components,
    childLists: writeTrie(page.childLists, parentId, ids.length === 0 ? undefined : ids),
  };
}
