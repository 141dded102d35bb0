import { rootId, type Component, type ComponentId } from '../schemas/component.ts';
import { createTrie, highestId, readTrie, type IdTrie } from './idTrie.ts';

/**
 * The components of one page, normalised: by id, with a list of children per parent.
 * Persistent: a change returns a new page that shares everything it did not touch. Read it with the functions
 * beside it; how it stores is not part of the contract.
 *
 * @public
 */
export interface Page {
  /** @internal */
  readonly components: IdTrie<Component>;
  /** @internal */
  readonly childLists: IdTrie<readonly ComponentId[]>;
}

/**
 * A page without components.
 *
 * @public
 */
export const emptyPage: Page = { components: createTrie(), childLists: createTrie() };

const noChildren: readonly ComponentId[] = [];

/**
 * The component with this id. The same object as long as nothing in the component changes.
 *
 * @public
 */
export function getComponent(page: Page, id: ComponentId): Component | undefined {
  return readTrie(page.components, id);
}

/**
 * The ids of a parent's children in order; `rootId` for the top of the page. The same array as long as the list does not change.
 *
 * @public
 */
export function getChildIds(page: Page, parentId: ComponentId): readonly ComponentId[] {
  return readTrie(page.childLists, parentId) ?? noChildren;
}

/**
 * How many components the page has.
 *
 * @public
 */
export function componentCount(page: Page): number {
  return page.components.size;
}

/**
 * The id a new component gets: the highest + 1.
 *
 * @public
 */
export function nextComponentId(page: Page): ComponentId {
  return Math.max(highestId(page.components), rootId) + 1;
}

/**
 * Components in reading order (parents first), of the whole page or below and including `fromId`.
 *
 * @public
 */
export function* walkPage(page: Page, fromId: ComponentId = rootId): Generator<Component> {
  const pending = fromId === rootId ? getChildIds(page, rootId).toReversed() : [fromId];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const component = getComponent(page, id);
    if (!component) continue;
    yield component;
    const childIds = getChildIds(page, id);
    for (let i = childIds.length - 1; i >= 0; i--) pending.push(childIds[i] ?? rootId);
  }
}
