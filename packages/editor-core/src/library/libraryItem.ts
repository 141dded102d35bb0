import type { SavedComponent } from '@vitrina/api-client/contract';
import { loadPage, type BlockRules, type Page } from '@vitrina/epack-model';

/** A section or template of the license, as the library keeps it. */
export type LibraryItem = Pick<
  SavedComponent,
  'id' | 'publicId' | 'kind' | 'name' | 'category' | 'locale' | 'slots' | 'components'
>;

/** Names of the properties that may change in a copy, by component id. */
export type Slots = Readonly<Record<string, readonly string[]>>;

const pages = new WeakMap<LibraryItem['components'], Page>();

/** Returns the blocks of an item as a page, repaired like all content from outside. */
export function readItem({ components }: Pick<LibraryItem, 'components'>, rules: BlockRules): Page {
  const known = pages.get(components);
  if (known) return known;
  const { page } = loadPage(components, rules);
  pages.set(components, page);
  return page;
}
