import {
  getComponent,
  pageAddress,
  pageKey,
  type Component,
  type ComponentId,
  type Page,
  type PageAddress,
  type PageKey,
} from '@vitrina/epack-model';
import { canRedo, canUndo } from '@vitrina/history-engine';

import type { EditorState } from './editorState.ts';
import type { DocumentState } from './documentState.ts';

/** Key of the page in view. */
export function getActiveKey(state: Pick<EditorState, 'document'>): PageKey {
  return pageKey(state.document.active);
}

/** Tells the page in view from those of all packages. */
export function getPageName(state: Pick<EditorState, 'document'>): string {
  return `${state.document.epack.manifest.packageID} ${getActiveKey(state)}`;
}

/** Key of the history of the package's own data. */
export const epackDataKey = 'epack-data';

/** Key of the history that undo and redo work on: that of the data on its tab, else that of the page in view. */
export function getHistoryKey(state: EditorState): string {
  return state.view.tab === 'epack-data' ? epackDataKey : getActiveKey(state);
}

/** The page in view; undefined while it is loading. */
export function getActivePage(state: Pick<EditorState, 'document'>): Page | undefined {
  return state.document.epack.pages[getActiveKey(state)] ?? undefined;
}

/** The component that commands and the inspector act on. */
export function getActiveId(state: EditorState): ComponentId | undefined {
  return state.view.selection.at(-1);
}

/** Whether commands may edit what is selected: not while components are picked for a prop of it. */
export function canEditSelection(state: EditorState): boolean {
  const { tab, picking } = state.view;
  return tab === 'editor' && picking === undefined && getActiveId(state) !== undefined;
}

/** How many components are selected, as messages want it. */
export function countSelected({ view }: Pick<EditorState, 'view'>): { readonly count: number } {
  return { count: view.selection.length };
}

/** {@link getActiveId}'s component. */
export function getActiveComponent(state: EditorState): Component | undefined {
  const page = getActivePage(state);
  const id = getActiveId(state);
  return page && id !== undefined ? getComponent(page, id) : undefined;
}

/** Whether there is anything to undo in what is in view. */
export function canUndoEdit(state: EditorState): boolean {
  return canUndo(state.document.history, getHistoryKey(state));
}

/** Whether there is anything to redo in what is in view. */
export function canRedoEdit(state: EditorState): boolean {
  return canRedo(state.document.history, getHistoryKey(state));
}

/** How many pages a save would send. */
export function countUpdatedPages(document: DocumentState): number {
  return Object.keys(document.updatedPages).length;
}

/** Whether leaving now would lose anything. */
export function isUnsaved(document: DocumentState): boolean {
  return document.isDataUpdated || countUpdatedPages(document) > 0 || document.removedSections.length > 0;
}

/** What there is to choose from beside the page in view, each list in the order it was made. */
export function listSections(
  keys: readonly PageKey[],
  active: PageAddress,
): Readonly<Record<'locale' | 'template' | 'page', readonly string[]>> {
  const addresses = keys.map(pageAddress);
  const inLocale = addresses.filter(({ locale }) => locale === active.locale);
  const inTemplate = inLocale.filter(({ template }) => template === active.template);
  return {
    locale: [...new Set(addresses.map(({ locale }) => locale))],
    template: [...new Set(inLocale.map(({ template }) => template))],
    page: inTemplate.map(({ page }) => page),
  };
}

const noIds: readonly ComponentId[] = [];

/** The locked components of the page in view. */
export function getLockedIds(state: Pick<EditorState, 'document' | 'view'>): readonly ComponentId[] {
  return state.view.locks[getActiveKey(state)] ?? noIds;
}

/** The component that the pointer gets where it points at one: around a locked one the next that is not. */
export function findUnlocked(state: EditorState, id: ComponentId): ComponentId | undefined {
  const page = getActivePage(state);
  const lockedIds = getLockedIds(state);
  if (page === undefined || lockedIds.length === 0) return id;
  let free: ComponentId | undefined = id;
  for (let at = getComponent(page, id); at !== undefined; at = getComponent(page, at.parentId)) {
    if (lockedIds.includes(at.id)) free = getComponent(page, at.parentId)?.id;
  }
  return free;
}
