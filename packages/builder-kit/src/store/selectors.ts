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

import type { BuilderState } from './createBuilderStore.ts';
import type { DocumentState } from './documentState.ts';

/** Key of the page in view. */
export function getActiveKey(state: Pick<BuilderState, 'document'>): PageKey {
  return pageKey(state.document.active);
}

/** The page in view; undefined while it is loading. */
export function getActivePage(state: Pick<BuilderState, 'document'>): Page | undefined {
  return state.document.epack.pages[getActiveKey(state)] ?? undefined;
}

/** The component that commands and the inspector act on. */
export function getActiveId(state: BuilderState): ComponentId | undefined {
  return state.view.selection.at(-1);
}

/** {@link getActiveId}'s component. */
export function getActiveComponent(state: BuilderState): Component | undefined {
  const page = getActivePage(state);
  const id = getActiveId(state);
  return page && id !== undefined ? getComponent(page, id) : undefined;
}

/** Whether there is anything to undo on the page in view. */
export function canUndoEdit(state: BuilderState): boolean {
  return canUndo(state.document.history, getActiveKey(state));
}

/** Whether there is anything to redo on the page in view. */
export function canRedoEdit(state: BuilderState): boolean {
  return canRedo(state.document.history, getActiveKey(state));
}

/** How many pages a save would send. */
export function countUpdatedPages(document: DocumentState): number {
  return Object.keys(document.updatedPages).length;
}

/** Whether leaving now would lose anything. */
export function isUnsaved(document: DocumentState): boolean {
  return document.isDataUpdated || countUpdatedPages(document) > 0 || document.removedSections.length > 0;
}

/** Names of sections, each list in the order they were made. */
export interface SectionNames {
  readonly locales: readonly string[];
  /** Templates of the active locale. */
  readonly templates: readonly string[];
  /** Pages of the active template. */
  readonly pages: readonly string[];
}

/** What there is to choose from beside the page in view. */
export function listSections(keys: readonly PageKey[], active: PageAddress): SectionNames {
  const addresses = keys.map(pageAddress);
  const inLocale = addresses.filter(({ locale }) => locale === active.locale);
  const inTemplate = inLocale.filter(({ template }) => template === active.template);
  return {
    locales: [...new Set(addresses.map(({ locale }) => locale))],
    templates: [...new Set(inLocale.map(({ template }) => template))],
    pages: inTemplate.map(({ page }) => page),
  };
}
