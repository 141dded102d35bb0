import { hashValue } from '../origin/hashValue.ts';
import { findLibraryLink } from '../origin/libraryLink.ts';
import { getChildIds, getComponent, walkPage, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import type { Component, ComponentId } from '../schemas/component.ts';
import type { LibraryLink } from '../schemas/copiedFrom.ts';

/** A fixed part of a linked copy that differs from its library section. @public */
export interface FixedPartChange {
  readonly componentId: ComponentId;
  readonly blockKey: string;
  /** The changed property; undefined if the blocks inside changed. */
  readonly name?: string;
}

/** Returns whether a page has a linked copy with fixed parts. @public */
export function hasFixedParts(page: Page): boolean {
  return [...walkPage(page)].some((component) => findLibraryLink(component)?.slots !== undefined);
}

/**
 * Lists fixed parts of linked copies that changed between two states of a page. An update from the library is no such
 * change: the link of its copy then names the new state. Copies that were added or unlinked have none.
 *
 * @public
 */
export function listFixedPartChanges(before: Page, after: Page, rules: BlockRules): FixedPartChange[] {
  const known = new Map<string, Component>();
  for (const component of walkPage(before)) {
    const link = findLibraryLink(component);
    if (link?.slots) known.set(keyOf(link), component);
  }
  return [...walkPage(after)].flatMap((component) => {
    const link = findLibraryLink(component);
    const earlier = link?.slots && known.get(keyOf(link));
    if (!link || earlier?.componentKey !== component.componentKey) return [];
    const { id: componentId, componentKey: blockKey } = component;
    const names = listChangedProps(earlier, component, link, rules);
    const changes: FixedPartChange[] = names.map((name) => ({ componentId, blockKey, name }));
    const isOther = isOtherContent(before, earlier, after, component, link);
    return isOther ? [...changes, { componentId, blockKey }] : changes;
  });
}

/** Lists fixed properties that neither are as they were nor have the value of the library. */
function listChangedProps(
  before: Component,
  after: Component,
  { slots, props }: LibraryLink,
  rules: BlockRules,
): string[] {
  const rule = rules.find(after.componentKey);
  const names = new Set([...Object.keys(before.props), ...Object.keys(after.props)]);
  return [...names].filter((name) => {
    // References name blocks by other numbers than in the library.
    if (slots?.includes(name) !== false || rule?.props[name]?.isReference) return false;
    const hash = hashValue(after.props[name]?.value);
    return hash !== hashValue(before.props[name]?.value) && hash !== (props[name] ?? '');
  });
}

function isOtherContent(
  before: Page,
  earlier: Component,
  after: Page,
  component: Component,
  link: LibraryLink,
): boolean {
  if (link.children === undefined) return false;
  const now = listContent(after, component, link);
  return now !== link.children.join() && now !== listContent(before, earlier, link);
}

/** Returns the blocks inside a block of a copy by their ids in the library; 0 for blocks that aren't of the copy. */
function listContent(page: Page, { id }: Component, { page: copy }: LibraryLink): string {
  return getChildIds(page, id)
    .map((child) => {
      const component = getComponent(page, child);
      const link = component && findLibraryLink(component);
      return link?.page === copy ? link.id : 0;
    })
    .join();
}

function keyOf({ page, id }: LibraryLink): string {
  return `${id} ${page}`;
}
