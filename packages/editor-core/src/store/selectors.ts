import {
  getChildIds,
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

import type { InsertPosition } from '../nesting/findInsertPlace.ts';
import type { EditorState } from './editorState.ts';
import type { DocumentState } from './documentState.ts';
import { countShared } from './keptPage.ts';

/** Returns the key of the page in view. */
export function getActiveKey(state: Pick<EditorState, 'document'>): PageKey {
  return pageKey(state.document.active);
}

/** Returns a name of the page in view that is unique among all packages. */
export function getPageName(state: Pick<EditorState, 'document'>): string {
  return `${state.document.epack.manifest.packageID} ${getActiveKey(state)}`;
}

/** Key of the package data's history. */
export const epackDataKey = 'epack-data';

/** Returns the key of the history in view: the package data's on its tab, else the page's. */
export function getHistoryKey(state: Pick<EditorState, 'document' | 'view'>): string {
  return state.view.tab === 'epack-data' ? epackDataKey : getActiveKey(state);
}

/** Returns the page in view; undefined while it is loading. */
export function getActivePage(state: Pick<EditorState, 'document'>): Page | undefined {
  return state.document.epack.pages[getActiveKey(state)] ?? undefined;
}

/** Returns the component that commands and the inspector apply to. */
export function getActiveId(state: EditorState): ComponentId | undefined {
  return state.view.selection.at(-1);
}

/**
 * Returns where new blocks are placed: where the user chose, else after the active component, and inside one that is
 * empty.
 */
export function getInsertPosition(state: EditorState): InsertPosition {
  const { insertPosition } = state.view;
  const page = getActivePage(state);
  const activeId = getActiveId(state);
  if (insertPosition !== undefined || page === undefined || activeId === undefined)
    return insertPosition ?? 'after';
  return getChildIds(page, activeId).length === 0 ? 'inside' : 'after';
}

/** Returns whether commands can edit the selection. They can't while the user picks components for a prop. */
export function canEditSelection(state: EditorState): boolean {
  const { tab, picking } = state.view;
  return tab === 'editor' && picking === undefined && getActiveId(state) !== undefined;
}

/** Returns the number of selected components as a message value. */
export function countSelected({ view }: Pick<EditorState, 'view'>): { readonly count: number } {
  return { count: view.selection.length };
}

/** Returns the component of {@link getActiveId}. */
export function getActiveComponent(state: EditorState): Component | undefined {
  const page = getActivePage(state);
  const id = getActiveId(state);
  return page && id !== undefined ? getComponent(page, id) : undefined;
}

/** Returns whether the history in view has a step of this visit to undo. */
export function canUndoEdit(state: EditorState): boolean {
  const key = getHistoryKey(state);
  const { history } = state.document;
  return canUndo(history, key) && (history[key]?.position ?? 0) > getOpenedPosition(state);
}

/**
 * Returns the position in the history at which the page in view was opened: after the steps of earlier visits. Undo ends
 * there, so that it never reverts the work of another day by accident.
 */
export function getOpenedPosition({ document, view }: EditorState): number {
  const key = getHistoryKey({ document, view });
  const own = document.history[key];
  const restored = document.keptSteps[key]?.restored.slice(own?.droppedCount ?? 0) ?? [];
  return countShared(restored, own?.steps ?? []);
}

/** Returns whether the history in view has a step to redo. */
export function canRedoEdit(state: EditorState): boolean {
  return canRedo(state.document.history, getHistoryKey(state));
}

/** Returns the number of pages that a save would send. */
export function countUpdatedPages(document: DocumentState): number {
  return Object.keys(document.updatedPages).length;
}

/** Returns whether leaving now would lose changes. */
export function isUnsaved(document: DocumentState): boolean {
  return document.isDataUpdated || countUpdatedPages(document) > 0 || document.removedSections.length > 0;
}

/**
 * Lists the locales, the templates of the active locale and the pages of the active template, in order of
 * creation.
 */
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

/** Returns the locked components of the page in view. */
export function getLockedIds(state: Pick<EditorState, 'document' | 'view'>): readonly ComponentId[] {
  return state.view.locks[getActiveKey(state)] ?? noIds;
}

/**
 * Returns the component to select when the pointer is on `id`: skips locked components in favor of their
 * nearest unlocked ancestor.
 */
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
