import type { Catalogue } from '@vitrina/block-catalogue';
import {
  findLibraryLink,
  getComponent,
  readLibraryAddress,
  walkPage,
  withLibraryLink,
  type ComponentId,
  type LibraryCopy,
  type LibraryLink,
  type Page,
} from '@vitrina/epack-model';

import { applyChange } from '../store/edit.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getActivePage } from '../store/selectors.ts';
import type { LibraryItem } from './libraryItem.ts';
import type { LinkContext } from './linkToItem.ts';
import { planUpdate } from './planUpdate.ts';

/** A copy of an item on a page. */
export interface PlacedCopy extends LibraryCopy {
  /** The first block of the copy. */
  readonly id: ComponentId;
  /** Whether its fixed parts are protected. */
  readonly isFixed: boolean;
}

/** Lists the copies of library items on a page, in reading order. */
export function listLibraryCopies(page: Page): readonly PlacedCopy[] {
  const copies = new Map<string, PlacedCopy>();
  for (const component of walkPage(page)) {
    const link = findLibraryLink(component);
    const copy = link && readLibraryAddress(link);
    if (!copy || copies.has(copy.copyId)) continue;
    copies.set(copy.copyId, { ...copy, id: component.id, isFixed: link.slots !== undefined });
  }
  return [...copies.values()];
}

/** Returns the copy of a library item that a block belongs to. */
export function findLibraryCopy(page: Page, id: ComponentId): LibraryCopy | undefined {
  const component = getComponent(page, id);
  const link = component && findLibraryLink(component);
  return link && readLibraryAddress(link);
}

/** Returns the copies among `items` whose item changed since. */
export function listOutdatedItems(
  page: Page,
  items: readonly LibraryItem[],
  locale: string,
  catalogue: Catalogue,
): readonly LinkContext[] {
  return listLibraryCopies(page).flatMap(({ itemId, copyId, isFixed }) => {
    const item = items.find(({ publicId }) => publicId === itemId);
    if (item === undefined || !isFixed) return [];
    const context = { item, copyId, locale, catalogue };
    return planUpdate(page, context).length > 0 ? [context] : [];
  });
}

/** Takes over the current state of items into their copies as one step. Slots keep their content. */
export function takeUpdates(contexts: readonly LinkContext[]): EditorThunk {
  return (dispatch, getState) => {
    for (const context of contexts) {
      const page = getActivePage(getState());
      const changes = page ? planUpdate(page, context) : [];
      if (changes.length === 0) continue;
      const batch = { type: 'batch' as const, changes: [...changes] };
      dispatch(applyChange(batch, { mergeKey: `takeUpdate ${context.copyId}`, changesFixedParts: true }));
    }
  };
}

/** Unlinks a copy from the library, so that everything in it can change. */
export function unlinkCopy({ copyId }: Pick<LibraryCopy, 'copyId'>): EditorThunk {
  return relink(copyId, 'unlink', () => undefined);
}

/** Lifts the protection of a copy's fixed parts, to change them and update the library from it. It stays linked. */
export function freeCopy({ copyId }: Pick<LibraryCopy, 'copyId'>): EditorThunk {
  return relink(copyId, 'free', ({ slots: _slots, ...link }) => link);
}

/** Returns the ids of the sections that a copy consists of. */
export function listCopyTops(page: Page, copyId: string): readonly ComponentId[] {
  const isOfCopy = (id: ComponentId) => findLibraryCopy(page, id)?.copyId === copyId;
  return [...walkPage(page)]
    .filter(({ id, parentId }) => isOfCopy(id) && !isOfCopy(parentId))
    .map(({ id }) => id);
}

function relink(
  copyId: string,
  what: string,
  change: (link: LibraryLink) => LibraryLink | undefined,
): EditorThunk {
  return (dispatch, getState) => {
    const page = getActivePage(getState());
    if (page === undefined) return;
    const changes = [...walkPage(page)].flatMap(({ id, copiedFrom }) => {
      const link = findLibraryLink({ copiedFrom });
      if (!link || readLibraryAddress(link)?.copyId !== copyId) return [];
      const next = withLibraryLink(copiedFrom, change(link));
      return [{ type: 'setCopiedFrom' as const, id, ...(next && { copiedFrom: next }) }];
    });
    if (changes.length > 0)
      dispatch(applyChange({ type: 'batch', changes }, { mergeKey: `${what} ${copyId}` }));
  };
}
