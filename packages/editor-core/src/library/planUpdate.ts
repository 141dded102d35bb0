import { mapReferences } from '@vitrina/block-kit';
import {
  applyPageChange,
  findLibraryLink,
  getChildIds,
  getComponent,
  getSubtree,
  hashValue,
  nextComponentId,
  rootId,
  walkPage,
  withLibraryLink,
  type Component,
  type ComponentId,
  type Json,
  type Page,
  type SinglePageChange,
} from '@vitrina/epack-model';

import { isSamePage } from '../store/isSamePage.ts';
import { addressOf, linkTo, readSource, type LinkContext } from './linkToItem.ts';

/**
 * Plans how a copy takes over the item's current state: everything fixed becomes as it is in the library, and the slots
 * keep their content. Sections of a template that were removed from the page stay away. Empty if the copy is up to date.
 */
export function planUpdate(page: Page, context: LinkContext): readonly SinglePageChange[] {
  const source = readSource(context);
  const copies = listCopyBlocks(page, context);
  const changes: SinglePageChange[] = [];
  let current = page;
  const apply = (change: SinglePageChange) => {
    const applied = applyPageChange(current, change);
    if (!applied.ok) return;
    changes.push(change);
    current = applied.page;
  };
  const rebuild = createRebuild(page, source, copies, context);
  const sections = getChildIds(source, rootId);
  const upTo = Math.max(0, ...[...copies.values()].map((copy) => findLibraryLink(copy)?.upTo ?? 0));
  for (const [at, sectionId] of sections.entries()) {
    const copy = findSectionCopy(page, source, copies, sectionId);
    if (copy === undefined && sectionId <= upTo) continue;
    const parentId = copy?.parentId ?? rootId;
    const components = rebuild(sectionId, parentId);
    if (copy === undefined) {
      const before = sections
        .slice(0, at)
        .flatMap((id) => copies.get(id)?.id ?? [])
        .at(-1);
      const siblings = getChildIds(current, rootId);
      apply({
        type: 'addComponents',
        parentId,
        index: before ? siblings.indexOf(before) + 1 : 0,
        components,
      });
    } else if (!isSameTree(getSubtree(page, copy.id), components)) {
      const index = getChildIds(current, parentId).indexOf(copy.id);
      apply({ type: 'removeComponent', id: copy.id });
      apply({ type: 'addComponents', parentId, index, components });
    }
  }
  for (const [sourceId, { id, parentId }] of copies) {
    const isSection = !isInCopy(page, parentId);
    if (isSection && !sections.includes(sourceId)) apply({ type: 'removeComponent', id });
  }
  return changes;
}

/** Returns the blocks of a copy by the ids of their originals. */
export function listCopyBlocks(page: Page, context: LinkContext): ReadonlyMap<ComponentId, Component> {
  const address = addressOf(context);
  const blocks = [...walkPage(page)].flatMap((component) => {
    const link = findLibraryLink(component);
    return link && isSamePage(link, address) ? [[link.id, component] as const] : [];
  });
  return new Map(blocks);
}

function isInCopy(page: Page, parentId: ComponentId): boolean {
  const parent = getComponent(page, parentId);
  return parent !== undefined && findLibraryLink(parent) !== undefined;
}

/** Returns the copy of a section of the library; undefined if it was removed from the page. */
function findSectionCopy(
  page: Page,
  source: Page,
  copies: ReadonlyMap<ComponentId, Component>,
  sectionId: ComponentId,
): Component | undefined {
  const copy = copies.get(sectionId);
  const isSame = copy?.componentKey === getComponent(source, sectionId)?.componentKey;
  return copy && isSame && !isInCopy(page, copy.parentId) ? copy : undefined;
}

/** Returns a function that builds a section of the library with the slots of its copy. */
function createRebuild(
  page: Page,
  source: Page,
  copies: ReadonlyMap<ComponentId, Component>,
  context: LinkContext,
) {
  const { rules } = context.catalogue;
  let nextId = nextComponentId(page);
  const ids = new Map<ComponentId, ComponentId>();
  for (const { id } of walkPage(source)) ids.set(id, copies.get(id)?.id ?? nextId++);
  return (sectionId: ComponentId, parentId: ComponentId): Component[] => {
    const originals = getSubtree(source, sectionId);
    return mapReferences(originals, rules, (id) => ids.get(id)).map((mapped, at) => {
      const original = originals[at] ?? mapped;
      const copy = copies.get(original.id);
      const link = linkTo(original, source, context);
      const own = copy?.componentKey === original.componentKey ? copy : undefined;
      const { copiedFrom: _none, customName, ...rest } = mapped;
      const name = own?.customName ?? customName;
      return {
        ...rest,
        id: ids.get(original.id) ?? original.id,
        parentId: original.id === sectionId ? parentId : (ids.get(original.parentId) ?? parentId),
        props: own ? keepSlots(mapped.props, own.props, link.slots ?? []) : mapped.props,
        ...(name !== undefined && { customName: name }),
        copiedFrom: withLibraryLink(copy?.copiedFrom, link) ?? link,
      };
    });
  };
}

/** Returns the props of the library with those of the copy in the slots. */
function keepSlots(
  fixed: Component['props'],
  own: Component['props'],
  slots: readonly string[],
): Component['props'] {
  const isSlot = (name: string) => slots.includes(name);
  return Object.fromEntries([
    ...Object.entries(fixed).filter(([name]) => !isSlot(name)),
    ...Object.entries(own).filter(([name]) => isSlot(name)),
  ]);
}

function isSameTree(one: readonly Component[], other: readonly Component[]): boolean {
  return (
    one.length === other.length &&
    one.every((component, at) => fingerprint(component) === fingerprint(other[at]))
  );
}

function fingerprint(component: Component | undefined): string {
  if (component === undefined) return '';
  const { id, parentId, componentKey, customName = '', props } = component;
  const values = Object.fromEntries(Object.entries(props).map(([name, { value }]) => [name, value as Json]));
  const slots = [...(findLibraryLink(component)?.slots ?? ['*'])].toSorted();
  return hashValue({ id, parentId, componentKey, customName, values, slots });
}
