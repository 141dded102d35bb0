import { mapReferences } from '@vitrina/block-kit';
import {
  applyPageChange,
  emptyPage,
  findLibraryLink,
  getChildIds,
  getComponent,
  loadPage,
  readLibraryAddress,
  rootId,
  savePage,
  walkPage,
  type BlockRules,
  type ComponentId,
  type Page,
  type WireComponent,
} from '@vitrina/epack-model';

import { toWireComponents } from '../clipboard/clipboardText.ts';
import { type LibraryItem, readItem, type Slots } from './libraryItem.ts';

/** Returns the chosen blocks with their contents as a page of their own, in a section if they are loose. */
export function takeSection(page: Page, ids: readonly ComponentId[], rules: BlockRules): Page {
  return loadPage(toWireComponents(page, ids, rules), rules).page;
}

/**
 * Returns blocks with the ids that the library knows them by: those that were copied from the item, or are the same block
 * in the same place of `before`. Others get ids that no version of the item had.
 *
 * @param before - the item as it is in the library
 * @param firstId - an id above all that were ever given, such as the time in milliseconds
 */
export function alignWithItem(
  section: Page,
  before: Page,
  itemId: string,
  firstId: ComponentId,
  rules: BlockRules,
): Page {
  const ids = new Map<ComponentId, ComponentId>();
  const taken = new Set<ComponentId>();
  const match = (own: ComponentId, known: ComponentId) => {
    ids.set(own, known);
    taken.add(known);
  };
  for (const component of walkPage(section)) {
    const { id, componentKey } = component;
    const link = findLibraryLink(component);
    const isOfItem = link && readLibraryAddress(link)?.itemId === itemId;
    const known = isOfItem ? getComponent(before, link.id) : undefined;
    if (known?.componentKey === componentKey && !taken.has(known.id)) match(id, known.id);
  }
  const matchChildren = (own: ComponentId, known: ComponentId | undefined) => {
    const candidates = known === undefined ? [] : getChildIds(before, known);
    for (const id of getChildIds(section, own)) {
      const key = getComponent(section, id)?.componentKey;
      const found = candidates.find(
        (each) => !taken.has(each) && getComponent(before, each)?.componentKey === key,
      );
      if (!ids.has(id) && found !== undefined) match(id, found);
      matchChildren(id, ids.get(id));
    }
  };
  matchChildren(rootId, rootId);
  let next = firstId;
  for (const { id } of walkPage(section)) if (!ids.has(id)) ids.set(id, next++);
  return renumber(section, ids, rules);
}

/** Returns a section as the library stores it: without links of its blocks. */
export function toItemComponents(section: Page, rules: BlockRules): WireComponent[] {
  return savePage(section, rules).components.map(
    ({ copiedFrom: _link, ...component }) => component as WireComponent,
  );
}

/**
 * Returns a section, aligned with its item, with the contents that the item has in its slots: what a copy has there is of
 * its package alone.
 */
export function withContentsOf(section: Page, item: LibraryItem, slots: Slots, rules: BlockRules): Page {
  const before = readItem(item, rules);
  let page = section;
  for (const component of walkPage(section)) {
    const { id, props } = component;
    const original = getComponent(before, id);
    const link = findLibraryLink(component);
    if (!original || !link || readLibraryAddress(link)?.itemId !== item.publicId) continue;
    const isKept = (name: string) =>
      slots[id]?.includes(name) === true && item.slots?.[id]?.includes(name) === true;
    for (const name of new Set([...Object.keys(props), ...Object.keys(original.props)])) {
      const prop = original.props[name];
      if (!isKept(name)) continue;
      const applied = applyPageChange(page, { type: 'replaceProperty', id, name, ...(prop && { prop }) });
      if (applied.ok) page = applied.page;
    }
  }
  return page;
}

function renumber(section: Page, ids: ReadonlyMap<ComponentId, ComponentId>, rules: BlockRules): Page {
  const renumbered = [...walkPage(section)].map((component) => ({
    ...component,
    id: ids.get(component.id) ?? component.id,
    parentId: ids.get(component.parentId) ?? rootId,
  }));
  const components = mapReferences(renumbered, rules, (id) => ids.get(id));
  const applied = applyPageChange(emptyPage, {
    type: 'addComponents',
    parentId: rootId,
    index: 0,
    components,
  });
  if (!applied.ok) throw new Error(`The section could not be numbered: ${applied.code}`);
  return applied.page;
}
