import { getComponent, walkPage, type Page } from '../page/page.ts';
import type { Component, ComponentId } from '../schemas/component.ts';
import type { LibraryLink } from '../schemas/copiedFrom.ts';
import { libraryAddress, readLibraryAddress } from './libraryAddress.ts';
import { findLibraryLink, freeTexts } from './libraryLink.ts';

/**
 * Links copied components to the library sections that their originals are linked to, each copied section as a copy of its
 * own. Components that were copied out of a section are not linked.
 *
 * @param source - the page with the originals
 * @param copies - the copies, linked to nothing
 * @param idOf - the id of the copy of each original
 * @param locale - the language of the page with the copies; undefined for the source's
 * @public
 */
export function copyLibraryLinks(
  source: Page,
  copies: readonly Component[],
  idOf: ReadonlyMap<ComponentId, ComponentId>,
  locale?: string,
): Component[] {
  const links = new Map<ComponentId, LibraryLink>();
  const names = new Map<string, string>();
  for (const original of walkPage(source)) {
    const id = idOf.get(original.id);
    const link = findLibraryLink(original);
    const copy = link && readLibraryAddress(link);
    if (id === undefined || !copy) continue;
    const parent = getComponent(source, original.parentId);
    const isInside = parent !== undefined && findLibraryLink(parent)?.page === link.page;
    const parentId = parent && idOf.get(parent.id);
    if (isInside && (parentId === undefined || !links.has(parentId))) continue;
    const [base = copy.copyId] = copy.copyId.split('.');
    // Ids are unique on a page, so the first one names the copy.
    const copyId = names.get(copy.copyId) ?? `${base}.${id}`;
    names.set(copy.copyId, copyId);
    const own = locale === undefined || locale === link.locale ? link : freeTexts(link);
    links.set(id, { ...own, ...libraryAddress({ ...copy, copyId }, link.locale) });
  }
  return copies.map((component) => {
    const copiedFrom = links.get(component.id);
    return copiedFrom ? { ...component, copiedFrom } : component;
  });
}
