import {
  applyPageChange,
  emptyPage,
  findLibraryLink,
  getComponent,
  getSubtree,
  rootId,
  savePage,
  withLibraryLink,
  type BlockRules,
  type Component,
  type ComponentId,
  type Page,
  type WireComponent,
} from '@vitrina/epack-model';

import { getTopmost } from '../nesting/subtrees.ts';
import type { PastedCells } from '../tables/pasteCells.ts';

/** Identifies clipboard text as blocks of Vitrina. */
const format = 'vitrina/components';

/** Components from the clipboard and the name of their source page, see `getPageName`. */
export interface CopiedComponents {
  readonly components: readonly WireComponent[];
  readonly from?: string | undefined;
  /** The cells of a table of another program, which fill a table if one of its cells is selected. */
  readonly cells?: PastedCells | undefined;
}

/** Returns components as clipboard text. They can be pasted into any page of any package. */
export function writeClipboard(
  page: Page,
  ids: readonly ComponentId[],
  rules: BlockRules,
  from?: string,
): string | undefined {
  const components = toWireComponents(page, ids, rules);
  return components.length === 0 ? undefined : JSON.stringify({ format, from, components });
}

/** Returns components with their contents in wire format, detached from the page. */
export function toWireComponents(
  page: Page,
  ids: readonly ComponentId[],
  rules: BlockRules,
): readonly WireComponent[] {
  const components = getTopmost(page, ids).flatMap((id) => takeSubtree(page, id));
  if (components.length === 0) return [];
  const copied = applyPageChange(emptyPage, {
    type: 'addComponents',
    parentId: rootId,
    index: 0,
    components,
  });
  if (!copied.ok) throw new Error(`Components could not be copied: ${copied.code}`);
  return savePage(copied.page, rules).components;
}

/** Returns a component at the top level, with its contents. Parts of a library section aren't linked to it. */
function takeSubtree(page: Page, topId: ComponentId): Component[] {
  const parent = getComponent(page, getComponent(page, topId)?.parentId ?? rootId);
  const section = parent && findLibraryLink(parent)?.page;
  return getSubtree(page, topId).map(({ copiedFrom, ...component }) => {
    const isPart = section !== undefined && findLibraryLink({ copiedFrom })?.page === section;
    const kept = isPart ? withLibraryLink(copiedFrom, undefined) : copiedFrom;
    const parentId = component.id === topId ? rootId : component.parentId;
    return { ...component, parentId, ...(kept && { copiedFrom: kept }) };
  });
}

/**
 * Reads components from clipboard text; undefined for any other text. The components aren't validated yet.
 */
export function readClipboard(text: string): CopiedComponents | undefined {
  if (!text.startsWith(`{"format":"${format}"`)) return undefined;
  try {
    const { components, from } = JSON.parse(text) as { components?: unknown; from?: string };
    return Array.isArray(components) ? { components: components as WireComponent[], from } : undefined;
  } catch {
    return undefined;
  }
}
