import {
  applyPageChange,
  emptyPage,
  getSubtree,
  rootId,
  savePage,
  type BlockRules,
  type ComponentId,
  type Page,
  type WireComponent,
} from '@vitrina/epack-model';

import { getTopmost } from '../nesting/subtrees.ts';

/** Identifies clipboard text as blocks of Vitrina. */
const format = 'vitrina/components';

/** Components from the clipboard and the name of their source page, see `getPageName`. */
export interface CopiedComponents {
  readonly components: readonly WireComponent[];
  readonly from?: string | undefined;
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
  const components = getTopmost(page, ids).flatMap((id) =>
    getSubtree(page, id).map((component) =>
      component.id === id ? { ...component, parentId: rootId } : component,
    ),
  );
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
