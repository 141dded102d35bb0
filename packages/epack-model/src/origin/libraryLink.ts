import type { Component } from '../schemas/component.ts';
import type { CopiedFrom, LibraryLink } from '../schemas/copiedFrom.ts';
import { readLibraryAddress } from './libraryAddress.ts';

/**
 * Returns the link of a component to a saved section or template: its own, or the one it has beside the link to a page.
 *
 * @public
 */
export function findLibraryLink({ copiedFrom }: Pick<Component, 'copiedFrom'>): LibraryLink | undefined {
  if (copiedFrom === undefined) return undefined;
  return copiedFrom.section ?? (readLibraryAddress(copiedFrom) && copiedFrom);
}

/** Returns a source with another link to the library, or without one. The link to a page is kept. @public */
export function withLibraryLink(
  from: CopiedFrom | undefined,
  link: LibraryLink | undefined,
): CopiedFrom | undefined {
  if (from === undefined || readLibraryAddress(from)) return link;
  const { section: _replaced, ...ofPage } = from;
  return link === undefined ? ofPage : { ...ofPage, section: link };
}

/** Returns the link of a copy in another language: all texts are slots, except where they are unknown. */
export function freeTexts(link: LibraryLink): LibraryLink {
  const { textSlots, slots, ...free } = link;
  // An older copy doesn't know its texts. A fixed sentence in the wrong language helps nobody.
  if (textSlots === undefined || slots === undefined) return free;
  return { ...link, slots: [...new Set([...slots, ...textSlots])] };
}
