import type { Catalogue } from '@vitrina/block-catalogue';
import {
  describeSource,
  getChildIds,
  libraryAddress,
  nextComponentId,
  type Component,
  type LibraryLink,
  type Page,
  type PageAddress,
} from '@vitrina/epack-model';

import { readItem, type LibraryItem } from './libraryItem.ts';
import { listTextNames, slotsOfCopy } from './slots.ts';

/** Where a copy of an item is, and the blocks it is made of. */
export interface LinkContext {
  readonly item: LibraryItem;
  readonly copyId: string;
  /** The language of the page with the copy. */
  readonly locale: string;
  readonly catalogue: Catalogue;
}

/** Returns the address that the blocks of a copy refer to. */
export function addressOf({ item, copyId }: Pick<LinkContext, 'item' | 'copyId'>): PageAddress {
  return libraryAddress({ itemId: item.publicId, copyId }, item.locale);
}

/** Returns the link of a copy to a block of an item, with the properties that may change. */
export function linkTo(original: Component, source: Page, context: LinkContext): LibraryLink {
  const { item, locale, catalogue } = context;
  return {
    ...describeSource(original, addressOf(context)),
    upTo: nextComponentId(source) - 1,
    slots: [...slotsOfCopy(item, original, locale, catalogue)],
    textSlots: listTextNames(original, catalogue),
    children: [...getChildIds(source, original.id)],
  };
}

/** Returns the blocks of an item as a page. */
export function readSource({ item, catalogue }: Pick<LinkContext, 'item' | 'catalogue'>): Page {
  return readItem(item, catalogue.rules);
}
